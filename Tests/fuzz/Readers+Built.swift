import HTTP
import Input
import Markup

@testable import SiteGenerator

extension ReaderEntry {
  static let built = [
    ReaderEntry(name: "words", weight: 2) { place in
      let theme = place.file("theme")
      let name = "words/uk/routes.yml"
      for file in ["en/routes.yml", "en/number.yml", "uk/routes.yml", "uk/number.yml"] {
        let copy = "\(theme)/words/\(file)"
        if let folder = Path.parent(of: copy) { try FileSystem.makeDirectories(folder) }
        place.write(try place.seed("Templates/words/\(file)"), to: copy)
      }
      let file = Path.join(theme, name)
      return Reader(
        seeds: [try place.seed("Templates/\(name)")],
        words: yamlWords + [
          "{count}", "{", "}", "{from}", "{{", "one:", "few:", "many:", "other:", "length:",
          "time:", "cost:", "noRoute:", "routes.legs:",
        ],
        path: file
      ) { bytes, diagnostics in
        place.write(bytes, to: file)
        let theme = Theme([theme], hasStandard: false, into: &diagnostics)
        let words = Catalogue(language: "uk", of: theme, into: &diagnostics)
        _ = (words.templateTexts, words.scriptTexts, Catalogue.names(of: theme))
        _ = words.text("routes.links", form: "few")?.filled(["mode": "x"], count: "3")
      }
    },
    ReaderEntry(name: "text", weight: 3) { place in
      Reader(
        seeds: [Array(figures.utf8), try place.atlas("pages/about.md")],
        words: markdownWords + figureWords
      ) { bytes, diagnostics in
        let files = TextFiles(
          folder: "pages", names: ["a.md", "b/c.md", "d.png"], staticFiles: [],
          memory: ReadingMemory())
        _ = TextContent(
          bytes: bytes, path: Reader.path, name: "input.md", reservedIDs: ReservedIDs(),
          files: files, into: &diagnostics)
      }
    },
    ReaderEntry(name: "file-list", weight: 2) { place in
      let site = place.file("site")
      let file = Path.join(site, SiteMap.files.file)
      if let folder = Path.parent(of: file) { try FileSystem.makeDirectories(folder) }
      let page = Array("<p>page</p>".utf8)
      place.write(page, to: Path.join(site, "index.html"))
      let list = FileList(
        ["index.html", "a/index.html"].map {
          BuildStore.File(path: $0, bytes: page.count, hash: WordHash.of(page))
        }, copied: ["a/index.html"], build: "b")
      var ignored = Diagnostics()
      let text = Gzip.inflate(list.gzip(), path: file, limit: 1 << 20, into: &ignored) ?? []
      return Reader(
        seeds: [text, list.gzip()],
        words: jsonWords + [
          "\"index.html\",", "\"../x\",", "\"/etc/passwd\",", "\"a//b\",", "\"zz\",",
          "\"paths\":[],",
        ],
        path: file
      ) { bytes, diagnostics in
        place.write(Gzip.isGzip(bytes) ? bytes : Gzip.deflate(bytes, level: 1), to: file)
        _ = FileList.read(site: site, into: &diagnostics)
        _ = FileList.intactFiles(in: site)
      }
    },
    ReaderEntry(name: "store", weight: 4) { _ in
      Reader(
        seeds: [encoded(storeSeed), encoded(BuildStore(program: .none, part: .whole))],
        words: ["\u{1}\u{1}", "\0", "index.html"]
      ) { bytes in
        var outcome = Reader.Outcome()
        // A changed store no longer matches its seal. With a new seal, the store might be readable.
        // It must then be possible to write it and to read it again.
        for bytes in [bytes, sealed(bytes)] {
          guard var store = try? BuildStore(bytes) else { continue }
          store.compact()
          var both = BuildStore(program: .none, part: .whole)
          both.add([store, store])
          if [store, both].contains(where: { (try? BuildStore(encoded($0))) == nil }) {
            outcome.fault = "a store that was read cannot be written and read again"
          }
          var texts = ByteReader(bytes[...])
          _ = try? texts.texts()
        }
        return outcome
      }
    },
    ReaderEntry(name: "request", weight: 6) { _ in
      let files = [0, 1, 5, 2000].map {
        HTTPFile([UInt8](repeating: 65, count: $0), path: "a/index.html")
      }
      return Reader(
        seeds: requests.map { Array($0.utf8) },
        words: [
          "bytes=", "-", ",", "0-", "-5", "4-4", "gzip", "gzip;q=0", "*", ";q=", "W/", "\"", "%",
          "%2F", "%00", "%C3", "/../", "//", "Range: ", "If-Range: ", "If-None-Match: ",
          "Accept-Encoding: ", "\r\n", " ", "?page=", "Referer: ",
        ]
      ) { bytes in
        var outcome = Reader.Outcome()
        let request = request(bytes)
        let path = request.decodedPath
        if let path, HTTPRequest("GET", PercentCoding.encode(path: path)).decodedPath != path {
          outcome.fault = "a path that differs when it is encoded and decoded"
        }
        _ = MediaType(of: request.path)
        for file in files {
          let answer = file.response(to: request)
          guard case .bytes(let body) = answer.body else { continue }
          let isWhole = answer.status == 200 && body.count == file.bytes.count
          let isPart = answer.status == 206 && (1...max(file.bytes.count, 1)).contains(body.count)
          let isEmpty = [304, 416].contains(answer.status) && body.isEmpty
          if !isWhole, !isPart, !isEmpty, answer["content-encoding"] != "gzip" {
            outcome.fault = "an answer \(answer.status) of \(body.count) bytes"
          }
        }
        return outcome
      }
    },
  ]

  /// A store in which every kind of record occurs.
  private static var storeSeed: BuildStore {
    var store = BuildStore(program: Digest.of(Array("program".utf8)), part: .whole)
    store.inputs = [
      InputFiles.File(path: "site.yml", stamp: nil, digest: .none),
      InputFiles.File(
        path: "a.csv", stamp: FileStamp(size: 3, modified: 1 << 60, changed: 5), digest: .none),
    ]
    store.warnings = [
      Diagnostic(.warning, at: SourceLocation(path: "a", line: 3, column: 9), "x", hint: "y")
    ]
    let table = LinkTable()
    let links = table.add(
      ids: ["a", "b"], references: [table.target(file: Digest(ofName: "index.html"), fragment: "a")]
    )
    store.files = (0..<3).map {
      BuildStore.File(
        path: "page\($0)/index.html", bytes: 300 * $0, hash: .max,
        modified: 1 << 60,
        links: links)
    }
    store.links = table.contents
    store.steps = [
      BuildStore.Step(key: .none, files: 0..<1), BuildStore.Step(key: .none, files: 1..<3),
    ]
    store.findings = [Digest.of([1]): [2, 1, 65, 1, 66]]
    store.copyCount = 1
    return store
  }

  private static func encoded(_ store: BuildStore) -> [UInt8] {
    var bytes: [UInt8] = []
    // Encoding into memory cannot fail.
    try? store.encode { bytes += $0 }
    return bytes
  }

  /// A store with changed content and a seal that matches it.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), bytes.count >= end + 17 else {
      return bytes
    }
    let seal = bytes[(end + 1)...].dropLast(16).withUnsafeBytes(BuildStore.seal)
    var writer = ByteWriter()
    writer.digest(seal)
    return bytes.dropLast(16) + writer.bytes
  }

  private static let requests = [
    "GET /a/index.html HTTP/1.1\r\nRange: bytes=0-3\r\nIf-Range: \"x\"\r\n",
    "GET /%D0%9B/?page=%2Fa HTTP/1.1\r\nAccept-Encoding: br;q=1, gzip;q=0.5\r\n",
    "HEAD / HTTP/1.1\r\nIf-None-Match: W/\"a\", \"b-gzip\"\r\nReferer: http://h/a/?b#c\r\n",
    "GET /x HTTP/1.1\r\nRange: bytes=-5\r\n", "GET /x HTTP/1.1\r\nRange: bytes=4-\r\n",
  ]

  private static func request(_ bytes: [UInt8]) -> HTTPRequest {
    let text = String(decoding: bytes.prefix(20_000), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: true) { $0.isNewline }
    let words = lines.first?.split(separator: " ") ?? []
    var request = HTTPRequest(
      words.first.map(String.init) ?? "", words.dropFirst().first.map(String.init) ?? "")
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      request.headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    return request
  }
}
