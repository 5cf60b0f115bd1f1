internal import CFreeType
public import Typography

/// One face of a font file, opened by FreeType, at one place of its variation space.
///
/// Not Sendable: FreeType allows one thread in a face at a time. Each face has a library of its own, so that faces may
/// be opened and used side by side.
public final class FontFace {
  public let file: String
  /// Position in a collection file.
  public let faceIndex: Int
  /// How many faces the file has.
  public let faceCount: Int
  /// The axes and named instances; nil for a static face.
  public let variationSpace: VariationSpace?
  /// The value of each axis; empty for a static face.
  public let variations: [String: Double]

  let face: FT_Face
  /// As stored in the file, before any variation.
  let stored: StoredTables
  /// What MVAR adds at this place.
  let deltas: MetricDeltas
  /// The sizes of a face without outlines; empty for a scalable one.
  let strikes: Strikes
  /// Read where a glyph needs them.
  private(set) lazy var outlines = OutlineTables(SfntFile(face))
  private(set) lazy var horizontalMetrics = HorizontalMetrics(face)
  private let library: FT_Library

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - file: Path of the font file.
  ///   - faceIndex: Position in a collection file, from 0.
  ///   - variations: Axis tags and values in the axes' own units; axes left out stay at their defaults.
  /// - Throws: `FontFaceError` where FreeType refuses the file, there is no such face or axis, or a value lies outside it.
  public init(file: String, faceIndex: Int = 0, variations: [String: Double] = [:]) throws(FontFaceError) {
    guard (0...0xFFFF).contains(faceIndex) else {
      throw FontFaceError(file: file, "has no face \(faceIndex): faces are counted from 0")
    }
    // FreeType would wait for a pipe to be written, and unpack whatever it is given.
    if let problem = FileProblem.of(file) { throw FontFaceError(file: file, problem) }
    var library: FT_Library?
    let status = FT_Init_FreeType(&library)
    guard status == 0, let library else { throw FontFaceError(file: file, status: status) }

    var face: FT_Face?
    let opened = FT_New_Face(library, file, faceIndex, &face)
    guard opened == 0, let face else {
      // `self` is not initialised, so `deinit` will not run.
      FT_Done_FreeType(library)
      throw Self.refusal(of: file, faceIndex: faceIndex, status: opened)
    }
    do throws(FontFaceError) {
      stored = try StoredTables(face, file: file)
      variationSpace = try VariationSpace.read(face, library: library, file: file)
      self.variations = try Self.place(variations, in: variationSpace, file: file)
      deltas = try MetricDeltas(
        moving: face, to: self.variations, in: variationSpace, from: stored, file: file)
    } catch {
      FT_Done_FreeType(library)  // The face goes with its library.
      throw error
    }
    strikes = Strikes(face)
    self.file = file
    self.faceIndex = faceIndex
    faceCount = face.pointee.num_faces
    self.face = face
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// FreeType's version, as linked.
  public static var libraryVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static func refusal(of file: String, faceIndex: Int, status: FT_Error) -> FontFaceError {
    if faceIndex > 0 {
      var library: FT_Library?
      var face: FT_Face?
      if FT_Init_FreeType(&library) == 0, let library {
        defer { FT_Done_FreeType(library) }
        if FT_New_Face(library, file, 0, &face) == 0, let face {
          return FontFaceError(
            file: file,
            "has no face \(faceIndex): it has \(face.pointee.num_faces), counted from 0")
        }
      }
    }
    return FontFaceError(file: file, status: status)
  }

  /// Every axis with its value.
  private static func place(
    _ asked: [String: Double], in space: VariationSpace?, file: String
  ) throws(FontFaceError) -> [String: Double] {
    for (tag, value) in asked.sorted(by: { $0.key < $1.key }) {
      guard let space else {
        throw FontFaceError(file: file, "has no axis '\(tag)': it is not a variable font")
      }
      guard let axis = space.axis(tag) else {
        throw FontFaceError(
          file: file,
          "has no axis '\(tag)'\(suggestion(for: tag, among: space.axes.map(\.tag)))")
      }
      guard value >= axis.minimum, value <= axis.maximum else {
        throw FontFaceError(
          file: file, "axis \(tag) goes from \(axis.minimum) to \(axis.maximum): \(value) is outside it")
      }
    }
    var values: [String: Double] = [:]
    for axis in space?.axes ?? [] { values[axis.tag] = asked[axis.tag] ?? axis.default }
    return values
  }
}
