import Foundation
import Input
import Testing

@Suite("Many texts")
struct ManyTextsTests {
  @Test("Data that all texts share are made only once")
  func shared() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Texts\nbase-url: https://texts.example/\n")
    for number in 0..<4000 {
      try place.write(
        "pages/t\(number).md", "---\ntitle: Text \(number)\ndescription: A text.\n---\nWords.\n")
    }
    #expect(try place.build("--report", "report.json").status == 0)
    var diagnostics = Diagnostics()
    let report = try #require(
      JSON.read(Array(place.read("report.json").utf8), path: "report.json", into: &diagnostics))
    #expect((report["pages"]?.int ?? 0) > 4000)
    // A separate list of all texts for each text would take 800 MB.
    #expect((report["peakMemory"]?.int ?? .max) < 400_000_000)
  }
}
