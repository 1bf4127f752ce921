import Foundation
import Input
import Testing

@Suite("Many routes")
struct ManyRoutesTests {
  @Test("A build that makes only a few of many pages uses little memory for the others")
  func memory() throws {
    let place = try Workplace(isEmpty: true)
    let count = 1000
    let network = "networks/ring"
    try place.write(
      "site.yml",
      "title: Routes\nbase-url: https://routes.example/\nnetworks:\n  - {slug: ring, routes: all}\n"
    )
    try place.write(
      "\(network)/network.yml",
      "title: Ring\nsummary: A ring.\nmodes: {road: {name: road, line: solid}}\n")
    var (places, links) = ("id,name,latitude,longitude\n", "from,to,mode,cost\n")
    for number in 0..<count {
      places += "p\(number),P\(number),\(number % 60),\(number / 60)\n"
      links += "p\(number),p\((number + 1) % count),road,1\n"
    }
    try place.write("\(network)/places.csv", places)
    try place.write("\(network)/links.csv", links)
    let built = try place.build("--part", "1/5000", "--output", "part", "--report", "report.json")
    #expect(built.status == 0)
    var diagnostics = Diagnostics()
    let report = try #require(
      JSON.read(Array(place.read("report.json").utf8), path: "report.json", into: &diagnostics))
    // A list of the paths of all pages, for example for the sitemaps, would take 60 MB.
    #expect((report["peakMemory"]?.int ?? .max) < 200_000_000)
  }
}
