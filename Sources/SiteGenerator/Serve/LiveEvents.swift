import HTTP
import Synchronization

/// The event stream that a page receives while it is open in a browser. The first event is the
/// state of the page. Another event follows whenever the state changes.
enum LiveEvents {
  /// The number of seconds after which a comment is sent on an idle connection. The comment keeps
  /// the connection alive. If the comment cannot be sent, the page has been closed.
  private static let silence = 5

  private struct Sent: Sendable {
    var number = 0
    var state: PageState?
  }

  /// `page` is the path in the address of the page.
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
      // A line that begins with a colon is a comment, which the browser ignores.
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
