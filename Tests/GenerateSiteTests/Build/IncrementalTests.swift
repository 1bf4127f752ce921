import Foundation
import Input
import Testing

@Suite struct IncrementalTests {
  /// The number of sequences of random edits to test. The number of builds to kill is the same.
  private static let rounds =
    ProcessInfo.processInfo.environment["ATLAS_ROUNDS"].flatMap(Int.init) ?? 2

  @Test(arguments: 1...rounds)
  func anySequenceOfEditsMakesWhatACleanBuildMakes(seed: Int) throws {
    let place = try Workplace(ownsTheme: true)
    _ = try place.build()
    var edits = RandomEdits(place, seed: UInt64(seed))
    var trail: [String] = []
    for _ in 0..<8 {
      trail.append(try edits.next())
      let before = try place.snapshot("site")
      let outcome = try place.build()
      let clean = try place.build("--output", "clean", "--fresh")
      let story: Comment = "seed \(seed): \(trail.joined(separator: "; "))"
      #expect(outcome.status == clean.status, story)
      #expect(outcome.errors == clean.errors, story)
      if outcome.status == 0 {
        try expectSame(place, "site", "clean", story)
      } else {
        #expect(try place.snapshot("site") == before, story)
      }
    }
  }

  private func expectSame(
    _ place: Workplace, _ first: String, _ second: String, _ story: Comment
  ) throws {
    let (made, clean) = (try place.snapshot(first), try place.snapshot(second))
    #expect(Set(made.keys) == Set(clean.keys), story)
    #expect(try place.folders(in: first) == place.folders(in: second), story)
    let differing = made.keys.filter { made[$0] != clean[$0] }.sorted()
    #expect(differing.isEmpty, story)
  }

  @Test func nothingIsWrittenWhereNothingChanged() throws {
    let place = try Workplace()
    #expect(try place.build().status == 0)
    let before = try states(place)
    let outcome = try place.build()
    #expect(outcome.output.contains("; 0 of "))
    #expect(try states(place) == before)
    // A file that is written again with the same bytes does not count as changed.
    try place.write("Content/pages/about.md", try place.read("Content/pages/about.md"))
    #expect(try place.build().output.contains("; 0 of "))
    #expect(try states(place) == before)
  }

  @Test func aWordOfATextMakesOnlyItsPageAndTheFindersWords() throws {
    let place = try Workplace()
    #expect(try place.build().status == 0)
    let before = try states(place)
    try Edit("Content/pages/about.md", .append("\nA new word.\n")).apply(to: place)
    // Five files contain entries of the finder. The build runs the steps of all five, but only
    // `texts.json.gz` changes.
    #expect(try made(place) == ["text": 1, "siteFile": 5])
    let changed = try states(place).filter { before[$0.key] != $0.value }.keys.sorted()
    let pages = changed.filter { $0.hasSuffix(".html") }
    #expect(pages == ["learn/about/index.html"])
    #expect(
      changed.filter { !pages.contains($0) }.allSatisfy {
        $0.hasSuffix("offline.json") || $0.contains("offline") || $0 == "data/build.json"
          || $0 == "data/files.json.gz" || $0 == "data/find/texts.json.gz"
      }, "\(changed)")
  }

  @Test func aTemplateMakesThePagesOfItsKind() throws {
    let place = try Workplace(ownsTheme: true)
    #expect(try place.build().status == 0)
    try Edit("Templates/route.mustache", .append(" ")).apply(to: place)
    let made = try made(place)
    #expect(made.keys.sorted() == ["route"])
  }

  @Test func aCostMakesThePagesOfItsNetwork() throws {
    let place = try Workplace()
    #expect(try place.build().status == 0)
    try Edit("Content/networks/roads/links.csv", .replace("165.5", "166.5")).apply(to: place)
    let made = try made(place)
    #expect(made["route"] == 10 && made["finder"] == nil && made["deals"] == nil)
    #expect(made["text"] == nil && made["countryMap"] == nil)
  }

  @Test func aNewLinkMakesThePageOfItsCountry() throws {
    let place = try Workplace()
    #expect(try place.build().status == 0)
    try Edit("Content/networks/roads/links.csv", .append("lviv,lutsk,road,200,false,M19\n"))
      .apply(to: place)
    #expect(try made(place)["country"] == 1)
  }

  @Test func aPageThatStaysAsItWasIsStillAskedForItsLinks() throws {
    let place = try Workplace(ownsTheme: true)
    let (page, about) = ("Templates/place.mustache", "Content/pages/about.md")
    try Edit(about, .append("\n## A part\n\nOf it.\n")).apply(to: place)
    try Edit(
      page,
      .replace(
        "<h2 id=\"nearby\">",
        "<p><a href=\"{{root}}learn/about/#a-part\">A part</a></p>\n<h2 id=\"nearby\">")
    ).apply(to: place)
    #expect(try place.build().errors == "")
    // After these edits, the build makes the pages of places again, most of them with the same
    // bytes. The pages link to a heading that no longer exists.
    try Edit("Content/networks/roads/links.csv", .replace("165.5", "166.5")).apply(to: place)
    try Edit(about, .replace("## A part", "## Another part")).apply(to: place)
    let outcome = try place.build()
    let clean = try place.build("--output", "clean", "--fresh")
    #expect(outcome.status == 1 && outcome.errors.contains("#a-part"))
    #expect(outcome.errors == clean.errors)
  }

  @Test func aBuildBeginsWithTheFilesOfTheSite() throws {
    let place = try Workplace()
    for word in ["one", "two", "three"] {
      try Edit("Content/pages/about.md", .append("\nA word: \(word).\n")).apply(to: place)
      let before = try states(place)
      #expect(try place.build().errors == "")
      let after = try states(place)
      let page = "learn/about/index.html"
      #expect(before[page] == nil || before[page] != after[page])
      if !before.isEmpty {
        #expect(before["countries/ukraine/index.html"] == after["countries/ukraine/index.html"])
      }
      // The next build starts from a folder with the same files.
      #expect(try states(place, ".site.build/spare") == after)
    }
    #expect(try place.build("--output", "clean").status == 0)
    try expectSame(place, "site", "clean", "three edits")
    // Without the last build's list of files, the spare folder cannot be used.
    try FileSystem.remove(place.path(".site.build/files"))
    try Edit("Content/pages/about.md", .append("\nA word: four.\n")).apply(to: place)
    #expect(try place.build().errors == "")
    #expect(try place.build("--output", "clean").status == 0)
    try expectSame(place, "site", "clean", "without the list")
  }

  @Test func aStoreThatIsDamagedMeansAFullBuild() throws {
    let place = try Workplace()
    #expect(try place.build().status == 0)
    let store = Array(try FileSystem.read(place.path(".site.build/store")))
    for change in 0..<4 {
      var bytes = store
      switch change {
      case 0: bytes = []
      case 1: bytes.removeLast(bytes.count / 2)
      case 2: bytes[bytes.count / 2] ^= 1
      default: bytes = Array("something else".utf8)
      }
      try place.write(".site.build/store", bytes)
      let outcome = try place.build()
      #expect(outcome.status == 0 && outcome.errors == "")
      #expect(outcome.output.hasPrefix("rebuilt everything: the store "))
    }
    try FileSystem.remove(place.path(".site.build"))
    #expect(try place.build().status == 0)
    #expect(try place.build().output.contains("; 0 of "))
    #expect(!(try place.build("--fresh").output.contains("; 0 of ")))
  }

  @Test func withoutTheStoreTheSiteItselfTellsWhatIsOurs() throws {
    let place = try Workplace()
    try place.write(
      "Content/pages/more.md",
      "---\ntitle: More\ndescription: More.\npath: learn/more\n---\n\nMore words.\n")
    #expect(try place.build().status == 0)
    #expect(FileSystem.exists(place.path("site/learn/more/index.html")))
    try FileSystem.remove(place.path(".site.build"))
    try FileSystem.remove(place.path("Content/pages/more.md"))
    try place.write("site/CNAME", "example.org")
    let outcome = try place.build()
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(!FileSystem.exists(place.path("site/learn/more/index.html")))
    #expect(try place.read("site/CNAME") == "example.org")
  }

  @Test func aStoreThatCannotBeWrittenLeavesNothing() throws {
    let place = try Workplace()
    // A folder occupies the store's path, so no file can be written there.
    try place.write(".site.build/store/file", "x")
    #expect(try place.build().status == 0)
    let left = try place.snapshot(".site.build").keys.filter { !$0.hasPrefix("spare/") }
    #expect(left.sorted() == ["files", "folders", "places"])
    #expect(try place.build().status == 0)
    #expect(try place.build().output.contains("; 0 of "))
  }

  @Test(arguments: 1...rounds)
  func aBuildAfterAKillMakesWhatACleanBuildMakes(seed: Int) throws {
    let place = try Workplace()
    _ = try place.build()
    var numbers = SeededNumbers(seed: UInt64(seed))
    try Edit("Content/networks/roads/links.csv", .replace("165.5", "166.5")).apply(to: place)
    try Edit("Content/site.yml", .replace("Small Atlas", "Other Atlas")).apply(to: place)
    let inPlace = seed.isMultiple(of: 2) ? ["--in-place"] : []
    let process = try Command.start(["build", "--quiet"] + inPlace, in: place.folder)
    // The build is killed after it has written a random number of files, while it publishes them,
    // or after it has ended.
    let staging = inPlace.isEmpty ? ".site.staging" : "site/.site.staging"
    let count = Int.random(in: 0...place.fileCount("site"), using: &numbers)
    var written = 0
    while process.isRunning, written < count {
      let now = place.fileCount(staging)
      if now < written { break }
      written = now
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let outcome = try Command.run(["build", "--quiet"] + inPlace, in: place.folder)
    #expect(outcome.status == 0 && outcome.errors == "", "seed \(seed)")
    #expect(try place.build("--output", "clean").status == 0)
    try expectSame(place, "site", "clean", "seed \(seed)")
  }

  @Test func filesAreReplacedInPlace() throws {
    let place = try Workplace()
    #expect(try place.build("--in-place").status == 0)
    let before = try states(place)
    try Edit("Content/pages/about.md", .append("\nA new word.\n")).apply(to: place)
    #expect(try place.build("--in-place").status == 0)
    let after = try states(place)
    #expect(before["networks/index.html"] == after["networks/index.html"])
    #expect(before["learn/about/index.html"] != after["learn/about/index.html"])
    #expect(try place.build("--output", "clean").status == 0)
    try expectSame(place, "site", "clean", "in place")
    #expect(try place.build("--in-place").output.contains("; 0 of "))
  }

  /// The number of steps of each kind that a build makes.
  private func made(_ place: Workplace) throws -> [String: Int] {
    let outcome = try place.build("--report", "report.json")
    #expect(outcome.errors == "")
    var diagnostics = Diagnostics()
    let report = JSON.read(Array(try place.read("report.json").utf8), path: "r", into: &diagnostics)
    var kinds: [String: Int] = [:]
    guard let members = report?["made"]?.members else { return kinds }
    for (kind, count) in members { kinds[kind.string ?? ""] = count.int }
    return kinds
  }

  /// The inode and the modification time of every file in a folder, by default the site.
  private func states(_ place: Workplace, _ folder: String = "site") throws -> [String: [Int]] {
    var states: [String: [Int]] = [:]
    guard FileSystem.exists(place.path(folder)) else { return [:] }
    for file in try FileSystem.list(place.path(folder)) {
      var status = stat()
      #expect(lstat(place.path("\(folder)/\(file)"), &status) == 0)
      #if os(macOS)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      states[file] = [Int(status.st_ino), Int(time.tv_sec), Int(time.tv_nsec)]
    }
    return states
  }
}
