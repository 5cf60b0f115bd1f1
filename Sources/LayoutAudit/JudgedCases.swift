/// What was judged, as rules look for it: each look at all elements would take time.
struct JudgedCases: Sendable {
  struct Problem: Sendable {
    let element: JudgedElement
    let row: JudgedElement.Row
    let problem: JudgedElement.Problem
  }

  /// Every case of every element, in the plan's order.
  let all: [JudgedElement]
  /// The first case of each element: what concerns its declaration is found once, whatever the locale or width.
  let declarations: [JudgedElement]
  /// Every problem of a row.
  let problems: [Problem]

  init(_ elements: [JudgedElement]) {
    all = elements
    // The cases of an element stand together.
    declarations = elements.indices.lazy.filter { $0 == 0 || !elements[$0].isCase(of: elements[$0 - 1]) }.map
    {
      elements[$0]
    }
    var problems: [Problem] = []
    for element in elements where element.hasProblems {
      for row in element.rows {
        for problem in row.problems { problems.append(Problem(element: element, row: row, problem: problem)) }
      }
    }
    self.problems = problems
  }
}
