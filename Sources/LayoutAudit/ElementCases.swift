/// The cases of one element, as rules look for what they find.
struct ElementCases {
  /// A problem of a row.
  struct Problem {
    let element: JudgedElement
    private let place: Int
    let problem: JudgedElement.Problem

    init(_ problem: JudgedElement.Problem, inRow place: Int, of element: JudgedElement) {
      self.element = element
      self.place = place
      self.problem = problem
    }

    var row: JudgedElement.Row { element.rows[place] }
  }

  /// One at least, by locale, width and weight, apart from those that repeat the one before.
  let all: [JudgedElement]
  /// Of every case and row.
  let problems: [Problem]

  init(_ judged: [JudgedElement]) {
    // A second list only where there may be something to leave out: every element has its cases.
    let cases =
      judged.contains(where: \.variant.boldText)
      ? judged.indices.filter { $0 == 0 || !judged[$0].repeats(judged[$0 - 1]) }.map { judged[$0] } : judged
    all = cases
    var problems: [Problem] = []
    for element in cases where element.hasProblems {
      for place in element.rows.indices {
        for problem in element.rows[place].problems {
          problems.append(Problem(problem, inRow: place, of: element))
        }
      }
    }
    self.problems = problems
  }

  /// The first case: what concerns an element's declaration is found once, whatever the locale or width.
  var first: JudgedElement { all[0] }
}
