public import LayoutAudit
internal import Typography

/// `typefit diff` for people: all that moved is told, and what doesn't count is marked as tolerated.
extension DiffReport {
  public static func text(_ diff: SnapshotDiff, _ palette: Palette) -> String {
    var parts = diff.faces.map { face($0, palette) }
    parts += diff.lostFaces.map { lost(palette) + "  the face \($0.displayName)".line() }
    parts += diff.gainedFaces.map { "gained  the face \($0.displayName)".line() }
    parts += diff.elements.map { element($0, palette) }
    let moved = list("removed", diff.lostElements) + list("added", diff.gainedElements)
    if !moved.isEmpty { parts.append(moved) }
    return (parts + [summary(diff, palette)]).joined(separator: "\n")
  }

  private static func summary(_ diff: SnapshotDiff, _ palette: Palette) -> String {
    if diff.counted > 0 {
      return palette.paint(counted(diff.counted, "change") + (diff.counted == 1 ? " counts" : " count"), .red)
        + "\n"
    }
    let isEqual =
      diff.faces.isEmpty && diff.elements.isEmpty && diff.gainedFaces.isEmpty && diff.lostElements.isEmpty
      && diff.gainedElements.isEmpty
    return palette.paint(isEqual ? "no change" : "no change counts", .green) + "\n"
  }

  private static func lost(_ palette: Palette) -> String { palette.paint("lost", .red) }

  private static func list(_ word: String, _ keys: [Snapshot.Element.Key]) -> String {
    keys.map { "\(word)  the element \(title($0))".line() }.joined()
  }

  // MARK: Faces

  private static func face(_ diff: FaceDiff, _ palette: Palette) -> String {
    var text = palette.paint(diff.new.face.displayName, .bold) + "\n"
    let versions = [diff.old, diff.new].map { $0.versionText ?? "no version" }
    let change = versions[0] == versions[1] ? ", another file" : " → \(versions[1])"
    text += (versions[0] + change).line(indentation: "  ")
    if diff.isEmpty { text += "  metrics, advances, coverage, features and axes are the same\n" }
    text += metrics(diff, palette)
    text += advances(diff, palette)
    text += characters(lost(palette), diff.lostCharacters) + characters("gained", diff.gainedCharacters)
    if !diff.lostFeatures.isEmpty {
      text += "features \(diff.lostFeatures.joined(separator: ", "))".listed(as: lost(palette))
    }
    if !diff.gainedFeatures.isEmpty {
      text += "features \(diff.gainedFeatures.joined(separator: ", "))".listed(as: "gained")
    }
    for change in diff.axes {
      switch (change.old, change.new) {
      case (_?, nil): text += "the axis \(change.tag)".listed(as: lost(palette))
      case (nil, let axis?): text += "the axis \(change.tag) \(range(axis))".listed(as: "gained")
      case (let old?, let new?):
        text += "the axis \(change.tag) \(range(old)) → \(range(new))".listed(as: "moved")
      case (nil, nil): break
      }
    }
    return text
  }

  private static func range(_ axis: VariationAxis) -> String {
    "\(axis.minimum.shortText) to \(axis.maximum.shortText), default \(axis.default.shortText)"
  }

  /// The units that moved, and what the line's lengths come to in each category.
  private static func metrics(_ diff: FaceDiff, _ palette: Palette) -> String {
    if diff.metrics.isEmpty { return "" }
    var units = TextTable(
      [.left(""), .right("old"), .right("new"), .right("change"), .left("")], indentation: "  ")
    for change in diff.metrics {
      let difference = change.old.flatMap { old in change.new.map { signed($0 - old) } }
      units.add([
        change.metric, change.old?.shortText ?? "–", change.new?.shortText ?? "–", difference ?? "–",
        change.counts ? "" : "tolerated",
      ])
    }
    if diff.old.metrics.unitsPerEm != diff.new.metrics.unitsPerEm {
      units.add([
        "units per em", String(diff.old.metrics.unitsPerEm), String(diff.new.metrics.unitsPerEm), "–", "",
      ])
    }
    let shown = diff.metrics.filter {
      ["lineHeight", "ascender", "descender", "lineGap"].contains($0.metric)
    }
    guard let first = shown.first else { return units.text(palette) }
    var points = TextTable(
      [.left("in points, body"), .right("size")] + shown.map { .right($0.metric) }, indentation: "  ")
    for (row, point) in first.points.enumerated() {
      points.add(
        [point.category.name, point.size.shortText]
          + shown.map { change in
            let (old, new) = (change.points[row].old ?? 0, change.points[row].new ?? 0)
            return "\(old.fixedText(decimals: 2)) → \(new.fixedText(decimals: 2)) (\(signed(new - old)))"
          })
    }
    return units.text(palette) + "\n" + points.text(palette)
  }

  /// Characters that moved by the same share of the em stand together.
  private static func advances(_ diff: FaceDiff, _ palette: Palette) -> String {
    let scale = Double(diff.new.metrics.unitsPerEm)
    let groups = Dictionary(grouping: diff.advances) { change in
      change.new - change.old * scale / Double(diff.old.metrics.unitsPerEm)
    }
    return groups.sorted { $0.key < $1.key }.map { change, characters in
      let isCounted = characters.contains(where: \.counts)
      let points = signed(change * 17 / scale)
      let listed = characters.map { shown($0.character) }.joined(separator: " ")
      return
        "\(signed(change)) units (\(points) pt at 17)\(isCounted ? "" : ", tolerated"): \(listed)"
        .listed(as: "advance")
    }.joined()
  }

  private static func characters(_ word: String, _ characters: [Unicode.Scalar]) -> String {
    if characters.isEmpty { return "" }
    let listed = characters.map(shown).joined(separator: " ")
    return "\(characters.count == 1 ? "the character" : "\(characters.count) characters:") \(listed)"
      .listed(as: word)
  }

  /// A letter as itself, and what can't be seen as its code point.
  private static func shown(_ character: Unicode.Scalar) -> String {
    switch character.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .otherPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .mathSymbol, .currencySymbol, .otherSymbol:
      String(character)
    default: character.codePointText
    }
  }

  private static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + value.shortText }

  // MARK: Elements

  private static func title(_ key: Snapshot.Element.Key) -> String {
    key.name
      + CaseVariant(
        locale: key.locale, width: key.availableWidth, isOneOfWidths: true, boldText: key.boldText
      ).phrase
  }

  private static func element(_ diff: SnapshotDiff.ElementDiff, _ palette: Palette) -> String {
    var table = TextTable(
      [.left("category"), .right("lines"), .right("height"), .left("verdict"), .left("")], indentation: "  ")
    for change in diff.changes {
      func cell(_ value: (CategoryResult) -> String?) -> String {
        let (old, new) = (change.old.map { value($0) ?? "–" }, change.new.map { value($0) ?? "–" })
        return old == new ? old ?? "" : "\(old ?? "none") → \(new ?? "none")"
      }
      table.add([
        change.category.name, cell { $0.lines.map(String.init) }, cell { $0.height?.shortText },
        cell { $0.verdict.rawValue }, change.counts ? "" : change.old == nil ? "added" : "tolerated",
      ])
    }
    return palette.paint(title(diff.key), .bold) + "\n" + table.text(palette)
  }
}

extension String {
  /// An entry behind a word, its further lines indented.
  fileprivate func listed(as word: String) -> String {
    let lines = wrapped(indentation: "    ")
    return "  \(word)  " + lines.dropFirst(4)
  }
}
