import SiteGenerator

/// `generate-site serve`: shows the site while it is edited.
struct ServeCommand: Subcommand {
  static let syntax = Syntax(
    "serve",
    flags: [
      .value("port"), .value("host"), .toggle("open"), .value("content"),
      .value("theme", alias: "templates"),
      .value("jobs"), .toggle("quiet"),
    ])
  static let help = Texts.serveHelp

  private var options = SiteBuilder.Options()
  private let host: String
  private let port: Int
  private let opensBrowser: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options.content = arguments.value("content", or: options.content)
    options.theme = arguments.values["theme"]
    options.jobs = try arguments.integer("jobs", in: 1...1024) ?? Machine.processorCount
    host = arguments.value("host", or: "127.0.0.1")
    port = try arguments.integer("port", in: 0...65535) ?? 8000
    opensBrowser = arguments.has("open")
    isQuiet = arguments.has("quiet")
  }

  func run() async -> ExitStatus {
    let signals = EndingSignals(options.interruption, message: nil)
    defer { signals.stop() }
    do {
      try await SiteServer(options: options, host: host, port: port).run { news in
        switch news {
        case .listening(let address):
          _ = Output.result(Texts.listening(address))
          if opensBrowser { Browser.open(address) }
        case .read(let changes, let seconds, let isWrong, let faults):
          Output.diagnostics(faults)
          if !isQuiet, !changes.isEmpty {
            Output.error(Texts.reread(changes, seconds: seconds, isWrong: isWrong))
          }
        }
      }
      return .success
    } catch {
      Output.error(Texts.cannotListen(error, host: host, port: port))
      return .cannotWrite
    }
  }
}
