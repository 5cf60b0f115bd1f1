/// Gives names that no other has.
struct UniqueNames {
  private var taken: Set<String> = []

  /// The name, or with the least number that makes it another than all before.
  ///
  /// - Parameters:
  ///   - seen: what readers see of a name: two names may come to the same.
  ///   - numbered: the name with a number, from 2.
  mutating func add(
    _ name: String, seenAs seen: (String) -> String = { $0 }, numbered: (String, Int) -> String
  ) -> String {
    var (unique, count) = (name, 1)
    while !taken.insert(seen(unique)).inserted {
      count += 1
      unique = numbered(name, count)
    }
    return unique
  }
}
