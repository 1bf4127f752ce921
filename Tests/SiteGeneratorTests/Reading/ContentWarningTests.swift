import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Warnings about content")
struct ContentWarningTests {
  @Test("The small atlas has no warnings")
  func none() throws {
    let small = try SmallContent()
    defer { small.remove() }
    #expect(small.read().messages == [])
  }

  @Test("Files that are not read are reported, with a suggestion")
  func unreadFiles() throws {
    let small = try SmallContent()
    defer { small.remove() }
    for file in [
      "places/UA.rar", "places/cities.xlsx", "places/.DS_Store", "places/cities.txt~",
      "networks/roads/stops.csv", "networks/rails/network.yml",
    ] {
      try small.write(file, "x")
    }
    let (content, messages) = small.read()
    #expect(content != nil)
    let starts = [
      "networks/roads/stops.csv:1:1: warning: the file is not read; a network has network.yml, "
        + "places.csv, and links.csv or links.geojson or both",
      "places/UA.rar:1:1: warning: the archive is not read; unpack it and put its contents here",
      "places/cities.xlsx:1:1: warning: the file is not read; tables of places end in .txt, .tsv",
      "site.yml:7:3: warning: the network in networks/rails is not part of the site; list it under "
        + "networks, as in - slug: rails",
    ]
    #expect(messages.count == starts.count, "\(messages)")
    for (message, start) in zip(messages, starts) {
      #expect(message.hasPrefix(start), "\(message)")
    }
  }

  @Test(
    "A place far from its country causes a warning, which detects swapped coordinates",
    arguments: [
      (
        "49.83826,24.02324", "24.02324,49.83826",
        "place 'lviv' lies at 24.02324° N, 49.83826° E, more than 200 km from its country, "
          + "Ukraine; latitude and longitude seem to be swapped"
      ),
      (
        "49.83826,24.02324", "-49.83826,24.02324",
        "place 'lviv' lies at 49.83826° S, 24.02324° E, more than 200 km from its country, "
          + "Ukraine; check its position and its country"
      ),
    ])
  func farPlaces(old: String, new: String, message: String) throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.replace(old, new, in: "networks/roads/places.csv")
    let (content, messages) = small.read()
    #expect(content != nil)
    #expect(messages.contains("networks/roads/places.csv:2:1: warning: \(message)"))
  }

  @Test(
    "A distant place without a country causes a warning at 0, 0 or if swapping brings it close")
  func exchanged() throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.replace("closed: [Coast]\n", "", in: "networks/roads/network.yml")
    let rows = ["a,A,47,11\n", "b,B,47.1,11.1\n", "c,C,47.2,11.3\n", "d,D,47,11.2\n"]
    try small.write("networks/roads/places.csv", "id,name,latitude,longitude\n" + rows.joined())
    try small.write("networks/roads/links.csv", "from,to,mode\na,b,road\nb,c,road\nc,d,road\n")
    #expect(small.read().messages == [])
    try small.replace("47.1,11.1", "11.1,47.1", in: "networks/roads/places.csv")
    #expect(
      small.read().messages == [
        "networks/roads/places.csv:3:1: warning: place 'b' lies at 11.1° N, 47.1° E, 5,212 km from the "
          + "middle of the network; latitude and longitude seem to be swapped"
      ])
    try small.replace("11.1,47.1", "0,0", in: "networks/roads/places.csv")
    #expect(
      small.read().messages == [
        "networks/roads/places.csv:3:1: warning: place 'b' lies at 0° N, 0° E, 5,338 km from the "
          + "middle of the network; check its position"
      ])
  }

  @Test("Swapped coordinates also cause a warning if the country's outline is not known")
  func exchangedWithoutOutline() throws {
    let small = try SmallContent()
    defer { small.remove() }
    try FileManager.default.removeItem(at: small.folder.appending(path: "countries"))
    try small.replace("worldview: un\n", "", in: "site.yml")
    try small.replace("closed: [Coast]\n", "", in: "networks/roads/network.yml")
    try small.write("networks/roads/links.csv", "from,to,mode\na,b,road\nb,c,road\nc,d,road\n")
    let rows = ["a,A,SK,47,11\n", "b,B,SK,11.1,47.1\n", "c,C,SK,47.2,11.3\n", "d,D,SK,47,11.2\n"]
    try small.write(
      "networks/roads/places.csv", "id,name,country,latitude,longitude\n" + rows.joined())
    #expect(
      small.read().messages.contains {
        $0.hasPrefix("networks/roads/places.csv:3:1: warning: place 'b' lies at 11.1° N")
      })
  }

  @Test(
    "An outline file that keeps its Natural Earth name causes a warning",
    arguments: [false, true])
  func unreadOutlines(withWorld: Bool) throws {
    let small = try SmallContent()
    defer { small.remove() }
    let file = "countries/ne_110m_admin_0_countries.geojson"
    try small.write(file, "{}")
    if withWorld {
      try small.replace("language: en\n", "language: en\ndata: world\n", in: "site.yml")
    }
    #expect(
      small.read().messages.contains(
        "\(file):1:1: warning: the file is not read; outlines of countries are read from "
          + "outlines.geojson, those of provinces from provinces.geojson"))
  }

  @Test("Misspelt folder names cause a warning")
  func folders() throws {
    let small = try SmallContent()
    defer { small.remove() }
    for folder in ["statics", "Theme", "Static", "stats", "images", "site"] {
      try small.write("\(folder)/a.txt", "x")
    }
    try small.write("page/a.md", "x")
    try small.write("url.csv", "x")
    let (content, messages) = small.read()
    #expect(content != nil)
    #expect(
      messages == [
        "Static:1:1: warning: the folder is not read; did you mean 'static'?",
        "page:1:1: warning: the folder is not read; did you mean 'pages'?",
        "statics:1:1: warning: the folder is not read; did you mean 'static'?",
        "url.csv:1:1: warning: the file is not read; did you mean 'urls.csv'?",
      ])
  }

  @Test("An unlisted network folder is not reported if the settings have errors")
  func drafts() throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.write("networks/draft/network.yml", "title: Draft\n")
    try small.write("site.yml", "title: [\n")
    #expect(small.read().messages.filter { !$0.contains("malformed YAML") } == [])
  }

  @Test("An unknown unit causes one error, not one for each row")
  func unknownUnit() throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.replace("unit: steps", "unit: step", in: "networks/board/network.yml")
    let messages = small.read().messages
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("networks/board/network.yml:4:7: error: unknown unit 'step'")
        == true)
  }

  @Test("Duplicate links and links from a place to itself are warnings")
  func oddLinks() throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.replace(
      "kosice,lviv,road,,false,\n",
      "kosice,lviv,road,,false,\nlutsk,lviv,road,,false,E85\nlviv,lutsk,road,,false,E40\nlviv,lviv,road,,,\n",
      in: "networks/roads/links.csv")
    let (content, messages) = small.read()
    #expect(content != nil)
    #expect(
      messages == [
        "networks/roads/links.csv:6:1: warning: duplicate link; the first is at "
          + "networks/roads/links.csv:2:1",
        "networks/roads/links.csv:8:1: warning: the link leads from 'lviv' to itself; no route takes it; "
          + "remove it, or correct one end",
      ])
  }

  @Test("A place without links causes a warning, even if another network has errors")
  func lonePlaces() throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.write("networks/board/links.csv", "from,to,mode,cost\nlviv,lutsk,car,3\n")
    let lone = small.read().messages
    #expect(lone.contains { $0.contains("networks/board/places.csv") }, "\(lone)")
    #expect(lone.allSatisfy { $0.contains("warning: no link leads to the place '") }, "\(lone)")
    try small.replace("165.5", "-165.5", in: "networks/roads/links.csv")
    let messages = small.read().messages
    #expect(messages.count == lone.count + 1 && Set(messages).isSuperset(of: lone), "\(messages)")
  }

  @Test("The warning about a large site is at the network that makes it large")
  func size() throws {
    let small = try SmallContent()
    defer { small.remove() }
    func warnings() throws -> [String] {
      let (content, messages) = small.read()
      #expect(messages == [])
      var diagnostics = Diagnostics()
      try #require(content).checkSize(jobs: 2, into: &diagnostics)
      return small.messages(diagnostics)
    }
    #expect(try warnings() == [])
    try small.replace("closed: [Coast]\n", "", in: "networks/roads/network.yml")
    try small.write(
      "networks/roads/places.csv",
      "id,name,geonameid,country,latitude,longitude\n"
        + (0..<1000).map { "p\($0),P,,UA,49.\(1000 + $0),26\n" }.joined())
    try small.write(
      "networks/roads/links.csv",
      "from,to,mode,cost,directed\n"
        + (1..<1000).map { "p\($0 - 1),p\($0),road,,true\n" }.joined())
    #expect(
      try warnings() == [
        "site.yml:7:11: warning: the site will be large, mostly because of network 'roads': about "
          + "1,100,000 pages in 5,000,000 files, 31 GB, 28 min on 2 threads; for fewer pages, "
          + "write routes: none or routes: {capitals: true, population: 500000}"
      ])
    try small.replace("routes: all", "routes: none", in: "site.yml")
    #expect(try warnings() == [])
  }

  @Test("The estimated size includes countries, trips and deals; 100,000 files count as large")
  func sizeOfTheRest() throws {
    var size = SizeEstimate()
    size.add(countries: 250, trips: 100)
    #expect((size.pages, size.files, size.bytes) == (350, 450, 8_450_000))
    size.add(deals: 31_104)
    #expect((size.pages, size.files) == (351, 458))
    #expect((6_345_806...).contains(Int(size.bytes) - 8_450_000))
    #expect(!size.isLarge)
    size = SizeEstimate()
    let small = try SmallContent()
    defer { small.remove() }
    let network = try #require(small.read().0?.networks.first)
    size.add(network, pairs: 0, formats: 0, published: 0)
    size.add(network, pairs: 0, formats: 0, published: 99_999 - 2 * Int(size.files))
    #expect(size.files == 99_999 && !size.isLarge)
    size.add(countries: 1, trips: 0)
    #expect(size.isLarge)
  }

  @Test("Warnings about content appear before the work begins")
  func order() async throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.write("places/UA.rar", "x")
    var options = SiteBuilder.Options()
    options.content = small.folder.path
    options.theme = PageRendering.folder.path
    options.output = small.output.path
    let record = RecordedProgress()
    let builder = SiteBuilder(options: options, progress: record) {
      record.add("\($0.all.count) warnings")
    }
    let made = try await builder.build()
    #expect(made.warnings.isEmpty)
    let events = record.events
    #expect(events.prefix(4) == ["inputs", "read", "1 warnings", "atlas"], "\(events)")
  }
}
