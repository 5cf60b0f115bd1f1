/// The known name nearest to what was typed, or nil where none is near enough to be meant.
///
/// Distance is the number of letters to insert, remove, replace or swap; up to a third of the longer name, at least 2.
package func nearestName(to typed: String, among known: [String]) -> String? {
  let asked = Array(typed.lowercased())
  var best: (name: String, distance: Int)?
  for name in known {
    let candidate = Array(name.lowercased())
    let limit = max(2, max(asked.count, candidate.count) / 3)
    guard abs(asked.count - candidate.count) <= limit else { continue }
    let distance = editDistance(asked, candidate)
    if distance <= limit, distance < candidate.count, distance < best?.distance ?? .max {
      best = (name, distance)
    }
  }
  return best?.name
}

/// The end of an error message that offers the nearest name, or lists them all where they are few.
package func suggestion(for typed: String, among known: [String]) -> String {
  if let near = nearestName(to: typed, among: known) { return "; did you mean '\(near)'?" }
  var unique: [String] = []
  for name in known where !unique.contains(name) { unique.append(name) }
  return unique.isEmpty || unique.count > 40 ? "" : "; expected one of \(unique.joined(separator: ", "))"
}

private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let same = left[row] == right[column]
      var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (same ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
