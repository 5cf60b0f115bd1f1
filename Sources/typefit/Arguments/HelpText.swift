/// Help in the layout that Swift's command-line tools share.
enum HelpText {
  static func command<Root: Command>(_ type: Root.Type) -> String {
    var text = "OVERVIEW: \(Root.summary)\n\n"
    if !Root.discussion.isEmpty { text += wrap(Root.discussion, indentation: 0) + "\n" }
    text +=
      "USAGE: typefit \(Root.name) \([Root.operandRule.title, "[<options>]"].filter { !$0.isEmpty }.joined(separator: " "))\n\n"
    if Root.operandRule.maximum > 0 {
      text += "ARGUMENTS:\n" + entry("<\(Root.operandRule.placeholder)>", Root.operandRule.help) + "\n"
    }
    text += "OPTIONS:\n" + Root.parameters.map { entry($0.title, $0.help) }.joined()
    text += entry("-h, --help", "Show this help.")
    return text + examples(Root.examples)
  }

  static func overview(_ commands: [any Command.Type], groups: String) -> String {
    var text = """
      OVERVIEW: Does this font fit at every text size the user can choose?

      Resolves a font family, reads its metrics at the size that Dynamic Type gives for
      a text style and a content size category, and checks that every category keeps
      text within its layout bounds.

      USAGE: typefit <command> [<options>]

      COMMANDS:

      """
    for command in commands { text += entry(command.name, command.summary) }
    text += entry("help [<command>]", "Show help for a command.")
    text += entry("--version", "Show the version, and those of the font libraries.")
    return text + groups
  }

  static func examples(_ examples: [(line: String, meaning: String)]) -> String {
    guard !examples.isEmpty else { return "" }
    return "\nEXAMPLES:\n" + examples.map { "  \($0.line)\n" + wrap($0.meaning, indentation: 6) }.joined()
  }

  private static let column = 26

  private static func entry(_ title: String, _ help: String) -> String {
    let lines = wrap(help, indentation: column)
    if title.count + 4 > column { return "  \(title)\n\(lines)" }
    let start = "  " + title + String(repeating: " ", count: column - 2 - title.count)
    return start + lines.dropFirst(column)
  }

  private static func wrap(_ text: String, indentation: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, indentation + line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(repeating: " ", count: indentation) + $0 + "\n" }.joined()
  }
}
