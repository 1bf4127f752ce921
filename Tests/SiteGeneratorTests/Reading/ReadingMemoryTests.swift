import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Remembering what was read")
struct ReadingMemoryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path

  @Test("Files are read again only if they or the settings change")
  func changes() throws {
    try FileSystem.makeDirectories(folder + "/places")
    defer { try? FileSystem.remove(folder) }
    let (file, other) = (folder + "/places/one.txt", folder + "/two.txt")
    for path in [file, other] { try FileSystem.write([1], to: path) }
    let memory = ReadingMemory()
    var count = 0
    var diagnostics = Diagnostics()
    func read(_ settings: String = "a") -> Int {
      memory.recall(
        "count", from: [folder + "/places", other], settings: settings, into: &diagnostics
      ) { found -> Int in
        found.warning(at: SourceLocation(path: file), "a warning")
        count += 1
        return count
      }
    }
    #expect(read() == 1)
    diagnostics = Diagnostics()
    #expect(read() == 1)
    // The cached result includes the warnings of the first reading, so they are reported again.
    #expect(diagnostics.all.map(\.message) == ["a warning"])
    try FileSystem.write([1, 2], to: file)
    #expect(read() == 2)
    try FileSystem.write([1, 2], to: other)
    #expect(read() == 3)
    try FileSystem.write([1], to: folder + "/places/new.txt")
    #expect(read() == 4)
    #expect(read("b") == 5)
    #expect(read("b") == 5)
  }

  @Test("Files are read again as long as they have errors")
  func errors() {
    let memory = ReadingMemory()
    for attempt in 1...3 {
      var diagnostics = Diagnostics()
      let value = memory.recall("value", from: [], into: &diagnostics) { found -> Int in
        if attempt < 2 { found.error(at: SourceLocation(path: "a"), "wrong") }
        return attempt
      }
      #expect(value == min(attempt, 2))
      #expect(diagnostics.hasErrors == (attempt < 2))
    }
  }
}
