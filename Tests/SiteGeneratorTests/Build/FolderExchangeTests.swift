import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Exchanging folders")
final class FolderExchangeTests {
  private let folder = NSTemporaryDirectory() + "exchange-" + UUID().uuidString

  init() throws {
    for (name, file) in [("new", "two"), ("site", "one")] {
      try FileSystem.makeDirectories("\(folder)/\(name)")
      try FileSystem.write([1], to: "\(folder)/\(name)/\(file)")
    }
  }

  deinit { try? FileSystem.remove(folder) }

  private func exchange(_ new: String, takesTwoSteps: Bool = false) -> FolderExchange {
    FolderExchange(
      new: "\(folder)/\(new)", place: "\(folder)/site", aside: "\(folder)/aside",
      takesTwoSteps: takesTwoSteps)
  }

  @Test("Two folders are exchanged; if one is missing, nothing changes")
  func exchange() throws {
    try exchange("new").run()
    #expect(try FileSystem.list(folder) == ["new/one", "site/two"])
    #expect(throws: FileError.self) { try exchange("none").run() }
    #expect(try FileSystem.list(folder) == ["new/one", "site/two"])
  }

  @Test("If the system cannot exchange folders, the old folder is moved aside first")
  func twoSteps() throws {
    try exchange("new", takesTwoSteps: true).run()
    #expect(try FileSystem.list(folder) == ["aside/one", "site/two"])
  }

  @Test("If the second move fails, the old folder is moved back")
  func failingSecondStep() throws {
    #expect(throws: FileError.self) { try exchange("none", takesTwoSteps: true).run() }
    #expect(try FileSystem.list(folder) == ["new/two", "site/one"])
  }

  @Test("If the process ends between the two moves, a second process makes the second move")
  func finisher() throws {
    let finisher = try #require(Finisher(move: "\(folder)/new", to: "\(folder)/site"))
    try FileSystem.move("\(folder)/site", to: "\(folder)/aside")
    finisher.end()
    #expect(try FileSystem.list(folder) == ["aside/one", "site/two"])
  }

  @Test("The second process moves nothing if the target exists")
  func idleFinisher() throws {
    let finisher = try #require(Finisher(move: "\(folder)/new", to: "\(folder)/site"))
    finisher.end()
    #expect(try FileSystem.list(folder) == ["new/two", "site/one"])
  }
}
