#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import AuditReports
internal import CMalloc
internal import TextEngine
internal import Typography

@main
enum Typefit {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      ResolveCommand.self, MetricsCommand.self, TableCommand.self, CheckCommand.self, MeasureCommand.self,
      DrawCommand.self, SnapshotCommand.self, DiffCommand.self, MergeCommand.self, FontsCommand.self,
      RulesCommand.self,
    ]
  }

  @MainActor static func main() async {
    // fontconfig adds the environment's languages to what it is asked: no answer may hang on the locale.
    setenv("FC_LANG", "en", 1)
    typefit_malloc_set_up(Int32(clamping: sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    exit(await run(Array(CommandLine.arguments.dropFirst()), Terminal()).rawValue)
  }

  /// Runs a command line; every error ends here, as one line on standard error.
  @MainActor static func run(_ words: [String], _ terminal: Terminal) async -> ExitCode {
    do {
      return try await dispatch(words, terminal)
    } catch let error as UsageError {
      terminal.note("typefit: error: \(error.message)\n")
      terminal.note("See 'typefit help\(error.command.map { " \($0)" } ?? "")' for more information.\n")
      return .usage
    } catch {
      terminal.note("typefit: error: \(error)\n")
      return .failure
    }
  }

  @MainActor private static func dispatch(_ words: [String], _ terminal: Terminal) async throws -> ExitCode {
    guard let first = words.first else { throw UsageError("missing command" + known) }
    if ["--version", "--help", "-h"].contains(first), words.count > 1 {
      throw UsageError("unexpected argument '\(words[1])' after \(first)")
    }
    if first == "help", words.count > 2 { throw UsageError("unexpected argument '\(words[2])'") }
    switch first {
    case "--help", "-h":
      try terminal.print(help)
      return .clean
    case "--version":
      let libraries = libraryVersions.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
      try terminal.print("typefit \(version) (\(libraries))\n")
      return .clean
    case "help":
      guard words.count > 1, words[1] != "help" else {
        try terminal.print(help)
        return .clean
      }
      return try await command(words[1]).main(["--help"], terminal)
    default:
      return try await command(first).main(Array(words.dropFirst()), terminal)
    }
  }

  private static func command(_ name: String) throws(UsageError) -> any Command.Type {
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map { $0.name } + ["help", "--help", "--version"]
      let near = nearestName(to: name, among: names).map { "; did you mean '\($0)'?" }
      throw UsageError("unknown \(name.hasPrefix("-") ? "option" : "command") '\(name)'" + (near ?? known))
    }
    return command
  }

  private static var known: String {
    ": expected one of \((commands.map { $0.name } + ["help"]).joined(separator: ", "))"
  }

  private static var help: String {
    HelpText.overview(
      commands,
      groups: """

        EXAMPLES:
          typefit resolve "Avenir Next"
          typefit metrics Lato --size 17
          typefit table Lato --styles body
          typefit check

        EXIT STATUS:
          0   clean
          1   findings, or no exact answer where one was demanded
          2   the job could not be done
          64  the command line is wrong

        """)
  }
}
