internal import Typography

/// A subcommand: its words, its help, and what it does.
protocol Command {
  static var name: String { get }
  static var summary: String { get }
  /// What a newcomer needs to know beyond the options.
  static var discussion: String { get }
  static var operandRule: Operands { get }
  static var parameters: [Parameter<Self>] { get }
  /// Command lines that work, each with what it does.
  static var examples: [(line: String, meaning: String)] { get }

  init()
  var operands: [String] { get set }

  /// On the main thread: a command that never waits then starts no other.
  @MainActor func run(_ terminal: Terminal) async throws -> ExitCode
}

/// What a run ends with.
enum ExitCode: Int32 {
  case clean = 0
  /// Findings at or above `--fail-on`, or no exact answer where one was demanded.
  case findings = 1
  /// The job could not be done.
  case failure = 2
  /// The command line is wrong.
  case usage = 64
}

extension Command {
  /// Parses and runs, or prints help.
  @MainActor static func main(_ words: [String], _ terminal: Terminal) async throws -> ExitCode {
    do {
      guard let command = try ArgumentParser.parse(words, as: Self.self) else {
        try terminal.print(HelpText.command(Self.self))
        return .clean
      }
      return try await command.run(terminal)
    } catch var error as UsageError {
      error.command = name
      throw error
    }
  }
}
