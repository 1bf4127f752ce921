import Foundation
import Input
import Testing

@Suite struct BuildTests {
  @Test func theSiteHasItsPages() throws {
    let files = try GoodSite.files.get()
    for file in [
      "index.html", "404.html", "sitemap.xml", "robots.txt", "countries/ukraine/index.html",
      "places/ua/lviv/index.html", "networks/roads/roads/e40/index.html",
      "networks/roads/routes/lviv/lutsk/index.html",
      "networks/board/routes/kosice/lutsk/index.html",
      "networks/board/trips/three-cities/index.html", "find/index.html", "learn/about/index.html",
      "sources/index.html", "data/networks/roads/network.json",
    ] {
      #expect(files["site/\(file)"] != nil, "\(file)")
    }
  }

  @Test func theSiteIsRight() throws {
    let place = try Workplace()
    try place.restore(try GoodSite.files.get(), to: "")
    let outcome = try place.run("check", "site", "--progress", "none")
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("site: "))
    #expect(outcome.status == 0)
  }

  @Test func namesThatRepeatOrAreLongAndManyLabelsMakePages() throws {
    let place = try Workplace()
    let roads = "Content/networks/roads"
    try Edit("\(roads)/places.csv", .append("station,Lviv Station,,702550,,,\n")).apply(to: place)
    let labels = (0..<40).map { "lviv,odesa,road,701,false,L\($0)\n" }.joined()
    try Edit("\(roads)/links.csv", .append(labels)).apply(to: place)
    let long = String(repeating: "Kyiv ", count: 80)
    try Edit("Content/places/cities.txt", .replace("\tKyiv\t", "\t\(long)\t")).apply(to: place)
    let outcome = try place.build()
    #expect(
      outcome.lines == [
        "\(roads)/places.csv:7:1: warning: no link leads to the place 'station'; add one, or remove the "
          + "place: no route leads there"
      ])
    #expect(outcome.status == 0)
    let page = try place.read("site/places/ua/lviv/index.html")
    #expect(page.contains("Roads</a>") && page.contains("Roads: Lviv Station</a>"))
    // The page lists 24 of the roads that cross this road; the list of all roads has the others.
    let road = try place.read("site/networks/roads/roads/l0/index.html")
    #expect(road.contains("../\">17 more</a>"))
    #expect(try place.snapshot("site/places/ua").keys.contains { $0.hasPrefix("kyiv-kyiv-kyiv-") })
  }

  @Test func searchesAreExplainedByTheChosenRoute() throws {
    let place = try Workplace()
    let choice = "comparison: {network: roads, from: lviv, to: kosice}\n"
    try Edit("Content/site.yml", .append(choice)).apply(to: place)
    let outcome = try place.build()
    #expect(outcome.errors == "")
    let page = try place.read("site/learn/algorithms/index.html")
    #expect(page.components(separatedBy: "class=\"lesson\"").count == 6)
    #expect(page.contains("Lviv") && page.contains("Košice"))
    #expect(page.contains("settled-dots"))
    #expect(try place.read("site/learn/index.html").contains("Five searches for one route"))
    // Without the setting `comparison`, the site has no page about algorithms.
    #expect(try GoodSite.files.get()["site/learn/algorithms/index.html"] == nil)
  }

  @Test func aBrokenSiteIsFound() throws {
    let place = try Workplace()
    try place.restore(try GoodSite.files.get(), to: "")
    try Edit("site/find/index.html", .replace("</html>", "")).apply(to: place)
    try FileSystem.remove(place.path("site/networks/roads/roads/e40"))
    let outcome = try place.run("check", "site", "--progress", "none")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.lines.contains { $0.hasPrefix("site/find/index.html:") })
    #expect(outcome.lines.contains { $0.contains("networks/roads/roads/e40/index.html") })
    #expect(try place.run("check", "nowhere", "--quiet").status == 1)
  }

  @Test func damageToAnyFileIsFound() throws {
    let place = try Workplace()
    let good = try GoodSite.files.get()
    try place.restore(good, to: "")
    let script = try #require(good.keys.first { $0.hasSuffix(".js") && $0.contains("/assets/") })
    try place.write(script, "")
    try Edit("site/sw.js", .prepend("importScripts('https://other.example/x.js');"))
      .apply(to: place)
    try Edit("site/networks/index.html", .replace("default-src 'self'", "default-src *"))
      .apply(to: place)
    for file in ["site/robots.txt", "site/404.html", "site/data/countries.json"] {
      try FileSystem.remove(place.path(file))
    }
    let outcome = try place.run("check", "site", "--progress", "none")
    #expect(outcome.status == 1)
    for file in [script, "site/sw.js", "site/networks/index.html"] {
      #expect(
        outcome.errors.contains(
          "\(file):1:1: error: the file has changed since the build wrote it"))
    }
    for file in ["site/robots.txt", "site/404.html", "site/data/countries.json"] {
      #expect(outcome.errors.contains("\(file):1:1: error: the file is missing"))
    }
    try FileSystem.remove(place.path("site/data/files.json.gz"))
    let without = try place.run("check", "site", "--progress", "none")
    #expect(without.errors.contains("site/data/files.json.gz:1:1: error: cannot read"))
  }

  @Test func aCheckNeedsNothingButTheFolder() throws {
    let place = try Workplace()
    try place.restore(try GoodSite.files.get(), to: "")
    try FileSystem.remove(place.path("Content"))
    #expect(try place.run("check", "site", "--quiet").errors == "")
    // A lost page is one error, however many pages link to it.
    try FileSystem.remove(place.path("site/networks/index.html"))
    #expect(
      try place.run("check", "site", "--quiet").errors
        == "site/networks/index.html:1:1: error: the file is missing; the build wrote it; build the "
        + "site again\n")
  }

  @Test(
    "A signal ends a build with a message, and the build leaves no files behind",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func signals(number: Int32) throws {
    let place = try Workplace()
    let count = try GoodSite.files.get().count
    // If the tests run under `nohup`, the commands that they start would otherwise ignore SIGHUP.
    signal(number, SIG_DFL)
    for _ in 0..<100 {
      let process = try Command.start(
        ["build", "--quiet"], in: place.folder, errors: place.path("errors"))
      // The build gets a lower priority than the test, so that the test can stop it in time even on
      // a busy machine. PRIO_PROCESS is 0, but its type differs between systems.
      setpriority(0, id_t(process.processIdentifier), 19)
      while process.isRunning, place.fileCount(".site.staging") == 0 { usleep(500) }
      // The build is paused, so nothing changes while the test examines its folder.
      kill(process.processIdentifier, SIGSTOP)
      let isWriting = (1..<count / 2).contains(place.fileCount(".site.staging"))
      if isWriting { kill(process.processIdentifier, number) }
      kill(process.processIdentifier, SIGCONT)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(!FileSystem.exists(place.path(".site.staging")))
      #expect(!FileSystem.exists(place.path(".site.lock")))
      if isWriting {
        #expect(process.terminationStatus == 128 + number)
        #expect(
          try place.read("errors")
            == "generate-site: interrupted; unfinished files have been removed\n")
        return
      }
      // The build was paused too late: it had written more than half of its files, or had ended.
      // The test starts again.
      try #require(process.terminationStatus == 0)
      for path in ["site", ".site.build"] { try FileSystem.remove(place.path(path)) }
    }
    Issue.record("no build was seen while it wrote")
  }

  @Test(
    "If another user left files next to the output, the error gives their path",
    .enabled(if: geteuid() == 0 && FileSystem.exists("/usr/bin/setpriv")))
  func leftoversOfAnotherUser() throws {
    let place = try Workplace(ownsTheme: true)
    try place.write(".site.staging/index.html", "x")
    // A copy is needed, because other users might not be able to read the repository's folder.
    try FileManager.default.copyItem(atPath: Command.binary.path(), toPath: place.path("program"))
    try place.write(
      "as-nobody",
      """
      #!/bin/sh
      chown -R 65534 program Content Templates
      export TMPDIR="$PWD"
      exec setpriv --reuid=65534 --regid=65534 --clear-groups ./program build --quiet
      """)
    for (path, mode) in [("", 0o1777), ("as-nobody", 0o755)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: place.path(path))
    }
    let outcome = try Command.run([], in: place.folder, binary: "as-nobody")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == ".site.staging/index.html: error: cannot be written: permission denied\n")
  }

  @Test(.enabled(if: FileSystem.exists("/dev/full")))
  func anAnswerThatCannotBeWrittenIsAFailure() throws {
    let outcome = try Command.run(["--version"], output: "/dev/full")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("standard output cannot be written: no space left"))
  }

  @Test func anyNumberOfThreadsMakesTheSameBytes() throws {
    let place = try Workplace()
    let outcome = try place.run("--progress=none", "--jobs=1", "--output=alone")
    #expect(outcome.status == 0)
    var expected: [String: [UInt8]] = [:]
    for (path, bytes) in try GoodSite.files.get() where path.hasPrefix("site/") {
      expected[String(path.dropFirst("site/".count))] = bytes
    }
    let made = try place.snapshot("alone")
    #expect(made.keys.sorted() == expected.keys.sorted())
    for (path, bytes) in made { #expect(bytes == expected[path], "\(path)") }
  }

  @Test func theReportSaysWhatWasMade() throws {
    let place = try Workplace()
    let outcome = try place.build("--report", "report.json", "--verbose")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    var diagnostics = Diagnostics()
    let report = try #require(
      JSON.read(Array(try place.read("report.json").utf8), path: "r", into: &diagnostics))
    let files = try place.snapshot("site")
    #expect(report["files"]?.int == files.count)
    #expect(report["pages"]?.int == files.keys.count { $0.hasSuffix(".html") })
    #expect(report["bytes"]?.int == files.values.reduce(0) { $0 + $1.count })
    #expect((report["phases"]?.count ?? 0) > 2)
    #expect(outcome.output.contains("site: \(report["pages"]?.int ?? 0) pages"))
    #expect(try place.build("--quiet").output == "")
  }

  @Test func staleFilesGoAndForeignOnesStay() throws {
    let place = try Workplace()
    try place.restore(try GoodSite.files.get(), to: "")
    try place.write("site/CNAME", "atlas.example\n")
    try Edit("Content/pages/about.md", .replace("learn/about", "learn/new")).apply(to: place)
    #expect(try place.build().status == 0)
    let files = try place.snapshot("site")
    #expect(files["CNAME"] == Array("atlas.example\n".utf8))
    #expect(files["learn/about/index.html"] == nil)
    #expect(files["learn/new/index.html"] != nil)
    #expect(try place.build("--clean").status == 0)
    #expect(try place.snapshot("site")["CNAME"] == nil)
  }

  @Test func anAddressOnTheCommandLineWins() throws {
    let place = try Workplace()
    #expect(try place.build("--base-url", "https://other.example/maps").status == 0)
    let map = try place.read("site/sitemap.xml")
    #expect(map.contains("https://other.example/maps/countries/ukraine/"))
    #expect(!map.contains("atlas.example"))
  }

  @Test func plainProgressIsALineForEachPhase() throws {
    let place = try Workplace()
    let outcome = try place.run("--progress", "plain")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count > 3)
    #expect(outcome.lines.contains { $0.hasPrefix("read in ") })
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test func namesCannotBecomeMarkup() throws {
    let hostile = "</a><script>alert('x')</script> ]]> & \"quoted\""
    let place = try Workplace()
    try Edit(
      "Content/networks/roads/places.csv",
      .replace(
        "lutsk,Lutsk,Луцьк", "lutsk,\"\(hostile.replacing("\"", with: "\"\""))\",Луцьк")
    ).apply(to: place)
    try Edit("Content/places/cities.txt", .replace("702569\tLutsk", "702569\t\(hostile)"))
      .apply(to: place)
    try Edit("Content/countries/facts.tsv", .replace("\tHryvnia\t", "\t\(hostile)\t"))
      .apply(to: place)
    let outcome = try place.build()
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    // A CSV table has no markup, so it is not checked.
    for (path, bytes) in try place.snapshot("site") where !path.hasSuffix(".csv") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("<script>alert"), "\(path)")
      if path.hasSuffix(".html") { #expect(!text.contains("]]>"), "\(path)") }
    }
    #expect(try place.run("check", "site", "--quiet").status == 0)
  }

  @Test func inTheWrongFolderTheMissingOnesAreNamed() throws {
    let place = try Workplace()
    let outcome = try place.build("--content", "none", "--templates", "Content/site.yml")
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        "Content/site.yml:1:1: error: there is no such folder; check the path given with --theme",
        "none:1:1: error: there is no such folder; check the path given with --content",
      ])
  }

  @Test("A file with the ending .yaml is named in the hint")
  func yaml() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yaml", "title: Huts\n")
    #expect(
      try place.build().lines == [
        "site.yml:1:1: error: there is no such file here; rename site.yaml to site.yml"
      ])
    try place.write("atlas/site.yml", "title: Huts\nnetworks: [huts]\n")
    try place.write("atlas/networks/huts/network.yaml", "title: Huts\n")
    let lines = try place.run("build", "--progress", "none", in: "atlas").lines
    #expect(lines.contains { $0.hasSuffix("rename network.yaml to network.yml") }, "\(lines)")
  }

  @Test func inAnEmptyFolderTheNextStepIsNamed() throws {
    let outcome = try Workplace(isEmpty: true).build()
    #expect(
      outcome.lines == [
        "site.yml:1:1: error: there is no such file here; run the command in the folder of an atlas, "
          + "name the folder with --content, or make one: generate-site new my-atlas"
      ])
    #expect(outcome.status == 1)
  }

  @Test func anOutputFolderThatCannotBeWritten() throws {
    let place = try Workplace()
    let below = try place.build("--output", "Content/site.yml/site")
    #expect(below.status == 3)
    #expect(below.lines.count == 1)
    #expect(below.errors.hasPrefix("Content/site.yml/site: error: cannot be written: "))
    try place.restore(try GoodSite.files.get(), to: "")
    try FileSystem.remove(place.path(".site.build/files"))
    try place.write("site/index.html", "mine")
    let before = try place.snapshot("site")
    let foreign = try place.build()
    #expect(foreign.status == 3)
    #expect(foreign.errors.contains("no earlier build wrote it"))
    #expect(try place.snapshot("site") == before)
    let report = try place.build("--clean", "--report", "nowhere/report.json")
    #expect(report.status == 3)
    #expect(
      report.errors == "nowhere/report.json: error: cannot be written: there is no such folder\n")
    #expect(try place.snapshot("site") == before)
  }
}
