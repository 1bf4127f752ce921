import Input
import Testing

@Suite struct AvoidTests {
  private func ask(_ words: [String]) throws -> Command.Outcome {
    try Command.run(words + ["--content", "Tests/GenerateSiteTests/Fixtures/atlas/Content"])
  }

  private func route(
    _ network: String, _ from: String, _ to: String, _ words: String...
  ) throws -> JSONNode {
    try answer(["route", "--network", network, "--from", from, "--to", to] + words)
  }

  private func answer(_ words: [String]) throws -> JSONNode {
    let outcome = try ask(words + ["--json"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    var diagnostics = Diagnostics()
    let node = JSON.read(Array(outcome.output.utf8), path: "answer", into: &diagnostics)
    return try #require(node)
  }

  private func places(_ node: JSONNode) -> [String] {
    node["places"]?.elements.compactMap(\.string) ?? []
  }

  @Test(arguments: [
    "E40", "e40", "rzeszow-lviv", "lviv-rzeszow", "Lviv–Rzeszów", "Lviv — Rzeszów", "Львів-759734",
    "Lemberg - rzeszow", "label:E40", "label:e40", "link:lviv:rzeszow", "link:rzeszow:lviv",
  ])
  func aLinkIsAvoided(thing: String) throws {
    let node = try route("roads", "rzeszow", "lutsk", "--avoid", thing)
    #expect(places(node) == ["rzeszow", "kosice", "lviv", "lutsk"])
    #expect(
      node.members.compactMap(\.key.string) == [
        "network", "algorithm", "from", "to", "unit", "cost", "places", "links", "settled",
        "relaxed",
      ])
  }

  @Test(arguments: ["ferry", "Ferrys", "odesa", "mode:ferry", "place:odesa", "label:E371"])
  func whatTheRouteDoesNotUseChangesNothing(thing: String) throws {
    let node = try route("roads", "rzeszow", "lutsk", "--avoid", thing)
    #expect(places(node) == ["rzeszow", "lviv", "lutsk"])
  }

  @Test(arguments: [
    ["road"], ["Roads"], ["lviv"], ["rzeszow"], ["lutsk"], ["E40", "Košice"], ["mode:road"],
    ["place:lviv"], ["label:E40", "place:kosice"],
  ])
  func nothingIsLeft(things: [String]) throws {
    let flags = things.flatMap { ["--avoid", $0] }
    let words = ["route", "--network", "roads", "--from", "rzeszow", "--to", "lutsk"] + flags
    let node = try answer(words)
    #expect(node["cost"]?.isNull == true)
    #expect(places(node) == [])
    #expect(try ask(words).output.hasPrefix("Rzeszów to Lutsk without "))
    #expect(try ask(words).output.contains(": there is no route.\n"))
  }

  @Test func regionsAndModesOfABoardAreAvoided() throws {
    let whole = try route("board", "kosice", "lviv")
    #expect(places(whole) == ["kosice", "lutsk", "lviv"])
    let noTrain = try route("board", "kosice", "lviv", "--avoid", "train")
    #expect(places(noTrain) == ["kosice", "rzeszow", "lviv"])
    #expect(try route("board", "kosice", "lviv", "--avoid", "North")["cost"]?.isNull == true)
    let noNorth = try route("board", "kosice", "lviv", "--avoid", "region:north")
    #expect(noNorth["cost"]?.isNull == true)
  }

  @Test func partsOfIDsAreNotTakenForNames() throws {
    let place = try Workplace()
    let folder = "Content/networks/roads"
    try Edit(
      "\(folder)/places.csv",
      .append(
        """
        brest-by,Brest,,,PL,52.09755,23.68775
        brest-fr,Brest,,,SK,48.39029,-4.48628
        minsk,Minsk,,,PL,53.9,27.56667

        """)
    ).apply(to: place)
    try Edit(
      "\(folder)/links.csv", .append("brest-by,minsk,road,,false,\nbrest-fr,lviv,road,,false,\n")
    ).apply(to: place)
    func avoid(_ thing: String) throws -> Command.Outcome {
      try place.run(
        "route", "--network", "roads", "--from", "brest-by", "--to", "minsk", "--avoid", thing)
    }
    for thing in ["brest-by-minsk", "minsk-brest-by", "brest-by–Minsk", "link:minsk:brest-by"] {
      let outcome = try avoid(thing)
      #expect(
        outcome.output.hasPrefix("Brest to Minsk without Brest–Minsk: there is no route.\n")
          || outcome.output.hasPrefix("Brest to Minsk without Minsk–Brest: there is no route.\n"),
        "\(thing): \(outcome.output)\(outcome.errors)")
    }
    let outcome = try avoid("brest-minsk")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("'brest' is the name of several places in network 'roads'"),
      "\(outcome.errors)")
  }

  @Test func aRouteGoesVia() throws {
    let node = try route("roads", "rzeszow", "lutsk", "--via", "lviv", "--via", "kosice", "--trace")
    #expect(places(node) == ["rzeszow", "lviv", "kosice", "lviv", "lutsk"])
    #expect(node["links"]?.count == 4)
    let sum = node["links"]?.elements.compactMap { $0["cost"]?.double }.reduce(0, +) ?? 0
    #expect(abs((node["cost"]?.double ?? 0) - sum) < 0.0005)
    let settled = node["trace"]?.elements.count { $0["event"]?.string == "settle" }
    #expect(settled == node["settled"]?.int)
    #expect(try route("roads", "rzeszow", "lutsk", "--via", "odesa")["cost"]?.isNull == true)
    let words = ["route", "--network", "roads", "--from", "rzeszow", "--to", "lutsk"]
    let told = try ask(words + ["--via", "kosice", "--avoid", "E40", "--avoid", "ferry"])
    #expect(
      told.output.hasPrefix("Rzeszów to Lutsk via Košice without E40 and ferrys: "),
      "\(told.output)")
    let many = try ask(words + Array(repeating: ["--via", "lviv"], count: 24).flatMap(\.self))
    #expect(many.status == 2)
    #expect(
      many.errors
        == "generate-site: error: the flag '--via' is given 24 times; give it at most 23 times\n")
  }

  @Test func aTripAvoids() throws {
    let words = ["trip", "--network", "board", "--cities", "lviv,lutsk,kosice", "--tickets", "2"]
    #expect(try answer(words)["cost"]?.int == 4)
    let noTrain = try answer(words + ["--avoid", "train"])
    #expect(noTrain["cost"]?.int == 9)
    #expect(noTrain["ticketsUsed"]?.int == 0)
    #expect(noTrain["optimal"]?.bool == true)
    #expect(try answer(words + ["--avoid", "lutsk"])["cost"]?.isNull == true)
    #expect(
      try ask(words + ["--avoid", "lutsk"]).output
        == "Lviv, Lutsk and Košice without Lutsk: no trip visits them all.\n")
  }

  @Test(arguments: [
    ("E41", "network 'roads' has nothing called 'E41' to avoid; did you mean 'E40'?"),
    ("lvib", "network 'roads' has nothing called 'lvib' to avoid; did you mean 'lviv'?"),
    (
      "nonsense",
      "network 'roads' has nothing called 'nonsense' to avoid; avoid a place, a link (two places "
        + "with a hyphen between them), a label, a region, or a mode: road, ferry"
    ),
    ("-", nil), ("!", nil), (":", nil), ("place:Lviv", nil), ("label:", nil), ("mode:Roads", nil),
    ("region:lviv", nil), ("link:lutsk:rzeszow", nil), ("link:lviv", nil), ("road:lviv", nil),
    (
      "lutsk-rzeszow",
      "no link of network 'roads' joins 'lutsk' and 'rzeszow'; the links of 'lutsk' lead to lviv"
    ),
    (
      "odesa-lviv", "no link of network 'roads' joins 'odesa' and 'lviv'; 'odesa' has no links"
    ),
  ])
  func whatIsUnknownIsTold(thing: String, message: String?) throws {
    for command in [
      ["route", "--from", "lviv", "--to", "lutsk"], ["trip", "--cities", "lviv,lutsk"],
    ] {
      let outcome = try ask(command + ["--network", "roads", "--avoid", thing])
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      if let message { #expect(outcome.errors == "generate-site: error: \(message)\n") }
    }
  }
}
