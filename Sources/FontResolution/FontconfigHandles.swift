internal import CFontconfig

/// An `FcPattern` that this value owns.
struct OwnedPattern: ~Copyable {
  let pointer: OpaquePointer

  init() throws(FontResolutionError) {
    guard let pointer = FcPatternCreate() else { throw .outOfMemory }
    self.pointer = pointer
  }

  init(takingOwnership pointer: OpaquePointer) { self.pointer = pointer }

  deinit { FcPatternDestroy(pointer) }

  func add(_ object: String, _ value: String) throws(FontResolutionError) {
    try check(FcPatternAddString(pointer, object, Array(value.utf8) + [0]))
  }

  func add(_ object: String, _ value: Double) throws(FontResolutionError) {
    try check(FcPatternAddDouble(pointer, object, value))
  }

  func add(_ object: String, _ value: Int) throws(FontResolutionError) {
    try check(FcPatternAddInteger(pointer, object, CInt(clamping: value)))
  }

  func add(_ object: String, _ value: borrowing OwnedCharacterSet) throws(FontResolutionError) {
    try check(FcPatternAddCharSet(pointer, object, value.pointer))
  }

  /// Adding fails only for want of memory.
  private func check(_ status: FcBool) throws(FontResolutionError) {
    if status == FcBool(FcFalse) { throw .outOfMemory }
  }
}

/// An `FcCharSet` that this value owns.
struct OwnedCharacterSet: ~Copyable {
  let pointer: OpaquePointer

  /// - Returns: nil where fontconfig is out of memory.
  init?(_ text: String) {
    guard let pointer = FcCharSetCreate() else { return nil }
    for scalar in text.unicodeScalars { FcCharSetAddChar(pointer, scalar.value) }
    self.pointer = pointer
  }

  deinit { FcCharSetDestroy(pointer) }
}

/// An `FcFontSet` that this value owns, with its patterns.
struct OwnedFontSet: ~Copyable {
  let pointer: UnsafeMutablePointer<FcFontSet>

  init(takingOwnership pointer: UnsafeMutablePointer<FcFontSet>) { self.pointer = pointer }

  /// A set of patterns that others own, too.
  init(_ patterns: [OpaquePointer]) throws(FontResolutionError) {
    guard let pointer = FcFontSetCreate() else { throw .outOfMemory }
    for pattern in patterns {
      FcPatternReference(pattern)
      if FcFontSetAdd(pointer, pattern) == FcBool(FcFalse) {
        FcFontSetDestroy(pointer)
        throw .outOfMemory
      }
    }
    self.pointer = pointer
  }

  deinit { FcFontSetDestroy(pointer) }

  var patterns: [OpaquePointer] {
    guard let fonts = pointer.pointee.fonts else { return [] }
    return (0..<Int(pointer.pointee.nfont)).compactMap { fonts[$0] }
  }
}

/// An `FcObjectSet` that this value owns: the properties that a listing keeps.
struct OwnedObjectSet: ~Copyable {
  let pointer: UnsafeMutablePointer<FcObjectSet>

  init(_ objects: [String]) throws(FontResolutionError) {
    guard let pointer = FcObjectSetCreate() else { throw .outOfMemory }
    for object in objects { FcObjectSetAdd(pointer, object) }
    self.pointer = pointer
  }

  deinit { FcObjectSetDestroy(pointer) }
}

/// Reads of a pattern; every value is copied at once.
struct PatternReader {
  let pattern: OpaquePointer

  func string(_ object: String, _ position: Int = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, CInt(position), &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  func strings(_ object: String) -> [String] {
    var found: [String] = []
    while let value = string(object, found.count) { found.append(value) }
    return found
  }

  func integer(_ object: String) -> Int? {
    var value: CInt = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  func bool(_ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value == FcBool(FcTrue)
  }

  /// A number, or the two ends of an axis.
  func range(_ object: String) -> ClosedRange<Double>? {
    var number = 0.0
    if FcPatternGetDouble(pattern, object, 0, &number) == FcResultMatch { return number...number }
    var range: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard FcPatternGetRange(pattern, object, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &low, &high) == FcBool(FcTrue), low <= high
    else { return nil }
    return low...high
  }
}

/// The characters of a text that a face must have glyphs for: those that are seen.
struct RequiredCharacters {
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = text.unicodeScalars.filter {
      !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control
    }
  }

  /// The first that a face has no glyph for.
  func firstMissing(in pattern: OpaquePointer) -> Unicode.Scalar? {
    var charset: OpaquePointer?
    guard !scalars.isEmpty, FcPatternGetCharSet(pattern, FC_CHARSET, 0, &charset) == FcResultMatch,
      let charset
    else { return nil }
    return scalars.first { FcCharSetHasChar(charset, $0.value) == FcBool(FcFalse) }
  }
}
