import HTTP
import Input

/// Answers requests for the files of a site.
struct SiteAnswers: Sendable {
  let site: LiveSite

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      var answer = HTTPResponse.text(405, "This server only answers GET and HEAD.")
      answer.headers.append(("Allow", "GET, HEAD"))
      return answer
    }
    switch request.path {
    case LiveFile.script: return own(PackageResources.live_js, "live.js", request)
    case LiveFile.style: return own(PackageResources.faults_css, "faults.css", request)
    case LiveFile.events: return LiveEvents.answer(of: site, page: request.askedPage)
    default: break
    }
    guard let (_, edition) = site.current else { return .text(503, "The server is shutting down.") }
    if request.path == LiveFile.faults {
      return own(FaultsPage(edition.faults(at: request.askedPage)).html(), "faults.html", request)
    }
    guard edition.files != nil else {
      return page(
        FaultsPage(edition.faults).html(), state: edition.state(at: "/"), request, status: 500)
    }
    guard let path = request.decodedPath else { return missing(request.path, in: edition, request) }
    switch edition.target(path) {
    case .file(SiteMap.serviceWorker.file):
      return own(PackageResources.sw_js, "sw.js", request)
    case .file(let file):
      guard let answer = edition.files?.file(file) else {
        return missing(path, in: edition, request)
      }
      if file.hasSuffix(".html") {
        site.log.load(path)
        return page(answer.file.bytes, state: edition.state(at: path), request)
      }
      if let reader = request.referringPath {
        site.log.read(file, version: answer.file.version, by: reader)
      }
      return answer.file.response(to: request)
    case .folder(let path):
      return .redirect(to: PercentCoding.encode(path: path))
    case .nothing:
      return missing(path, in: edition, request)
    }
  }

  private func own(_ bytes: [UInt8], _ name: String, _ request: HTTPRequest) -> HTTPResponse {
    HTTPFile(bytes, path: name).response(to: request)
  }

  private func page(
    _ bytes: [UInt8], state: PageState, _ request: HTTPRequest, status: Int = 200
  ) -> HTTPResponse {
    let html = LivePage.html(bytes, state: state, path: request.path)
    return HTTPFile(html, path: "page.html").response(to: request, status: status)
  }

  private func missing(
    _ path: String, in edition: Edition, _ request: HTTPRequest
  ) -> HTTPResponse {
    guard let answer = edition.files?.file(SiteMap.notFound.file) else {
      return .text(404, "There is no such file.")
    }
    return page(answer.file.bytes, state: edition.state(at: path), request, status: 404)
  }
}

extension HTTPRequest {
  /// The decoded path of the page in the parameter `page`.
  fileprivate var askedPage: String {
    query["page"].flatMap { HTTPRequest("GET", $0).decodedPath } ?? "/"
  }

  /// The decoded path of the page that requests the file, from the `Referer` header.
  fileprivate var referringPath: String? {
    guard let referrer = headers["referer"] else { return nil }
    let parts = referrer.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    return HTTPRequest("GET", "/" + parts[3].prefix { $0 != "?" && $0 != "#" }).decodedPath
  }
}
