public import HTTP
public import Input

/// A server for a site that is being edited. It makes files in memory and writes none.
public struct SiteServer: Sendable {
  /// An event to report in the terminal.
  public enum News: Sendable {
    /// The server is listening at this address.
    case listening(String)
    /// The inputs were read.
    ///
    /// - Parameters:
    ///   - changes: the files whose changes caused the reading; empty for the first reading, and
    ///     for a reading that only adds postponed files.
    ///   - isWrong: `true` if there are errors. The pages then stay as they were.
    ///   - faults: errors and warnings; empty if they are the same as in the previous reading.
    case read(changes: [String], seconds: Double, isWrong: Bool, faults: Diagnostics)

    var hasFaults: Bool {
      if case .read(_, _, _, let faults) = self { !faults.all.isEmpty } else { false }
    }
  }

  private let options: SiteBuilder.Options
  private let host: String
  private let port: Int

  /// Creates a server; ``run(_:)`` starts it.
  ///
  /// - Parameters:
  ///   - options: the options that determine the inputs. The output folder is not changed.
  ///   - host: the name or address of a network interface.
  ///   - port: the port to listen on; 0 for any free port.
  public init(options: SiteBuilder.Options, host: String, port: Int) {
    self.options = options
    self.host = host
    self.port = port
  }

  /// Returns true if there is an atlas to serve; otherwise reports an error.
  public static func hasInput(
    _ options: SiteBuilder.Options, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard SiteInput.haveFolders(options, into: &diagnostics) else { return false }
    if FileSystem.exists(Path.join(options.content, "site.yml")) { return true }
    _ = ContentReader(folder: options.content).configuration(into: &diagnostics)
    return false
  }

  /// Serves the site until the task is cancelled.
  public func run(_ tell: @Sendable (News) -> Void) async throws(ListenFailure) {
    let site = LiveSite()
    let answers = SiteAnswers(site: site)
    let server = try HTTPServer(host: host, port: port) { answers.answer($0) }
    defer {
      site.close()
      server.stop()
    }
    let address = "http://\(Self.name(of: host)):\(server.port)"
    let (changes, news) = AsyncStream.makeStream(of: [String].self)
    // Watching starts before the first reading, so that no edit is missed.
    FolderWatcher.watch(options.inputPaths, into: news)
    let reader = PlannedSiteReader(options: options, server: address)
    var updates = SiteUpdates(reader, of: site) { news.yield([]) }
    tell(updates.read(after: []))
    tell(.listening(address + (site.current?.edition.basePath ?? "/")))
    for await changed in changes {
      let reading = updates.read(after: changed)
      // A reading that only adds postponed files is reported only if it has errors or warnings.
      if !changed.isEmpty || reading.hasFaults { tell(reading) }
    }
  }

  /// Returns the host name in the address of the server: `localhost` if it listens on all
  /// interfaces.
  private static func name(of host: String) -> String {
    switch host {
    case "0.0.0.0", "::": "localhost"
    case _ where host.contains(":"): "[\(host)]"
    default: host
    }
  }
}
