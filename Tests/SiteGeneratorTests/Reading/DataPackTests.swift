import Foundation
import Testing

@testable import SiteGenerator

@Suite("Data of another atlas")
struct DataPackTests {
  @Test("If the data pack is missing, errors that follow from it are not reported")
  func missing() throws {
    let small = try SmallContent()
    defer { small.remove() }
    for folder in ["countries", "places", "networks/board"] {
      try FileManager.default.removeItem(at: small.folder.appending(path: folder))
    }
    func messages(_ settings: String) throws -> [String] {
      try small.write(
        "site.yml", "title: T\nbase-url: https://atlas.example/\nworldview: un\n" + settings)
      let (content, messages) = small.read()
      #expect(content == nil)
      return messages
    }
    // The network refers to a place by its GeoNames id.
    #expect(
      try messages("data: ../gone\nnetworks: [roads, board]\nhome: board\n") == [
        "site.yml:4:7: error: there is no atlas in ../gone; write the path from this file to the "
          + "folder of an atlas, which has a site.yml"
      ])
    #expect(
      try messages("data: wrld\nnetworks: [roads]\nhome: world\n") == [
        "site.yml:4:7: error: unknown data 'wrld'; did you mean 'world'?"
      ])
    let others = try messages("data: ../gone\nnetworks: [roads]\nnavigation: [abuot/]\n")
    #expect(
      others.count == 2 && others.contains { $0.contains("the path 'abuot/'") }, "\(others)")
  }
}
