import HTTP
import Input
import Testing

@Suite("Files over HTTP")
struct HTTPFileTests {
  private let text = HTTPFile(
    Array(String(repeating: "0123456789", count: 200).utf8), path: "a.txt")
  private let picture = HTTPFile(Array("0123456789".utf8), path: "a.png")

  private func ask(
    _ file: HTTPFile, _ headers: [String: String] = [:], status: Int = 200
  ) -> HTTPResponse {
    file.response(to: HTTPRequest("GET", "/", headers: headers), status: status)
  }

  private func bytes(_ response: HTTPResponse) -> [UInt8] {
    if case .bytes(let bytes) = response.body { bytes } else { [] }
  }

  @Test(
    "A file's media type depends on its extension",
    arguments: [
      ("index.html", "text/html; charset=utf-8"), ("a/site.0a.css", "text/css; charset=utf-8"),
      ("a.js", "text/javascript; charset=utf-8"), ("a.json", "application/json"),
      ("s/lv.json.gz", "application/gzip"), ("a.svg", "image/svg+xml"), ("a.PNG", "image/png"),
      ("manifest.webmanifest", "application/manifest+json"), ("atom.xml", "application/xml"),
      ("route.gpx", "application/gpx+xml"), ("robots.txt", "text/plain; charset=utf-8"),
      ("LICENSE", "application/octet-stream"), ("a.b/c", "application/octet-stream"),
    ])
  func types(path: String, type: String) {
    #expect(MediaType(of: path).name == type)
  }

  @Test("Browsers revalidate cached files, and unchanged files are not sent again")
  func versions() throws {
    let first = ask(text)
    let tag = try #require(first["ETag"])
    #expect(first["Cache-Control"] == "no-cache")
    for header in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
      let again = ask(text, ["if-none-match": header])
      #expect(again.status == 304)
      #expect(bytes(again).isEmpty)
      #expect(again["ETag"] == tag)
    }
    #expect(ask(text, ["if-none-match": "\"other\""]).status == 200)
    #expect(ask(HTTPFile([1], path: "a.txt"))["ETag"] != tag)
    // The 404 page is always sent in full, even if the client has it.
    #expect(ask(text, ["if-none-match": tag], status: 404).status == 404)
  }

  @Test(
    "Files are compressed for clients that accept gzip",
    arguments: [
      ("gzip", true), ("deflate, gzip;q=0.5, br", true), ("*", true), ("GZIP", true),
      ("gzip;q=0", false), ("*, gzip;q=0", false), ("br", false), ("", false), ("identity", false),
    ])
  func compression(header: String, isCompressed: Bool) throws {
    let answer = ask(text, ["accept-encoding": header])
    #expect((answer["Content-Encoding"] == "gzip") == isCompressed)
    #expect(answer["Vary"] == "Accept-Encoding")
    guard isCompressed else { return }
    var diagnostics = Diagnostics()
    #expect(Gzip.inflate(bytes(answer), path: "", into: &diagnostics) == text.bytes)
    #expect(answer["ETag"] != ask(text)["ETag"])
    #expect(ask(text, ["if-none-match": try #require(answer["ETag"])]).status == 304)
  }

  @Test("Files that would not become smaller are not compressed")
  func noCompression() {
    #expect(ask(picture, ["accept-encoding": "gzip"])["Content-Encoding"] == nil)
    let short = HTTPFile([1, 2, 3], path: "a.txt")
    #expect(ask(short, ["accept-encoding": "gzip"])["Content-Encoding"] == nil)
    let packed = HTTPFile(text.bytes, path: "a.json.gz")
    #expect(ask(packed, ["accept-encoding": "gzip"])["Content-Encoding"] == nil)
  }

  @Test(
    "A request for a byte range gets that part of the file",
    arguments: [
      ("bytes=0-0", "0", "bytes 0-0/10"), ("bytes=2-4", "234", "bytes 2-4/10"),
      ("bytes=8-", "89", "bytes 8-9/10"), ("bytes=-3", "789", "bytes 7-9/10"),
      ("bytes=-99", "0123456789", "bytes 0-9/10"), ("bytes=5-99", "56789", "bytes 5-9/10"),
    ])
  func ranges(header: String, part: String, range: String) {
    let answer = ask(picture, ["range": header])
    #expect(answer.status == 206)
    #expect(String(decoding: bytes(answer), as: UTF8.self) == part)
    #expect(answer["Content-Range"] == range)
  }

  @Test(
    "If a range cannot be read, the whole file is sent",
    arguments: ["bytes=4-2", "bytes=a-b", "bytes=1-2,4-5", "bytes=-", "lines=1-2", "bytes=1"])
  func unreadableRanges(header: String) {
    #expect(ask(picture, ["range": header]).status == 200)
  }

  @Test(
    "A range beyond the end of a file is an error",
    arguments: ["bytes=10-", "bytes=99-100", "bytes=-0", "bytes=99999999999999999-"])
  func beyond(header: String) {
    let answer = ask(picture, ["range": header])
    #expect(answer.status == 416)
    #expect(answer["Content-Range"] == "bytes */10")
  }

  @Test("If the client has a part of another version, the whole file is sent")
  func ifRange() throws {
    let tag = try #require(ask(picture)["ETag"])
    #expect(ask(picture, ["range": "bytes=1-2", "if-range": tag]).status == 206)
    #expect(ask(picture, ["range": "bytes=1-2", "if-range": "\"other\""]).status == 200)
    // A partial response contains uncompressed bytes.
    let part = ask(text, ["range": "bytes=0-9", "accept-encoding": "gzip"])
    #expect(part.status == 206)
    #expect(part["Content-Encoding"] == nil)
  }
}
