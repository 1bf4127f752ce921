import SiteGenerator

enum Invocation {
  static let commands: [any Subcommand.Type] = [
    NewCommand.self, BuildCommand.self, ServeCommand.self, MergeCommand.self, CheckCommand.self,
    ImportCommand.self, RouteCommand.self, TripCommand.self, FindCommand.self,
  ]

  static let flags: [Syntax.Flag] = [
    .toggle("help", "show this help; each subcommand has its own, as in generate-site help build"),
    .toggle("version", "show the version"),
    .toggle("man", "print the man page"),
    .value(
      "completions", "SHELL", .words(Shell.allCases.map(\.rawValue)),
      "print completions for bash, zsh or fish"),
  ]

  /// Runs a command line, given without the program's name.
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
    let syntax = commands.map { $0.syntax }
    if words.isEmpty { return Output.result(Help.program(syntax)) }
    guard let first = words.first, !first.hasPrefix("-") else {
      let flags = words.prefix { $0 != "--" }
      if flags.contains("--help") || flags.contains("-h") {
        return Output.result(Help.program(syntax))
      }
      if flags.contains("--version") {
        return Output.result(Texts.version(SiteBuilder.version))
      }
      if flags.contains("--man") { return Output.result(ManPage.page(syntax)) }
      if words[0].hasPrefix("--completions") {
        let own = Syntax(name: "", summary: "", discussion: "", flags: Invocation.flags)
        let arguments = try Arguments(words, for: own)
        return Output.result(
          try arguments.choice("completions", or: Shell.bash).completions(syntax))
      }
      return try await run(BuildCommand.self, words)
    }
    if first == "help" {
      guard words.count > 1 else { return Output.result(Help.program(syntax)) }
      return Output.result(
        Help.command(try command(words[1]).syntax, operands: Array(words.dropFirst(2))))
    }
    return try await run(try command(first), Array(words.dropFirst()))
  }

  private static func command(_ name: String) throws(UsageError) -> any Subcommand.Type {
    guard let command = commands.first(where: { $0.syntax.name == name }) else {
      throw .unknownSubcommand(name)
    }
    return command
  }

  private static func run(
    _ command: any Subcommand.Type, _ words: [String]
  ) async throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, for: command.syntax)
    if arguments.asksForHelp {
      return Output.result(Help.command(command.syntax, operands: arguments.operands))
    }
    return try await command.init(arguments).run()
  }
}

protocol Subcommand: SendableMetatype {
  static var syntax: Syntax { get }
  init(_ arguments: Arguments) throws(UsageError)
  func run() async throws(UsageError) -> ExitStatus
}
