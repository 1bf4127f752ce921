import SiteGenerator

/// One run of the command: finds the subcommand, takes its arguments apart, runs it.
enum Invocation {
  /// Every subcommand.
  static let commands: [any Subcommand.Type] = [
    NewCommand.self, BuildCommand.self, ServeCommand.self, MergeCommand.self, CheckCommand.self,
    ImportCommand.self, RouteCommand.self, TripCommand.self, FindCommand.self,
  ]

  /// Runs a command line, the program's name not counted.
  static func run(_ words: [String]) async -> ExitStatus {
    Output.ignoreClosedPipes()
    do {
      return try await dispatch(words)
    } catch {
      Output.error(Texts.usage(error))
      return .wrongUsage
    }
  }

  private static func dispatch(_ words: [String]) async throws(UsageError) -> ExitStatus {
    if words.isEmpty { return Output.result(Texts.help) }
    guard let first = words.first, !first.hasPrefix("-") else {
      let flags = words.prefix { $0 != "--" }
      if flags.contains("--help") || flags.contains("-h") {
        return Output.result(Texts.help)
      }
      if flags.contains("--version") {
        return Output.result(Texts.version(SiteBuilder.version))
      }
      return try await run(BuildCommand.self, words)
    }
    guard let command = commands.first(where: { $0.syntax.name == first }) else {
      throw .unknownSubcommand(first)
    }
    return try await run(command, Array(words.dropFirst()))
  }

  private static func run(
    _ command: any Subcommand.Type, _ words: [String]
  ) async throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, for: command.syntax)
    if arguments.asksForHelp {
      return Output.result(command.help)
    }
    return try await command.init(arguments).run()
  }
}

/// Something that the command can do.
protocol Subcommand: SendableMetatype {
  /// What may stand on its command line.
  static var syntax: Syntax { get }
  /// Its help.
  static var help: String { get }
  /// Reads its arguments.
  init(_ arguments: Arguments) throws(UsageError)
  /// Does it.
  func run() async throws(UsageError) -> ExitStatus
}
