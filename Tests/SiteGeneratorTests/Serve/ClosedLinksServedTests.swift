import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Closed links of a served network")
struct ClosedLinksServedTests {
  private static let last = "kosice,lviv,road,,false,\n"

  @Test("Added closed links are drawn like the others")
  func added() throws {
    let small = try SmallContent()
    defer { small.remove() }
    let links = "networks/roads/links.csv"
    try small.replace("closed: [", "closed: [E99, ", in: "networks/roads/network.yml")
    try small.replace(Self.last, Self.last + "lutsk,kosice,road,,false,E99\n", in: links)
    var options = SiteBuilder.Options()
    options.content = small.folder.path
    options.theme = PageRendering.folder.path
    options.output = small.output.path
    var reader = PlannedSiteReader(options: options, server: "http://127.0.0.1:8000")
    func data() throws -> String {
      var diagnostics = Diagnostics()
      let read = reader.read(into: &diagnostics)
      let site = try #require(read, "\(small.messages(diagnostics))")
      let file = "data/networks/roads/network.json"
      let made = site.make(try #require(site.step(of: file)))
      return String(decoding: try #require(made.files[file]), as: UTF8.self)
    }
    #expect(try data().contains("\"closed\":[4,5],"))
    try small.replace(Self.last, Self.last + "rzeszow,lutsk,road,,false,E99\n", in: links)
    #expect(try data().contains("\"closed\":[4,5,6],"))
  }
}
