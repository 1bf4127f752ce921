import Testing

@testable import SiteGenerator

@Suite("Pairs of places that have a page")
struct RouteChoiceTests {
  @Test(
    "By default, all pairs have a page if there are at most 20,000",
    arguments: [(200, 200), (201, 0)])
  func limit(places: Int, ends: Int) throws {
    let small = try SmallContent()
    defer { small.remove() }
    try small.write(
      "networks/line/network.yml", "title: L\nsummary: S\nmodes: {way: {name: way}}\n")
    let rows = (0..<places).map { "p\($0),P\($0),50,\(Double($0) / 10)\n" }
    try small.write("networks/line/places.csv", "id,name,latitude,longitude\n" + rows.joined())
    try small.write("networks/line/links.csv", "from,to,mode\np0,p1,way\n")
    try small.replace("networks:\n", "networks:\n  - slug: line\n", in: "site.yml")
    let content = try #require(small.read().content)
    let network = try #require(content.networks.first { $0.slug == "line" })
    #expect(content.ends(of: network).count == ends)
  }
}
