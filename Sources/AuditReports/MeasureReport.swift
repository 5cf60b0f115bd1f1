public import LayoutAudit
internal import Typography

/// `typefit measure`: one text in every category, with its lines.
public struct MeasureReport: Sendable {
  /// A line as it is shown.
  public struct Line: Hashable, Sendable {
    public let text: String
    /// Points, hanging space left out.
    public let width: Double

    public init(text: String, width: Double) {
      self.text = text
      self.width = width
    }
  }

  public let element: JudgedElement
  /// The lines that each row shows, in the rows' order; nil where nothing could be laid out.
  public let lines: [[Line]?]

  public init(element: JudgedElement, lines: [[Line]?]) {
    self.element = element
    self.lines = lines
  }

  public func json() -> String {
    let results = zip(element.rows, lines).map { row, lines in
      JSON.object(
        JSON.result(CategoryResult(row)) + [
          JSON.Member("reason", .optional(row.reason)),
          JSON.Member(
            "lineTexts",
            .array((lines ?? []).map { .members(["text": .string($0.text), "width": .number($0.width)]) })),
        ])
    }
    return JSON.document([
      "text": .optional(element.variant.text),
      "language": .optional(element.declared.attributes.language),
      "font": .face(element.face.outcome.face),
      "outcome": .string(element.face.outcome.kind.rawValue),
      "reason": .string(element.face.outcome.reason),
      "availableWidth": .optional(element.variant.width),
      "missing": .array(element.missingCharacters.map { .string($0) }),
      "fallbacks": .array(element.fallbackFamilies.map { .string($0) }),
      "results": .array(results),
      "budget": .budget(element.budget),
    ])
  }

  public func text(_ palette: Palette) -> String {
    let outcome = element.face.outcome
    var text = palette.paint(outcome.face?.displayName ?? "no face", .bold)
    text += (outcome.kind == .override ? "" : "  (\(outcome.reason))").line()
    if !element.fallbackFamilies.isEmpty {
      text += "with \(element.fallbackFamilies.joined(separator: ", "))".line()
    }
    if !element.missingCharacters.isEmpty {
      text += palette.paint("no face shows ", .red) + element.missingCharacters.joined(separator: " ").line()
    }
    var table = TextTable(
      [
        .left("category"), .right("size"), .right("lines"), .right("width"), .right("height"),
        .left("verdict"),
      ],
      indentation: "  ")
    for row in element.rows {
      table.add([
        row.category.name, row.size?.shortText ?? "–", row.lines.map(String.init) ?? "–",
        row.width?.fixedText(decimals: 2) ?? "–", row.height?.shortText ?? "–", row.verdict.rawValue,
      ])
    }
    text += table.text(palette)
    var shown: [String]?
    for (row, lines) in zip(element.rows, lines) {
      guard let lines = lines?.map(\.text), lines != shown else { continue }
      // Categories that break the text alike are shown once.
      text += "\n" + palette.paint("from \(row.category.name)", .dim) + "\n"
      text += lines.map { $0.line(indentation: "  ") }.joined()
      shown = lines
    }
    let budget = element.budget
    text += "\nneeds \(budget.minimumWidth?.fixedText(decimals: 2) ?? "–") pt of width"
    text += " and \(budget.minimumHeight?.shortText ?? "–") pt of height at most\n"
    return text
  }
}
