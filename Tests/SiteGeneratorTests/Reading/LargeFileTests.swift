import Foundation
import Input
import Testing

@testable import SiteGenerator

struct LargeFileTests {
  @Test(
    "A file of 3 GB is an error with a suggestion",
    arguments: ["places.csv", "links.geojson"])
  func largeFile(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "network.yml": "title: T\nsummary: S.\nmodes: {lane: {name: lane}}\n",
      "places.csv": "id,name,latitude,longitude\na,A,50,30\n",
      "links.geojson": #"{"type":"FeatureCollection","features":[]}"#,
    ]
    for (file, text) in texts {
      try Data(text.utf8).write(to: folder.appending(path: file))
    }
    // A sparse file takes no space on disk.
    let file = try FileHandle(forWritingTo: folder.appending(path: name))
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    var diagnostics = Diagnostics()
    let network = NetworkContent.read(
      slug: "lanes", folder: folder.path(percentEncoded: false),
      asked: SourceLocation(path: "site.yml"),
      surroundings: NetworkSurroundings(knowsAllPlaces: false), into: &diagnostics)
    #expect(network == nil)
    #expect(diagnostics.all.map(\.message) == ["the file is larger than 2 GB"])
    #expect(diagnostics.all.first?.location.path.hasSuffix(name) == true)
    #expect(diagnostics.all.first?.hint != nil)
  }
}
