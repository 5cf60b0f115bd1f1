internal import CFontconfig

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// fontconfig's view of the fonts: one configuration of our own, and the sets of faces that it may choose from.
///
/// Sendable although it holds C pointers: nothing changes the configuration or the sets after `init`, fontconfig's
/// reads of an unchanging configuration are thread-safe (since 2.10.91), and rescanning is off.
final class FontLibrary: @unchecked Sendable {
  private let config: OpaquePointer
  /// Those that were copied from directory caches, freed with the library.
  private let directorySets: [UnsafeMutablePointer<FcFontSet>]
  private let caches: [OpaquePointer]
  private let sets: [UnsafeMutablePointer<FcFontSet>]
  let hasSystemFonts: Bool
  let warnings: [String]

  init(directories: [String], systemFonts: Bool, cacheDirectory: String) throws(FontResolutionError) {
    var folders: [FontDirectory.Folder] = []
    var warnings: [String] = []
    for directory in directories {
      let found = try FontDirectory(directory)
      folders += found.folders
      warnings += found.warnings
    }

    guard let config = systemFonts ? FcInitLoadConfig() : FcConfigCreate() else {
      throw FontResolutionError("fontconfig can't load its configuration")
    }
    // Without directories nothing is scanned that a cache could keep.
    guard
      (directories.isEmpty && !systemFonts) || Self.hasWritableCache(config)
        || Self.addCache(cacheDirectory, to: config),
      !systemFonts || FcConfigBuildFonts(config) == FcBool(FcTrue)
    else {
      // `self` is not initialised, so `deinit` will not run.
      FcConfigDestroy(config)
      throw FontResolutionError("fontconfig can't build its list of fonts")
    }
    FcConfigSetRescanInterval(config, 0)

    var caches: [OpaquePointer] = []
    var directorySets: [UnsafeMutablePointer<FcFontSet>] = []
    var seen: Set<String> = []
    for folder in folders where seen.insert(folder.path).inserted {
      guard let set = Self.read(folder, cacheDirectory, config, &caches) else {
        warnings.append("'\(folder.path)' can't be read as a font directory")
        continue
      }
      directorySets.append(set)
      let read = Set(Self.patterns(of: set).compactMap { PatternReader(pattern: $0).string(FC_FILE) })
      for file in folder.fontFiles where !read.contains(file) {
        warnings.append("'\(file)' was left out: fontconfig finds no face in it")
      }
    }

    self.config = config
    self.caches = caches
    self.directorySets = directorySets
    self.warnings = warnings
    hasSystemFonts = systemFonts
    // The app's own directories first, as an app's own fonts come before the system's.
    sets = directorySets + (systemFonts ? [FcConfigGetFonts(config, FcSetSystem)].compactMap(\.self) : [])
  }

  /// The faces of a folder, from a cache that was made from it as it is.
  private static func read(
    _ folder: FontDirectory.Folder, _ cacheDirectory: String, _ config: OpaquePointer,
    _ caches: inout [OpaquePointer]
  ) -> UnsafeMutablePointer<FcFontSet>? {
    if folder.isUnsafe {
      guard let set = FcFontSetCreate() else { return nil }
      for file in folder.fontFiles { FcFileScan(set, nil, nil, nil, Array(file.utf8) + [0], FcBool(FcTrue)) }
      return set
    }
    let state = FolderState(of: folder, in: cacheDirectory)
    let isCurrent = state.isCurrent
    guard
      let cache = FcDirCacheRead(
        Array(folder.path.utf8) + [0], FcBool(isCurrent ? FcFalse : FcTrue), config)
    else { return nil }
    if !isCurrent { state.save() }
    caches.append(cache)
    return FcCacheCopySet(cache)
  }

  deinit {
    for set in directorySets { FcFontSetDestroy(set) }
    for cache in caches { FcDirCacheUnload(cache) }
    FcConfigDestroy(config)
  }

  /// The faces of the directories, without the system's.
  var directoryPatterns: [OpaquePointer] { directorySets.flatMap(Self.patterns) }

  /// How many patterns there are: faces and named instances.
  var count: Int { sets.reduce(0) { $0 + Int($1.pointee.nfont) } }

  /// The faces whose property equals a value; every face where no property is given.
  ///
  /// fontconfig compares names without regard to case, and families without regard to spaces.
  func list(_ object: String? = nil, equalTo value: String = "") throws(FontResolutionError) -> OwnedFontSet {
    let pattern = try OwnedPattern()
    if let object { try pattern.add(object, value) }
    return try list(pattern)
  }

  private func list(_ pattern: borrowing OwnedPattern) throws(FontResolutionError) -> OwnedFontSet {
    let objects = try OwnedObjectSet(FaceRecord.objects + [FC_CHARSET])
    var all: [UnsafeMutablePointer<FcFontSet>?] = sets
    guard let found = FcFontSetList(config, &all, CInt(all.count), pattern.pointer, objects.pointer) else {
      throw .outOfMemory
    }
    return OwnedFontSet(takingOwnership: found)
  }

  /// fontconfig's own answer to a pattern, by the system's rules; nil where there is no font at all.
  func match(_ pattern: borrowing OwnedPattern) -> OwnedPattern? { match(pattern, among: sets) }

  /// The same of the faces that have all characters of a text. To rank every face for each character would take long.
  func match(_ pattern: borrowing OwnedPattern, showing text: String) throws(FontResolutionError)
    -> OwnedPattern?
  {
    let characters = RequiredCharacters(text)
    let showing = try OwnedFontSet(
      sets.flatMap(Self.patterns).filter { characters.firstMissing(in: $0) == nil })
    return match(pattern, among: [showing.pointer])
  }

  private func match(
    _ pattern: borrowing OwnedPattern, among sets: [UnsafeMutablePointer<FcFontSet>]
  ) -> OwnedPattern? {
    FcConfigSubstitute(config, pattern.pointer, FcMatchPattern)
    FcDefaultSubstitute(pattern.pointer)
    var all: [UnsafeMutablePointer<FcFontSet>?] = sets
    var result = FcResultNoMatch
    guard let found = FcFontSetMatch(config, &all, CInt(all.count), pattern.pointer, &result),
      result == FcResultMatch
    else { return nil }
    return OwnedPattern(takingOwnership: found)
  }

  private static func patterns(of set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
    guard let fonts = set.pointee.fonts else { return [] }
    return (0..<Int(set.pointee.nfont)).compactMap { fonts[$0] }
  }

  /// Whether fontconfig can keep what it reads already; each further folder is searched for every folder of fonts.
  private static func hasWritableCache(_ config: OpaquePointer) -> Bool {
    guard let folders = FcConfigGetCacheDirs(config) else { return false }
    defer { FcStrListDone(folders) }
    while let folder = FcStrListNext(folders) {
      if folder.withMemoryRebound(to: CChar.self, capacity: 1, { access($0, W_OK | X_OK) }) == 0 {
        return true
      }
    }
    return false
  }

  private static func addCache(_ folder: String, to config: OpaquePointer) -> Bool {
    let text = "<fontconfig><cachedir>\(escape(folder))</cachedir></fontconfig>"
    return FcConfigParseAndLoadFromMemory(config, Array(text.utf8) + [0], FcBool(FcTrue)) == FcBool(FcTrue)
  }

  private static func escape(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
    return text
  }
}
