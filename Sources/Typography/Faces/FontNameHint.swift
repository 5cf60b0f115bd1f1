/// What a name may mean that no font has.
public enum FontNameHint: Hashable, Sendable {
  /// The family nearest in spelling.
  case family(String)
  /// A font file: its family, nil where it has none, and whether its folder is searched for fonts already.
  case file(family: String?, isAmongFonts: Bool)

  /// What to do about it, for the end of a message.
  ///
  /// - Parameters:
  ///   - name: The name that no font has.
  ///   - folders: How folders of fonts are named, such as `with --font-dir`.
  package func remedy(for name: String, folders: String) -> String {
    switch self {
    case .family(let family): return "did you mean '\(family)'?"
    case .file(let family?, let isAmongFonts):
      let folder = isAmongFonts ? "" : ", and its folder \(folders)"
      return "'\(name)' is a font file: name its family, '\(family)'\(folder)"
    case .file(nil, _): return "'\(name)' is a font file without a family name, which no name finds"
    }
  }
}
