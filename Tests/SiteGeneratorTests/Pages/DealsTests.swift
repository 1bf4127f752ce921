import Foundation
import Input
import Markup
import Routing
import Testing

@testable import SiteGenerator

/// A game on four places in two regions. A road leads from a through b and c to d, with 3 steps per
/// link. A train leads from a to d.
@Suite("All deals of a game")
struct DealsTests {
  private let settings = """
    title: Test
    summary: A test.
    unit: steps
    modes:
      road: {name: road}
      train: {name: train, line: double, tickets: true}
    regions:
      red: {name: Red, color: "#aa0000"}
      blue: {name: Blue, color: "#0000aa"}
    trips: {tickets-mode: train, tickets: 1, hand: one-of-each-region}
    """

  private func content(regions: [String] = ["red", "red", "blue", "blue"]) throws -> NetworkContent
  {
    let places = zip(["a", "b", "c", "d"], regions).enumerated().map { index, row in
      "\(row.0),\(row.0.uppercased()),UA,50,\(30 + index),\(row.1)"
    }
    let links = "a,b,road,3,\nb,c,road,3,\nc,d,road,3,\na,d,train,1,true\n"
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "network.yml": settings,
      "places.csv": "id,name,country,latitude,longitude,region\n"
        + places.joined(separator: "\n") + "\n",
      "links.csv": "from,to,mode,cost,directed\n" + links,
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    var diagnostics = Diagnostics()
    let content = NetworkContent.read(
      slug: "game", folder: folder.path, asked: SourceLocation(path: "site.yml"),
      surroundings: NetworkSurroundings(), into: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(content)
  }

  private func table(_ content: NetworkContent) throws -> DealTable {
    var diagnostics = Diagnostics()
    let table = content.solveDeals(into: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return try #require(table)
  }

  @Test("Regions have a key only if a place belongs to one")
  func key() throws {
    #expect(try content().shownRegions.map(\.id) == ["red", "blue"])
    #expect(try content(regions: ["", "", "", ""]).shownRegions.isEmpty)
  }

  @Test("Statistics count every deal")
  func findings() throws {
    let findings = DealFindings(try table(content()))
    // The distinct costs of the deals a c, a d, b c and b d, and the number of deals with each
    // cost, first without and then with the train.
    #expect(findings.lengths.map { $0.rows.map(\.cost) } == [[3, 6, 9], [1, 3, 4]])
    #expect(findings.lengths.map { $0.rows.map(\.deals) } == [[1, 2, 1], [1, 1, 2]])
    #expect(findings.lengths.map(\.mean) == [6, 3])
    #expect(findings.luckiest?.value == 1)
    #expect(findings.luckiest?.deals == [1])
    #expect(findings.hardest?.value == 4)
    #expect(findings.hardest?.deals == [0, 3])
    #expect(findings.mostSaved?.value == 8)
    // The best trips are a d, a d c, b a d and b c.
    #expect(findings.linkUses == [1, 1, 1, 3])
  }

  @Test("Data files have the costs and the trip order of each deal")
  func data() throws {
    let content = try content()
    let table = try table(content)
    let data = DealData(network: content, table: table)
    #expect(data.fixedCount == 1)
    #expect(
      (0..<data.shardCount).map { data.path($0).string } == [
        "data/networks/game/deals/a.json", "data/networks/game/deals/b.json",
      ])
    let index = String(decoding: data.index(DealFindings(table)), as: UTF8.self)
    #expect(
      index == #"{"count":4,"tickets":1,"cities":[[0,1],[2,3]],"fixed":1,"lengths":["#
        + #"{"cost":[3,6,9],"deals":[1,2,1]},{"cost":[1,3,4],"deals":[1,1,2]}]}"#)
    let shards = (0..<2).map { String(decoding: data.shard($0), as: UTF8.self) }
    #expect(shards[0] == #"{"cities":[0],"costs":[[6,9],[4,1]],"orders":"0101"}"#)
    #expect(shards[1].hasPrefix(#"{"cities":[1],"costs":[[3,6],[3,4]],"orders":"#))
  }

  @Test("A game that cannot be solved causes a warning")
  func impossible() throws {
    let content = try content(regions: ["red", "red", "red", "red"])
    var diagnostics = Diagnostics()
    #expect(content.solveDeals(into: &diagnostics) == nil)
    #expect(!diagnostics.hasErrors)
    #expect(diagnostics.description.contains("region 'blue' has no place"))
  }

  @Test("Many different lengths share bars of a round width")
  func bins() {
    let few = DealBins([DealFindings.Lengths([3: 1, 5: 2])], unit: 1)
    #expect(few.bins.map(\.lowest) == [3, 4, 5])
    #expect(few.bins.map(\.deals) == [[1], [0], [2]])
    let many = DealBins([DealFindings.Lengths([1_000: 1, 1_499: 2, 299_999: 3])], unit: 1)
    #expect(many.width == 5_000)
    #expect(many.bins.count == 60)
    #expect(many.bins.first?.deals == [3])
    #expect(many.bins.last?.deals == [3])
    #expect(DealBins([DealFindings.Lengths([:])], unit: 1).bins.isEmpty)
  }

  @Test("The chart has a bar for each length and a description")
  func plot() throws {
    let bins = DealBins(
      [DealFindings.Lengths([5: 7]), DealFindings.Lengths([3: 4, 4: 0, 5: 3])], unit: 1)
    func plot(_ bins: DealBins) -> HTML? {
      DealPlot(
        bins: bins, label: "Bars & a line", length: { "\($0.lowest) steps" },
        axisLabel: { "\($0.lowest)" }, words: .english
      ).svg()
    }
    let svg = String(decoding: try #require(plot(bins)).bytes, as: UTF8.self)
    #expect(svg.contains(#"role="img" aria-label="Bars &amp; a line""#))
    #expect(svg.contains("<title>3 steps: 4 deals</title>"))
    #expect(!svg.contains("<title>4 steps"))
    #expect(svg.contains("<title>5 steps: 3 deals</title>"))
    #expect(svg.contains(#"class="plot-outline""#))
    #expect(plot(DealBins([], unit: 1)) == nil)
  }

  @Test("The page has the statistics of the deals and a table for playing")
  func page() throws {
    let content = try content()
    let bins = DealBins(DealFindings(try table(content)).lengths, unit: 1)
    let page = DealsPage(
      frame: .sample("All 4 deals", path: "networks/game/trips/deals/", lead: "With 1 ticket."),
      rules: ["A deal is one city of each region."],
      map: .sample("data/networks/game/map.svg", alt: "The game"),
      legend: MapLegend(modes: Sample.modes),
      table: DealTableModel(
        network: "data/networks/game/network.json", tickets: 1,
        regions: [
          DealRegion(id: "red", title: "Red", cities: [IdentifiedTitle(id: "a", title: "A")]),
          DealRegion(id: "blue", title: "Blue", cities: [IdentifiedTitle(id: "c", title: "C")]),
        ], room: "Best trip: 3 steps through A and C."),
      lengthsSentence: "Half take 3 steps.",
      plot: DealPlot(
        bins: bins, label: "Bars", length: { "\($0.lowest)" }, axisLabel: { "\($0.lowest)" },
        words: .english
      ).svg(), plotCaption: "Bars and a line.", lengthColumns: ["1 ticket", "No ticket"],
      lengths: [DealLengthRow(length: "1 step", counts: ["1", "–"])],
      ticketsSentence: "One ticket saves 3 steps.",
      tickets: [
        DealTicketRow(
          title: "No ticket", mean: "6 steps", share: 100, saved: nil, range: "3 to 9 steps")
      ],
      extremes: [
        DealExtreme(
          id: "luckiest", title: "The luckiest deals", sentence: "1 deal.", columns: ["1 ticket"],
          deals: [
            DealRow(
              link: PageLink(
                title: "A and D", path: "networks/game/trips/deals/?cities=a,d&tickets=1"),
              costs: ["1 step"])
          ])
      ], trainName: "train", trainNames: "trains", trainsSentence: "Trains matter.",
      trains: [BarRow(link: PageLink(title: "A to D", path: nil), value: "3 times", share: 100)],
      downloads: [], costTitle: "Length", costNoun: "length", costRange: "Shortest to longest",
      lengthsTitle: "How long the best trips are")
    let html = try PageRendering.render(
      page, template: "deals.mustache", path: "networks/game/trips/deals/")
    #expect(html.contains(#"hidden="hidden" data-root="../../../../" data-network="../../../../d"#))
    #expect(html.contains(#"<input type="radio" name="tickets" value="1" checked="checked" />"#))
    #expect(html.contains(#"<input type="radio" name="tickets" value="0" />"#))
    #expect(html.contains(#"<fieldset class="deal-region region-blue">"#))
    #expect(html.contains(#"<input type="checkbox" name="city" value="c""#))
    #expect(html.contains(#"<th scope="row">1 step</th><td class="number">1</td>"#))
    #expect(html.contains(#"deals/?cities=a,d&amp;tickets=1">A and D</a>"#))
    #expect(html.contains(#"<h2 id="trains">Which trains matter</h2>"#))
    #expect(html.contains(#"<figure class="plot-figure">"#))
  }
}
