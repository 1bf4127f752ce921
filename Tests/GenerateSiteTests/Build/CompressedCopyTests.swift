import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Compressed copies")
struct CompressedCopyTests {
  private func copies(_ site: [String: [UInt8]]) -> Set<String> {
    Set(
      site.keys.filter { file in
        CompressedCopy.original(of: file).map { site[$0.file] != nil } ?? false
      })
  }

  private func expectRight(_ site: [String: [UInt8]]) {
    for file in copies(site) {
      guard let copy = CompressedCopy.original(of: file), let text = site[copy.file] else {
        continue
      }
      #expect(copy.form.isCopy(site[file] ?? [], of: text), "\(file)")
    }
  }

  @Test("Larger text files get the same compressed copies in every build; no other file changes")
  func copies() throws {
    let place = try Workplace()
    let plain = try place.build("--output", "plain")
    #expect(plain.status == 0)
    let made = try place.build("--precompress")
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    let (before, site) = (try place.snapshot("plain"), try place.snapshot("site"))
    let copies = copies(site)
    #expect(site.filter { !copies.contains($0.key) } == before)
    let wanted = before.filter { $0.value.count >= 1024 && CompressedCopy.isText($0.key) }.keys
    #expect(copies == Set(wanted.flatMap { ["\($0).gz", "\($0).br"] }))
    #expect(copies.contains("index.html.br") && !copies.contains("data/files.json.gz"))
    expectRight(site)
    #expect(made.output.contains(", and \(copies.count) compressed copies, "))
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    let again = try place.run(
      "build", "--progress", "none", "--precompress", "--output", "again", "--jobs", "1")
    #expect(again.status == 0)
    #expect(try place.snapshot("again") == site)
  }

  @Test(
    "Compressed copies are remade only for changed files, and are removed with their files",
    arguments: [[], ["--in-place"]])
  func incremental(flags: [String]) throws {
    let place = try Workplace()
    func build(_ more: String...) throws -> Command.Outcome {
      try Command.run(
        ["build", "--progress", "none", "--precompress"] + flags + more, in: place.folder)
    }
    #expect(try build().status == 0)
    func times() throws -> [String: Int] {
      let site = try place.snapshot("site")
      return Dictionary(
        uniqueKeysWithValues: copies(site).map { file in
          (file, FileStamp(place.path("site/\(file)"), follows: false)?.modified ?? 0)
        })
    }
    let before = try times()
    #expect(try build().output.contains("nothing has changed"))
    #expect(try times() == before)
    try Edit("Content/pages/about.md", .append("\nA new word.\n")).apply(to: place)
    #expect(try build().status == 0)
    let changed = try times().filter { before[$0.key] != $0.value }.keys
    #expect(changed.contains("learn/about/index.html.br"))
    #expect(changed.allSatisfy { $0.contains("about/") || $0.contains("offline-files") })
    expectRight(try place.snapshot("site"))
    // A build without the flag removes the copies, even if the record of the previous build is
    // lost.
    try FileSystem.remove(place.path(".site.build"))
    let plain = try Command.run(["build", "--progress", "none"] + flags, in: place.folder)
    #expect(plain.status == 0 && plain.errors.isEmpty, "\(plain.errors)")
    #expect(copies(try place.snapshot("site")).isEmpty)
  }

  @Test("A file's compressed copies are removed if the file becomes small")
  func small() throws {
    let place = try Workplace()
    let file = "Content/static/note.txt"
    for text in [String(repeating: "word ", count: 400), String(repeating: "more ", count: 400)] {
      try place.write(file, text)
      #expect(try place.build("--precompress").status == 0)
    }
    #expect(try place.snapshot("site")["note.txt.gz"] != nil)
    try place.write(file, "short\n")
    #expect(try place.build("--precompress").status == 0)
    let site = try place.snapshot("site")
    #expect(site["note.txt"] == Array("short\n".utf8))
    #expect(site["note.txt.gz"] == nil && site["note.txt.br"] == nil)
    expectRight(site)
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
  }

  @Test("The check command finds wrong compressed copies, and a clean build removes them")
  func check() throws {
    let place = try Workplace()
    try place.restore(try GoodSite.files.get(), to: "")
    for form in CompressedCopy.allCases {
      let file = form.path(of: "site/index.html")
      try place.write(file, form.bytes(of: Array("<p>Another page</p>".utf8), file: "index.html"))
    }
    let checked = try place.run("check", "site", "--quiet")
    #expect(
      checked.lines
        == ["br", "gz"].map {
          "site/index.html.\($0):1:1: error: the file is not a compressed copy of 'index.html'; build with "
            + "--precompress to write it, or with --clean to remove it"
        })
    #expect(checked.status == 1)
    #expect(try place.build("--clean").status == 0)
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
  }

  @Test("A merged site has the same compressed copies as a site that is built in one piece")
  func merged() throws {
    let place = try Workplace()
    #expect(try place.build("--precompress").status == 0)
    for part in ["1/2", "2/2"] {
      #expect(
        try place.build("--part", part, "--precompress", "--output", "part\(part.prefix(1))").status
          == 0)
    }
    #expect(try place.merge(["part1", "part2"], "--output", "merged", "--precompress").status == 0)
    #expect(try place.snapshot("merged") == place.snapshot("site"))
  }

  @Test("The files for a web host are published and checked, and replaced if `hosting` changes")
  func hosting() throws {
    let place = try Workplace()
    try Edit("Content/site.yml", .append("hosting: nginx\n")).apply(to: place)
    #expect(try place.build().errors.isEmpty)
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    #expect(
      try place.read("site/.hosting/nginx.conf").contains("error_page 404 \"/small/404.html\";"))
    try place.write("site/.hosting/nginx.conf", "")
    #expect(
      try place.run("check", "site", "--quiet").lines == [
        "site/.hosting/nginx.conf:1:1: error: the file has changed since the build wrote it; build the site again"
      ])
    try Edit("Content/site.yml", .replace("hosting: nginx", "hosting: github-pages")).apply(
      to: place)
    #expect(try place.build().errors.isEmpty)
    let site = try place.snapshot("site")
    #expect(site[".nojekyll"] == [] && site[".hosting/nginx.conf"] == nil && site["CNAME"] == nil)
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    #expect(!FileSystem.exists(place.path("site/.hosting")))
  }
}
