import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Exchanging folders")
struct FolderExchangeTests {
  @Test("Two folders change places; one that is missing changes nothing")
  func exchange() throws {
    let folder = NSTemporaryDirectory() + "exchange-" + UUID().uuidString
    defer { try? FileSystem.remove(folder) }
    for (name, file) in [("new", "two"), ("site", "one")] {
      try FileSystem.makeDirectories("\(folder)/\(name)")
      try FileSystem.write([1], to: "\(folder)/\(name)/\(file)")
    }
    func exchange(_ new: String) -> FolderExchange {
      FolderExchange(
        new: "\(folder)/\(new)", place: "\(folder)/site", aside: "\(folder)/aside")
    }
    try exchange("new").run()
    #expect(try FileSystem.list(folder) == ["new/one", "site/two"])
    #expect(throws: FileError.self) { try exchange("none").run() }
    #expect(try FileSystem.list(folder) == ["new/one", "site/two"])
  }
}
