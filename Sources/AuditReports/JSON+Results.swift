internal import LayoutAudit
internal import Typography

extension JSON {
  /// What every report has of a category.
  static func result(_ result: CategoryResult) -> [Member] {
    [
      Member("category", .string(result.category.name)),
      Member("size", .optional(result.size)),
      Member("lines", .optional(result.lines.map { Double($0) })),
      Member("width", .optional(result.width)),
      Member("height", .optional(result.height)),
      Member("verdict", .string(result.verdict.rawValue)),
    ]
  }

  static func budget(_ budget: JudgedElement.Budget) -> JSON {
    .members([
      "minimumWidth": .optional(budget.minimumWidth),
      "minimumHeight": .optional(budget.minimumHeight),
      "largestCategory": .optional(budget.largestCategory?.name),
    ])
  }
}
