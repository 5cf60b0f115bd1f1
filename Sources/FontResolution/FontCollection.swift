internal import CFontconfig
public import Typography

/// The fonts that may answer: an app's font directories, the system's fonts, or both.
///
/// Families are compared exactly, never by fontconfig's substitution rules; those are asked last, and only where system
/// fonts are on.
public final class FontCollection: Sendable {
  private let library: FontLibrary
  private let facts: @Sendable (_ file: String, _ faceIndex: Int) throws -> FaceFacts

  /// What could not be read while the directories were opened, a sentence each.
  public let warnings: [String]

  /// - Parameters:
  ///   - directories: Folders of fonts, with the folders below them.
  ///   - systemFonts: Whether the system's fonts and fontconfig's rules count too.
  ///   - cacheDirectory: A folder that can be written, where fontconfig keeps what it read.
  ///   - facts: Reads what only the font file tells of a face.
  /// - Throws: `FontResolutionError` for a directory that can't be read, or what `facts` throws.
  public init(
    directories: [String], systemFonts: Bool, cacheDirectory: String,
    facts: @escaping @Sendable (_ file: String, _ faceIndex: Int) throws -> FaceFacts
  ) throws {
    library = try FontLibrary(
      directories: directories, systemFonts: systemFonts, cacheDirectory: cacheDirectory)
    self.facts = facts
    let nameless = try library.directoryPatterns.compactMap { FaceRecord($0, text: "") }.filter {
      try $0.isNamedByFile && !facts($0.file, $0.faceIndex).hasFamilyName
    }
    warnings =
      library.warnings
      + nameless.map { "'\($0.file)' has no family name: no family answers for it, only its file" }
  }

  /// fontconfig's version, as linked.
  public static var libraryVersion: String {
    let version = Int(FcGetVersion())
    return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
  }

  /// True where there is no font at all.
  public var isEmpty: Bool { library.count == 0 }

  /// Whether the system's fonts count.
  public var hasSystemFonts: Bool { library.hasSystemFonts }

  /// Every face, or those of a family, each at its default instance, ordered by family, style, file and index.
  ///
  /// - Throws: `FontResolutionError` where fontconfig runs out of memory.
  public func faces(family: String? = nil, scalableOnly: Bool = false) throws -> [FaceIdentity] {
    let set = try library.list(family == nil ? nil : FC_FAMILY, equalTo: family ?? "")
    let listed = try faces(of: set).filter { $0.lacks == nil && ($0.isScalable || !scalableOnly) }
    let faces = listed.map { record in
      record.space == nil
        ? record.identity(traits: record.traits(nearest: FontTraits()))
        : instance(of: record, coordinates: [:])
    }
    return faces.sorted {
      ($0.family ?? "", $0.style ?? "", $0.file, $0.faceIndex)
        < ($1.family ?? "", $1.style ?? "", $1.file, $1.faceIndex)
    }
  }

  /// Every family name, in every language, sorted.
  ///
  /// - Throws: `FontResolutionError` where fontconfig runs out of memory.
  public func familyNames() throws -> [String] {
    Set(records(try library.list()).flatMap(\.families)).sorted()
  }

  /// Which face answers a request, and why.
  ///
  /// - Throws: `FontResolutionError` where fontconfig fails, or what reading a variable face throws.
  public func resolve(_ request: FontRequest) throws -> FontOutcome {
    let asked = try attempt(request.name, request)
    if let answer = asked.answer {
      return FontOutcome(
        request: request, kind: .override, reason: answer.reason, face: answer.face,
        missingStyle: answer.missingStyle, considered: asked.considered, isNamedFace: asked.isNamedFace)
    }
    var considered = asked.considered
    for name in request.fallbacks {
      let attempt = try attempt(name, request)
      considered += attempt.considered
      if let answer = attempt.answer {
        return FontOutcome(
          request: request, kind: .fallback,
          reason: "\(asked.failure); fallback \"\(name)\" is there: \(answer.reason)", face: answer.face,
          missingStyle: answer.missingStyle, considered: considered)
      }
    }
    let listed =
      request.fallbacks.isEmpty
      ? "" : ", nor does any fallback (\(request.fallbacks.joined(separator: ", "))) answer"
    guard library.hasSystemFonts else {
      return FontOutcome(
        request: request, kind: .none, reason: asked.failure + listed + "; system fonts are off", face: nil,
        considered: considered)
    }
    return try systemAnswer(request, failure: asked.failure + listed, considered: considered)
  }
}

// MARK: - Characters

extension FontCollection {
  /// The system's face for characters that a text's own faces lack; nil where system fonts are off, or have none.
  ///
  /// - Throws: `FontResolutionError` where fontconfig fails, or what reading the face throws.
  public func systemFace(for text: String, language: String?, traits: FontTraits) throws -> FaceIdentity? {
    guard library.hasSystemFonts, let characters = OwnedCharacterSet(text) else { return nil }
    let pattern = try self.pattern(traits, language: language)
    try pattern.add(FC_CHARSET, characters)
    guard let match = try library.match(pattern, showing: text),
      var record = FaceRecord(match.pointer, text: text), record.lacks == nil
    else { return nil }
    record.space = try facts(record.file, record.faceIndex).variationSpace
    return identity(of: record, asked: traits, style: nil)
  }

  /// Traits and languages, set here so that no answer hangs on the locale.
  private func pattern(_ traits: FontTraits, language: String?) throws(FontResolutionError) -> OwnedPattern {
    let pattern = try OwnedPattern()
    try pattern.add(FC_WEIGHT, FontconfigWeight.fromOpenType(traits.weight.value) ?? 80)
    try pattern.add(FC_WIDTH, traits.width)
    let slants: [FontSlant: Int32] = [.italic: FC_SLANT_ITALIC, .oblique: FC_SLANT_OBLIQUE]
    try pattern.add(FC_SLANT, Int(slants[traits.slant] ?? FC_SLANT_ROMAN))
    try pattern.add(FC_LANG, language ?? "en")
    try pattern.add(FC_NAMELANG, "en")
    return pattern
  }
}

// MARK: - One name

extension FontCollection {
  private struct Answer {
    let face: FaceIdentity
    let reason: String
    let missingStyle: String?
  }

  private struct Attempt {
    var answer: Answer?
    /// Why there is no answer.
    var failure = ""
    var considered: [FontOutcome.Considered] = []
    var isNamedFace = false
  }

  /// Tries a name as a family, then as a PostScript name, then as a full name.
  private func attempt(_ name: String, _ request: FontRequest) throws -> Attempt {
    let family = try faces(of: library.list(FC_FAMILY, equalTo: name), text: request.text)
      .filter { !$0.families.isEmpty }
    if !family.isEmpty { return try best(of: family, family: name, request) }
    for (property, kind) in [(FC_POSTSCRIPT_NAME, "PostScript name"), (FC_FULLNAME, "full name")] {
      let faces = try records(library.list(property, equalTo: name), text: request.text).filter {
        try !$0.isVariable && (!$0.isNamedByFile || facts($0.file, $0.faceIndex).hasFamilyName)
      }
      if !faces.isEmpty { return try exact(faces, kind: kind, name: name, request) }
    }
    if let (instance, lacks) = try namedInstance(postScriptName: name, text: request.text) {
      let considered = [FontOutcome.Considered(face: instance, rejected: lacks)]
      if let lacks {
        return Attempt(failure: "the named instance \"\(name)\" \(lacks)", considered: considered)
      }
      return Attempt(
        answer: Answer(
          face: instance,
          reason: "\"\(name)\" is the PostScript name of a named instance" + request.ignored(by: instance),
          missingStyle: nil),
        considered: considered, isNamedFace: true)
    }
    return Attempt(failure: "no installed face has the family, PostScript or full name \"\(name)\"")
  }

  private func exact(
    _ faces: [FaceRecord], kind: String, name: String, _ request: FontRequest
  ) throws -> Attempt {
    let choice = FaceChoice(asked: FontTraits(), family: name)
    var attempt = Attempt(failure: "the face with the \(kind) \"\(name)\" lacks a character of the text")
    attempt.isNamedFace = true
    for record in choice.ranked(faces) {
      let face = try instance(named: name, of: record)
      if let missing = record.lacks {
        attempt.considered.append(.init(face: face, rejected: missing))
      } else if let taken = attempt.answer?.face {
        attempt.considered.append(.init(face: face, rejected: Self.duplicate(of: taken, face)))
      } else {
        attempt.answer = Answer(
          face: face, reason: "\"\(name)\" is its \(kind)" + request.ignored(by: face), missingStyle: nil)
        attempt.considered.append(.init(face: face, rejected: nil))
      }
    }
    return attempt
  }

  private func best(of family: [FaceRecord], family name: String, _ request: FontRequest) throws -> Attempt {
    let style = StyleChoice(request, family: family)
    let choice = FaceChoice(asked: style.traits, family: name)
    let candidates = style.named.isEmpty ? family : style.named
    let others = style.named.isEmpty ? [] : family.filter { !style.names($0) }

    var attempt = Attempt()
    var missing: String?
    for record in choice.ranked(candidates) {
      let face = identity(of: record, asked: style.traits, style: request.faceStyle)
      if let lacks = record.lacks {
        missing = missing ?? lacks
        attempt.considered.append(.init(face: face, rejected: lacks))
      } else if let taken = attempt.answer?.face {
        attempt.considered.append(
          .init(face: face, rejected: style.difference(taken, face) ?? Self.duplicate(of: taken, face)))
      } else {
        let lack = style.lack(in: face, of: name)
        attempt.answer = Answer(
          face: face, reason: style.reason(for: face, of: name, lack: lack), missingStyle: lack)
        attempt.considered.append(.init(face: face, rejected: nil))
      }
    }
    for record in choice.ranked(others) {
      let face = identity(of: record, asked: style.traits, style: request.faceStyle)
      attempt.considered.append(.init(face: face, rejected: "its style is not \(request.faceStyle ?? "")"))
    }
    if attempt.answer == nil {
      attempt.failure = "no face of \"\(name)\" has the text's characters: it \(missing ?? "lacks some")"
    }
    return attempt
  }

  private static func duplicate(of taken: FaceIdentity, _ other: FaceIdentity) -> String {
    if let chosen = taken.version, let version = other.version, chosen != version {
      return "an older version, \(version), of the same face: \(chosen) was taken"
    }
    return "equal to the one that was taken, which comes first"
  }

  /// fontconfig's own answer, by the system's rules.
  private func systemAnswer(
    _ request: FontRequest, failure: String, considered: [FontOutcome.Considered]
  ) throws -> FontOutcome {
    let asked = request.traits
    let pattern = try self.pattern(asked, language: request.language)
    try pattern.add(FC_FAMILY, request.name)
    guard let match = library.match(pattern), var record = FaceRecord(match.pointer, text: request.text)
    else {
      return FontOutcome(
        request: request, kind: .none, reason: failure + "; and fontconfig has no font at all", face: nil,
        considered: considered)
    }
    record.space = try facts(record.file, record.faceIndex).variationSpace
    let face = identity(of: record, asked: asked, style: nil)
    if let lacks = record.lacks {
      return FontOutcome(
        request: request, kind: .none,
        reason: "\(failure); and fontconfig's own answer, \(face.displayName), \(lacks)", face: nil,
        considered: considered + [.init(face: face, rejected: lacks)])
    }
    return FontOutcome(
      request: request, kind: .fallback,
      reason: "\(failure); fontconfig's own answer is \(face.family ?? face.displayName)", face: face,
      considered: considered + [.init(face: face, rejected: nil)])
  }
}

// MARK: - Records and variable faces

extension FontCollection {
  /// The faces and named instances of a listing, each once, although the app's directories and the system may both
  /// hold it.
  private func records(_ set: borrowing OwnedFontSet, text: String = "") -> [FaceRecord] {
    var seen: Set<String> = []
    return set.patterns.compactMap { FaceRecord($0, text: text) }.filter { seen.insert($0.key).inserted }
  }

  /// The faces alone: a variable one stands for its instances, and a name that is only its file's is none.
  private func faces(of set: borrowing OwnedFontSet, text: String = "") throws -> [FaceRecord] {
    let all = records(set, text: text)
    func place(_ record: FaceRecord) -> String { "\(record.file)#\(record.faceIndex)" }
    let variable = Set(all.filter(\.isVariable).map(place))
    // fontconfig calls no face variable that has other axes than weight, width and size; its instances give it away.
    let withInstances = Set(all.filter { $0.instance > 0 }.map(place))
    // It lists the default instance of a variable face as a static one too, with its PostScript name.
    let defaults = Dictionary(
      all.filter { !$0.isVariable && $0.instance == 0 }.map { (place($0), $0) },
      uniquingKeysWith: { first, _ in first })
    var faces: [FaceRecord] = []
    for var record in all
    where record.isVariable || (record.instance == 0 && !variable.contains(place(record))) {
      if record.isVariable || withInstances.contains(place(record)) {
        do {
          record.space = try facts(record.file, record.faceIndex).variationSpace
        } catch {
          // Its neighbours serve; this one is rejected, with the reason.
          record.lacks = "can't be read: \(error)"
        }
        record.postScriptName = record.postScriptName ?? defaults[place(record)]?.postScriptName
      }
      if record.isNamedByFile, try !facts(record.file, record.faceIndex).hasFamilyName {
        record.families = []
      }
      faces.append(record)
    }
    return faces
  }

  /// The face at the asked traits, or at the named instance that the style asks for.
  private func identity(of record: FaceRecord, asked: FontTraits, style: String?) -> FaceIdentity {
    guard let space = record.space else { return record.identity(traits: record.traits(nearest: asked)) }
    if let style, let named = space.instance(styleNamed: style) {
      return instance(of: record, coordinates: named.coordinates)
    }
    return instance(of: record, coordinates: Self.coordinates(for: asked))
  }

  private static func coordinates(for traits: FontTraits) -> [String: Double] {
    var coordinates = ["wght": traits.weight.value, "wdth": traits.width]
    if traits.slant != .upright {
      // Degrees, counted against the clock; the axis clamps what it doesn't reach.
      coordinates["slnt"] = -90
      coordinates["ital"] = 1
    }
    return coordinates
  }

  /// The face at coordinates clamped to its axes, the others at their defaults.
  private func instance(of record: FaceRecord, coordinates: [String: Double]) -> FaceIdentity {
    let face = record.identity(traits: record.traits(nearest: FontTraits()))
    guard let space = record.space else { return face }
    return space.moving(face, to: space.place(nearest: coordinates))
  }

  /// The face that has a PostScript or full name: of a variable one the instance of that name, else its default.
  private func instance(named name: String, of record: FaceRecord) throws -> FaceIdentity {
    var record = record
    record.space = try facts(record.file, record.faceIndex).variationSpace
    guard let space = record.space else { return identity(of: record, asked: FontTraits(), style: nil) }
    // fontconfig makes up the PostScript names of instances.
    if record.instance > 0 { record.postScriptName = nil }
    let named =
      space.instance(postScriptNamed: name)
      ?? (space.instances.indices.contains(record.instance - 1) ? space.instances[record.instance - 1] : nil)
    return instance(of: record, coordinates: named?.coordinates ?? [:])
  }

  /// fontconfig 2.14 makes up the PostScript names of named instances; fvar has the real ones.
  private func namedInstance(
    postScriptName: String, text: String
  ) throws -> (face: FaceIdentity, lacks: String?)? {
    guard !postScriptName.contains(" ") else { return nil }
    // All faces: fontconfig calls no face variable that has a slant axis alone.
    let variable = try faces(of: library.list(), text: text).filter { $0.space != nil }
    for record in FaceChoice(asked: FontTraits(), family: "").ranked(variable) {
      if let named = record.space?.instance(postScriptNamed: postScriptName) {
        return (instance(of: record, coordinates: named.coordinates), record.lacks)
      }
    }
    return nil
  }
}

extension FontRequest {
  /// What is asked beside the name of one face, which is that face whatever is asked; empty where it has it all.
  fileprivate func ignored(by face: FaceIdentity) -> String {
    let traits = face.traits
    let asked = [
      (faceStyle.map { StyleWords.fold($0) != StyleWords.fold(face.style ?? "") }, "style"),
      (weight.map { abs($0.value - traits.weight.value) >= 1 }, "weight"),
      (width.map { !traits.hasWidth($0) }, "width"),
      (slant.map { !traits.hasSlant($0) }, "slant"),
    ]
    let ignored = asked.filter { $0.0 == true }.map(\.1)
    if ignored.isEmpty { return "" }
    return ", and names that face, whatever \(ignored.joined(separator: " and ")) is asked"
  }
}

extension VariationSpace {
  func instance(postScriptNamed name: String) -> NamedInstance? {
    instances.first { $0.postScriptName?.lowercased() == name.lowercased() }
  }

  func instance(styleNamed style: String) -> NamedInstance? {
    instances.first { $0.name.map { StyleWords.fold($0) == StyleWords.fold(style) } == true }
  }
}
