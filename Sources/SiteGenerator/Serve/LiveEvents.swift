import HTTP
import Synchronization

/// The events that an open page listens to: its state, and each state that differs from the
/// previous one.
enum LiveEvents {
  /// The number of seconds after which an idle connection gets a comment: it tells the page that
  /// the server is there, and the server if the page is not.
  private static let silence = 5

  private struct Sent: Sendable {
    var number = 0
    var state: PageState?
  }

  /// The answer to a page's request for events.
  ///
  /// - Parameter page: the path of the page's address.
  static func answer(of site: LiveSite, page: String) -> HTTPResponse {
    let sent = Mutex(Sent())
    return HTTPResponse(
      status: 200,
      headers: [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store")],
      body: .stream { sent.withLock { next(of: site, page: page, after: &$0) } })
  }

  private static func next(
    of site: LiveSite, page: String, after sent: inout sending Sent
  ) -> [UInt8]? {
    while true {
      guard let (number, edition) = site.next(after: sent.number, seconds: silence) else {
        return nil
      }
      // A comment, which the page does not see.
      guard number > sent.number else { return Array(":\n\n".utf8) }
      sent.number = number
      var state = edition.state(at: page)
      state.isStale = edition.isStale(site.log.files(of: page))
      guard state != sent.state else { continue }
      sent.state = state
      return Array("retry: 500\ndata: ".utf8) + state.json + Array("\n\n".utf8)
    }
  }
}
