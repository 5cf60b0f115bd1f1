internal import Typography

/// Reads a command's words into its values, by its list of parameters.
enum ArgumentParser {
  /// - Returns: nil where help was asked for.
  /// - Throws: `UsageError` for the first word that is wrong.
  static func parse<Root: Command>(_ words: [String], as type: Root.Type) throws -> Root? {
    var root = Root()
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard isOption(word) else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if ["--help", "-h"].contains(parts[0]) { return nil }
      guard let parameter = Root.parameters.first(where: { $0.name == parts[0] }) else {
        let names = Root.parameters.map(\.name) + ["--help"]
        throw UsageError("unknown option '\(parts[0])'" + hint(parts[0], names))
      }
      switch parameter.action {
      case .flag(let set):
        if parts.count > 1 {
          throw UsageError("option '\(parameter.name)' takes no value, but '\(parts[1])' is given")
        }
        set(&root)
      case .option(let placeholder, let set):
        let value: String
        if parts.count > 1 {
          value = parts[1]
        } else if let next = rest.first, !isOption(next) {
          value = next
          rest.removeFirst()
        } else {
          throw UsageError("missing value for '\(parameter.name) <\(placeholder)>'")
        }
        do {
          try set(&root, value)
        } catch let error as TypographyError {
          throw UsageError("\(parameter.name): \(error)")
        }
      }
    }
    root.operands = try checked(operands, Root.operandRule)
    return root
  }

  private static func checked(_ operands: [String], _ rule: Operands) throws(UsageError) -> [String] {
    if operands.count < rule.minimum { throw UsageError("missing expected argument '\(rule.title)'") }
    if operands.count > rule.maximum {
      throw UsageError("unexpected argument '\(operands[rule.maximum])'")
    }
    if let empty = operands.firstIndex(where: \.isEmpty) {
      throw UsageError("argument \(empty + 1) is empty: expected '\(rule.title)'")
    }
    return operands
  }

  /// No option begins with a digit: what does is a value below 0, be it right or wrong.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-", Double(word) == nil else { return false }
    return word.dropFirst().first.map { !("0"..."9").contains($0) } ?? true
  }

  private static func hint(_ word: String, _ names: [String]) -> String {
    nearestName(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }
}

/// Readers of option values, each with one clear error.
enum Value {
  static func number(
    _ text: String, _ name: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw UsageError(
        "\(name): '\(text)' is not a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
      )
    }
    return value
  }

  /// A size or length above 0.
  static func points(_ text: String, _ name: String) throws(UsageError) -> Double {
    guard let value = Double(text), value >= smallestPointSize, value <= largestPointSize else {
      throw UsageError(
        "\(name): '\(text)' is not a number from \(smallestPointSize.shortText) to \(largestPointSize.shortText)"
      )
    }
    return value
  }

  /// Categories of a scale; a reversed or empty range is never meant.
  static func selection(_ text: String, in scale: DynamicTypeScale) throws(UsageError) -> CategorySelection {
    let selection: CategorySelection
    do {
      selection = try CategorySelection(spelling: text, in: scale)
    } catch {
      throw UsageError("--categories: \(error)")
    }
    if selection.isEmpty {
      throw UsageError("--categories: '\(text)' is an empty range: write the lower category first")
    }
    return selection
  }

  /// One category of a scale; without a name large, or the first of a scale that has none.
  static func category(_ text: String?, in scale: DynamicTypeScale) throws(UsageError) -> CategorySelection {
    let start = scale.categories.contains(.large) ? .large : scale.categories[0]
    do {
      return try CategorySelection(spelling: try scale.category(spelling: text ?? start.name).name, in: scale)
    } catch {
      throw UsageError("--category: \(error)")
    }
  }

  static func languageTag(_ text: String, _ name: String) throws(UsageError) -> String {
    guard LanguageTag.isValid(text) else {
      throw UsageError("\(name): '\(text)' is no language tag, such as de or zh-Hant")
    }
    return text
  }

  /// Letter case tells no two values apart.
  static func requireDistinct(_ values: [String], _ name: String) throws(UsageError) {
    var seen: Set<String> = []
    for value in values where !seen.insert(value.lowercased()).inserted {
      throw UsageError("\(name): \(value) is given twice")
    }
  }

  static func index(_ text: String, _ name: String) throws(UsageError) -> Int {
    guard let value = Int(text), value >= 0, value <= 0xFFFF else {
      throw UsageError("\(name): '\(text)' is not a whole number from 0 to 65535")
    }
    return value
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ name: String, _ type: Choice.Type
  ) throws(UsageError) -> Choice {
    guard let value = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue)
      throw UsageError("\(name): unknown value '\(text)'" + suggestion(for: text, among: known))
    }
    return value
  }
}
