extension String {
  /// Without control characters and marks of direction, which would act on a terminal, and what no XML may hold: names
  /// of fonts may have any.
  ///
  /// Text for people is made of `paint`, `line`, `wrapped` and tables alone, which see to it.
  package var printable: String {
    if isPrintableASCII || !unicodeScalars.contains(where: Self.acts) { return self }
    var text = ""
    for scalar in unicodeScalars { text.unicodeScalars.append(Self.acts(scalar) ? "\u{FFFD}" : scalar) }
    return text
  }

  /// The same, with its tabs and line ends.
  var printableLines: String {
    if isPrintableASCII { return self }
    var text = ""
    for scalar in unicodeScalars {
      let isKept = ["\t", "\n", "\r"].contains(scalar) || !Self.acts(scalar)
      text.unicodeScalars.append(isKept ? scalar : "\u{FFFD}")
    }
    return text
  }

  /// A line for people, of text that has no colours.
  func line(indentation: String = "") -> String { indentation + printable + "\n" }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
