internal import FontFaces
internal import FontResolution
public import Typography

/// Names that no font has.
extension TextEngine {
  /// What a name may mean that no font has: a font file, or the family nearest in spelling; nil where nothing is near.
  ///
  /// - Throws: Where the fonts can't be searched.
  public func hint(for name: String) throws -> FontNameHint? {
    if let known = hints.withLock({ $0[name] }) { return known }
    let hint =
      try fileHint(for: name) ?? nearestName(to: name, among: collection.familyNames()).map { .family($0) }
    hints.withLock { $0[name] = .some(hint) }
    return hint
  }

  private func fileHint(for name: String) throws -> FontNameHint? {
    guard isFontFileName(name) else { return nil }
    if let face = try collection.faces().first(where: { $0.file.hasSuffix("/" + name) }) {
      return .file(family: face.family, isAmongFonts: true)
    }
    do {
      let file = name.hasPrefix("/") ? name : folder + name
      return .file(family: try FontFace(file: file).identity.family, isAmongFonts: false)
    } catch {
      // Nothing is there, or no font.
      return nil
    }
  }
}
