import Foundation
import Input
import Testing

@Suite struct QueryTests {
  private let content = "Tests/GenerateSiteTests/Fixtures/atlas/Content"

  private func ask(_ words: String...) throws -> Command.Outcome {
    try Command.run(words + ["--content", content])
  }

  private func answer(_ words: String...) throws -> JSONNode {
    let outcome = try Command.run(words + ["--content", content, "--json"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    var diagnostics = Diagnostics()
    let node = JSON.read(Array(outcome.output.utf8), path: "answer", into: &diagnostics)
    return try #require(node)
  }

  @Test func aRouteInJSON() throws {
    let node = try answer("route", "--network", "roads", "--from", "rzeszow", "--to", "lutsk")
    #expect(
      node.members.compactMap(\.key.string) == [
        "network", "algorithm", "from", "to", "unit", "cost", "places", "links", "settled",
        "relaxed",
      ])
    #expect(node["network"]?.string == "roads")
    #expect(node["algorithm"]?.string == "dijkstra")
    #expect(node["unit"]?.string == "km")
    #expect(node["places"]?.elements.compactMap(\.string) == ["rzeszow", "lviv", "lutsk"])
    let links = try #require(node["links"])
    #expect(links.count == 2)
    #expect(
      links[0]?.members.compactMap(\.key.string) == ["from", "to", "mode", "cost", "label"])
    #expect(links[0]?["cost"]?.double == 165.5)
    #expect(links[0]?["label"]?.string == "E40")
    #expect(links[1]?["mode"]?.string == "road")
    let sum = links.elements.compactMap { $0["cost"]?.double }.reduce(0, +)
    #expect(abs((node["cost"]?.double ?? 0) - sum) < 0.0005)
    #expect((node["settled"]?.int ?? 0) >= 3)
  }

  @Test(arguments: ["bfs", "dijkstra", "a-star", "greedy", "bidirectional"])
  func everyAlgorithmTellsItsSteps(algorithm: String) throws {
    let node = try answer(
      "route", "--network", "roads", "--from", "lutsk", "--to", "kosice", "--trace",
      "--algorithm", algorithm)
    #expect(node["algorithm"]?.string == algorithm)
    let trace = try #require(node["trace"])
    #expect(
      trace[0]?.members.compactMap(\.key.string) == ["event", "place", "from", "cost", "side"])
    let path = trace.elements.filter { $0["event"]?.string == "path" }
    #expect(
      path.compactMap { $0["place"]?.string } == node["places"]?.elements.compactMap(\.string))
    #expect(path.last?["cost"]?.double == node["cost"]?.double)
    #expect(path.first?["from"]?.isNull == true)
    let settled = trace.elements.count { $0["event"]?.string == "settle" }
    #expect(settled == node["settled"]?.int)
  }

  @Test(arguments: ["lviv", "LVIV", "Lviv", "702550", "Львів", "Lemberg", "リヴィウ"])
  func aPlaceHasManyNames(name: String) throws {
    let node = try answer("route", "--network", "board", "--from", name, "--to", "lutsk")
    #expect(node["from"]?.string == "lviv")
    #expect(node["cost"]?.int == 3)
    #expect(node["links"]?[0]?["label"]?.isNull == true)
  }

  @Test func noRouteIsAnAnswer() throws {
    let node = try answer("route", "--network", "roads", "--from", "lviv", "--to", "odesa")
    #expect(node["cost"]?.isNull == true)
    #expect(node["places"]?.count == 0)
    let text = try ask("route", "--network", "roads", "--from", "lviv", "--to", "odesa")
    #expect(text.output.hasPrefix("Lviv to Odesa: there is no route."))
    #expect(text.status == 0)
  }

  @Test func aRouteInWords() throws {
    let outcome = try ask("route", "--network", "board", "--from", "kosice", "--to", "lviv")
    #expect(
      outcome.output == """
        Košice to Lviv: 4 steps in 2 legs.
        Dijkstra search: 3 places settled, 3 costs lowered.

          Košice
          Lutsk   train   1 step   1 step
          Lviv    road   3 steps  4 steps

        """)
  }

  @Test(arguments: [(0, 9, 0), (1, 4, 1), (2, 4, 1)])
  func aTripWithTickets(tickets: Int, cost: Int, used: Int) throws {
    let node = try answer(
      "trip", "--network", "board", "--cities", "lviv, Луцьк,kosice", "--tickets",
      "\(tickets)")
    #expect(
      node.members.compactMap(\.key.string) == [
        "network", "cities", "tickets", "unit", "cost", "ticketsUsed", "optimal", "places", "links",
      ])
    #expect(node["cities"]?.elements.compactMap(\.string) == ["lviv", "lutsk", "kosice"])
    #expect(node["cost"]?.int == cost)
    #expect(node["ticketsUsed"]?.int == used)
    #expect(node["tickets"]?.int == tickets)
    #expect(node["optimal"]?.bool == true)
    #expect(node["links"]?.elements.compactMap { $0["cost"]?.int }.reduce(0, +) == cost)
  }

  @Test func withoutTicketsTheGameGivesThem() throws {
    let node = try answer("trip", "--network", "board", "--cities", "lviv,lutsk,kosice")
    #expect(node["tickets"]?.int == 1)
    #expect(node["cost"]?.int == 4)
  }

  @Test func aTripThatCannotBe() throws {
    let node = try answer("trip", "--network", "roads", "--cities", "lviv,odesa")
    #expect(node["cost"]?.isNull == true)
    #expect(node["places"]?.count == 0)
    #expect(node["links"]?.count == 0)
  }

  @Test func theFinderInJSON() throws {
    let node = try answer("find", "львів", "--limit", "1")
    #expect(node["query"]?.string == "львів")
    let first = try #require(node["results"]?[0])
    #expect(
      first.members.compactMap(\.key.string) == [
        "kind", "path", "geonameid", "name", "country", "admin1", "latitude", "longitude",
        "population",
      ])
    #expect(first["kind"]?.string == "place")
    #expect(first["path"]?.string == "places/ua/lviv/")
    #expect(first["geonameid"]?.int == 702_550)
    #expect(first["name"]?.string == "Lviv")
    #expect(first["country"]?.string == "UA")
    #expect(first["admin1"]?.string == "Lviv Oblast")
    #expect(first["latitude"]?.double == 49.83826)
    #expect(first["population"]?.int == 717_803)
    let nothing = try answer("find", "zzzz")
    #expect(nothing["results"]?.count == 0)
    #expect(nothing["suggestions"]?.count == 0)
  }

  @Test func theFinderSuggestsInJSON() throws {
    let node = try answer("find", "bratislawa")
    #expect(node["results"]?.count == 0)
    #expect(node["suggestions"]?[0]?["name"]?.string == "Bratislava")
    #expect(try answer("find", "bratislawa", "--limit", "1")["suggestions"]?.count == 1)
  }

  @Test(arguments: [
    ("ukraine", "country", "countries/ukraine/"), ("e40", "road", "networks/roads/roads/e40/"),
    ("e 40", "road", "networks/roads/roads/e40/"),
    ("lviv lutsk", "route", "networks/roads/routes/lviv/lutsk/"),
    ("Lviv to Lutsk", "route", "networks/roads/routes/lviv/lutsk/"),
    ("lviv lut", "route", "networks/roads/routes/lviv/lutsk/"),
    ("lviv", "place", "places/ua/lviv/"),
  ])
  func theFinderFindsEveryKind(text: String, kind: String, path: String) throws {
    let first = try #require(try answer("find", text)["results"]?[0])
    #expect(first["kind"]?.string == kind)
    #expect(first["path"]?.string == path)
  }

  @Test func theFinderInWords() throws {
    #expect(try ask("find", "zzzz").output == "Nothing is called 'zzzz'.\n")
    #expect(try ask("find", "\u{1B}[31m\n").output == "Nothing is called '\\u{1b}[31m\\n'.\n")
    #expect(
      try ask("find", "bratislawa").output
        .hasPrefix("Nothing is called 'bratislawa'. Did you mean one of these?\n  Bratislava"))
    #expect(try ask("find", "kos").output.hasPrefix("  Košice"))
  }

  @Test func theFinderAnswersBeforeTheInputEnds() throws {
    let process = Command.process(
      ["find", "-", "--json", "--content", content], in: Command.package)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // If there is no answer, the command is ended after 60 seconds, so that the test does not wait
    // forever.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { process.terminate() }
    for query in ["lviv", "kosice"] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(query)\n".utf8))
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"query\":\"\(query)\""))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("In a folder without an atlas, queries say what to do")
  func noAtlas() throws {
    let place = try Workplace(isEmpty: true)
    for arguments in [
      ["find", "a"], ["route", "--network", "n", "--from", "a", "--to", "b"],
      ["trip", "--network", "n", "--cities", "a,b"],
    ] {
      let outcome = try Command.run(arguments, in: place.folder)
      #expect(outcome.status == 1 && outcome.lines.count == 1)
      #expect(
        outcome.errors.hasPrefix(
          "site.yml:1:1: error: there is no such file here; run the command in the folder of an "
            + "atlas"), "\(outcome.errors)")
    }
  }

  @Test func theFinderEndsWhenNobodyReadsItsAnswers() throws {
    let process = Command.process(["find", "-", "--content", content], in: Command.package)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // If the command waits for more input instead of ending, it is ended after 60 seconds.
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { process.terminate() }
    try input.fileHandleForWriting.write(contentsOf: Data("lviv\n".utf8))
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    try output.fileHandleForReading.close()
    try input.fileHandleForWriting.write(contentsOf: Data("kosice\n".utf8))
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    try input.fileHandleForWriting.close()
  }

  @Test func theFinderAnswersEveryLine() throws {
    let outcome = try Command.run(
      ["find", "-", "--json", "--limit", "1", "--content", content], input: "lviv\n\nzzzz\nkosice\n"
    )
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.count == 4)
    #expect(lines[0].contains(#""geonameid":702550,"#))
    #expect(lines[1] == #"{"query":"","results":[],"suggestions":[]}"#)
    #expect(lines[2] == #"{"query":"zzzz","results":[],"suggestions":[]}"#)
    #expect(lines[3].contains(#""name":"Košice""#))
  }

  @Test(arguments: [
    (
      ["route", "--network", "raods", "--from", "lviv", "--to", "lutsk"],
      "unknown network 'raods'; did you mean 'roads'?"
    ),
    (
      ["route", "--network", "x", "--from", "lviv", "--to", "lutsk"],
      "unknown network 'x'; the networks are board, roads"
    ),
    (
      ["route", "--network", "roads", "--from", "lvvi", "--to", "lutsk"],
      "unknown place 'lvvi' in network 'roads'; did you mean 'lviv'?"
    ),
    (
      ["route", "--network", "roads", "--from", "!!", "--to", "lutsk"],
      "unknown place '!!' in network 'roads'; name it by its id, its GeoNames id, or its name in any language"
    ),
    (
      ["route", "--network", "roads", "--from", "rze", "--to", "lutsk"],
      "unknown place 'rze' in network 'roads'; did you mean 'rzeszow'?"
    ),
    (
      ["trip", "--network", "roads", "--cities", "lviv,Reszów"],
      "unknown place 'Reszów' in network 'roads'; did you mean 'rzeszow'?"
    ),
    (
      ["trip", "--network", "board", "--cities", "lviv,lutsk,Львів"],
      "the trip visits 'lviv' twice; name each place once"
    ),
    (
      ["trip", "--network", "roads", "--cities", "lviv,Warsaw"],
      "unknown place 'Warsaw' in network 'roads'; name it by its id, its GeoNames id, or its name in any language"
    ),
  ])
  func whatIsNotThere(words: [String], message: String) throws {
    let outcome = try Command.run(words + ["--content", content])
    #expect(outcome.errors == "generate-site: error: \(message)\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test func wrongDataAreReported() throws {
    let place = try Workplace()
    try Edit("Content/networks/roads/links.csv", .replace("lviv,lutsk", "lviv,lustk"))
      .apply(to: place)
    let outcome = try place.run("route", "--network", "roads", "--from", "lviv", "--to", "lutsk")
    #expect(
      outcome.errors
        == "Content/networks/roads/links.csv:2:6: error: unknown place 'lustk'; did you mean 'lutsk'?\n"
    )
    #expect(outcome.status == 1)
    #expect(try place.run("find", "x", "--content", "none").status == 1)
  }
}
