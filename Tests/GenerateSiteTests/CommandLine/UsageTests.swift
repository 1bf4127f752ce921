import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    (["help", "bulid"], "unknown subcommand 'bulid'; did you mean 'build'?"),
    (["bulid"], "unknown subcommand 'bulid'; did you mean 'build'?"),
    (
      ["x"],
      "unknown subcommand 'x'; the subcommands are new, build, serve, merge, check, import, route, trip, find"
    ),
    (["--otput", "x"], "unknown flag '--otput'; did you mean '--output'?"),
    (["build", "--helpp"], "unknown flag '--helpp'; did you mean '--help'?"),
    (["find", "--nonsense", "x"], "unknown flag '--nonsense'; see generate-site find --help"),
    (["--output"], "the flag '--output' needs a value; write --output VALUE"),
    (["--output", "--quiet"], "the flag '--output' needs a value; write --output VALUE"),
    (["--quiet=yes"], "the flag '--quiet' takes no value, but is given 'yes'; write --quiet"),
    (["--jobs", "1", "--jobs=2"], "the flag '--jobs' is given twice; give it once"),
    (["--jobs", "0"], "the flag '--jobs' cannot be '0'; it must be a whole number from 1 to 1024"),
    (
      ["--jobs=many"],
      "the flag '--jobs' cannot be 'many'; it must be a whole number from 1 to 1024"
    ),
    (["--progress", "plane"], "the flag '--progress' cannot be 'plane'; did you mean 'plain'?"),
    (
      ["--progress", "x"],
      "the flag '--progress' cannot be 'x'; it must be one of auto, plain, none"
    ),
    (
      ["--base-url", "atlas.example"],
      "the flag '--base-url' cannot be 'atlas.example'; it must be a web address, as in https://host/path/"
    ),
    (["build", "site"], "unexpected argument 'site'; see generate-site build --help"),
    (["check"], "the argument DIR is missing; see generate-site check --help"),
    (["check", "a", "b"], "unexpected argument 'b'; see generate-site check --help"),
    (
      ["route", "--network", "roads"],
      "the flag '--from' is missing; see generate-site route --help"
    ),
    (
      ["route", "--network", "board", "--from", "a", "--to", "b", "--algorithm", "djikstra"],
      "the flag '--algorithm' cannot be 'djikstra'; did you mean 'dijkstra'?"
    ),
    (
      ["trip", "--network", "board", "--cities", "lviv,,lutsk"],
      "the flag '--cities' cannot be 'lviv,,lutsk'; it must be a list of places separated by single commas"
    ),
    (
      ["trip", "--network", "board", "--cities", "lviv", "--tickets", "-1"],
      "the flag '--tickets' cannot be '-1'; it must be a whole number from 0 to 20"
    ),
    (["find"], "the argument TEXT is missing; see generate-site find --help"),
    (["find", "new", "york"], "unexpected argument 'york'; see generate-site find --help"),
    (
      ["find", "x", "--limit", "0"],
      "the flag '--limit' cannot be '0'; it must be a whole number from 1 to 1000"
    ),
    (["import"], "the argument FORMAT is missing; see generate-site import --help"),
    (["import", "gtsf", "a", "b"], "unknown format 'gtsf'; did you mean 'gtfs'?"),
    (
      ["import", "shapefile", "a", "b"],
      "unknown format 'shapefile'; the formats are gtfs, geojson, dimacs, osm, gpx, csv"
    ),
    (["import", "gtfs"], "the argument SOURCE is missing; see generate-site import --help"),
    (
      ["import", "gtfs", "a"],
      "the argument NETWORK-FOLDER is missing; see generate-site import --help"
    ),
    (
      ["import", "gtfs", "a", "b", "c"], "unexpected argument 'c'; see generate-site import --help"
    ),
    (
      ["import", "geojson", "a", "b", "--tolerance", "-0.5"],
      "the flag '--tolerance' cannot be '-0.5'; it must be a number from 0 to 10000"
    ),
    (
      ["import", "csv", "a", "b", "--nearest", "0"],
      "the flag '--nearest' cannot be '0'; it must be a whole number from 1 to 100"
    ),
    (
      ["import", "csv", "a", "My Huts"],
      "'My Huts' cannot be the name of a network's folder, which is part of URLs; name it 'my-huts'"
    ),
    (
      ["import", "csv", "a", ".."],
      "'..' cannot be the name of a network's folder, which is part of URLs; give a folder with a name, as in Content/networks/huts"
    ),
  ])
  func mistakes(words: [String], message: String) throws {
    let outcome = try Command.run(words)
    #expect(outcome.errors == "generate-site: error: \(message)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  /// A message that quotes the command line is a single line, and has no effect on the terminal.
  @Test(arguments: [
    ["\u{1B}[31m\n"], ["--\u{1B}[31m\n"], ["--jobs", "\u{1B}[31m\n"],
    ["route", "--network", "\u{1B}[31m\n", "--from", "lviv", "--to", "lutsk"],
    ["route", "--network", "roads", "--from", "lviv", "--to", "\u{1B}[31m\n"],
    ["trip", "--network", "board", "--cities", "lviv,\u{1B}[31m\n"],
  ])
  func quotesAreEscaped(words: [String]) throws {
    let content = ["--content", "Tests/GenerateSiteTests/Fixtures/atlas/Content"]
    let outcome = try Command.run(words + (words.count > 2 ? content : []))
    #expect(outcome.errors.contains("\\u{1b}[31m\\n'"))
    #expect(outcome.errors.count { $0.isNewline } == 1)
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(outcome.status == 2)
  }

  @Test func longQuotesAreShortened() throws {
    let outcome = try Command.run([String(repeating: "a", count: 50_000)])
    #expect(outcome.errors.count < 700)
    #expect(outcome.status == 2)
  }

  @Test(arguments: [
    ([], "generate-site turns"), (["--help"], "generate-site turns"),
    (["build", "--help"], "Usage: generate-site build"),
    (["check", "--help"], "Usage: generate-site check"), (["help"], "generate-site turns"),
    (["help", "check"], "Usage: generate-site check"),
    (["route", "--help"], "Usage: generate-site route"),
    (["trip", "--help"], "Usage: generate-site trip"),
    (["find", "x", "--help"], "Usage: generate-site find"),
    (["import", "--help"], "Usage: generate-site import FORMAT"),
    (["import", "gpx", "--help"], "Usage: generate-site import gpx SOURCE NETWORK-FOLDER [flags]"),
    (["help", "import", "gpx"], "Usage: generate-site import gpx SOURCE"),
    (["--version"], "generate-site "),
  ])
  func help(words: [String], start: String) throws {
    let outcome = try Command.run(words)
    #expect(outcome.output.hasPrefix(start))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func theHelpOfAFormatExplainsNoOther() throws {
    let help = try Command.run(["import", "gpx", "--help"]).output
    #expect(help.contains("\n  gpx  ") && !help.contains("\n  osm  "))
    #expect(try Command.run(["import", "--help"]).output.contains("\n  osm  "))
  }

  @Test func theHelpNamesEveryFlagOfTheCommand() throws {
    let help = try Command.run(["--help"]).output
    for flag in ["--help", "--version", "--man", "--completions SHELL"] {
      #expect(help.contains("\n  \(flag)"))
    }
  }
}
