import Input
import SiteGenerator

struct ServeCommand: Subcommand {
  static let syntax = Syntax(
    name: "serve", summary: "show the site in the browser while it is edited",
    discussion: """
      Shows the site in the browser while it is edited, and writes no file. A page is made when \
      the browser requests it. When a file of the content or the theme is saved, the pages that \
      change are reloaded; style sheets are replaced without a reload. Errors in the input are \
      shown over the page until they are fixed. Ctrl-C stops the server.
      """,
    flags: [
      .value("port", "N", "the port to listen on; 0 for any free port (8000)"),
      .value(
        "host", "HOST",
        """
        the address to listen on; 0.0.0.0 accepts connections from other machines too (127.0.0.1: this \
        machine only)
        """),
      .toggle("open", "open the site in the browser"),
      BuildRun.content, BuildRun.theme, BuildRun.jobs,
      .toggle("quiet", "print only the address, warnings and errors"),
    ])

  private var options = SiteBuilder.Options()
  private let host: String
  private let port: Int
  private let opensBrowser: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options.content = arguments.value("content", or: options.content)
    options.theme = arguments.value("theme")
    options.jobs = try arguments.jobs()
    host = arguments.value("host", or: "127.0.0.1")
    port = try arguments.integer("port", in: 0...65535) ?? 8000
    opensBrowser = arguments.has("open")
    isQuiet = arguments.has("quiet")
  }

  func run() async -> ExitStatus {
    var faults = Diagnostics()
    // Errors within files do not stop the server, because they can be fixed while it runs.
    guard SiteServer.hasInput(options, into: &faults) else {
      Output.diagnostics(faults)
      return .wrongInput
    }
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
