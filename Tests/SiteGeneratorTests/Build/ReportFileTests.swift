import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("The report file")
struct ReportFileTests {
  @Test("A report can replace only a report, and cannot be in an input folder")
  func choice() throws {
    let folder = NSTemporaryDirectory() + "report-" + UUID().uuidString
    defer { try? FileSystem.remove(folder) }
    try FileSystem.makeDirectories(folder + "/Content")
    try FileSystem.write(Array("title: x".utf8), to: folder + "/notes.txt")
    let apart = [folder + "/Content"]
    for path in ["/Content/site.yml", "/Content/new.json", "/notes.txt", "/none/r.json", ""] {
      #expect(throws: Publisher.Failure.self) {
        try ReportFile(folder + path, apartFrom: apart)
      }
    }
    let path = folder + "/report.json"
    for pages in [1, 2] {
      var report = BuildReport()
      report.totals.pages = pages
      try ReportFile(path, apartFrom: apart).write(report)
      #expect(try FileSystem.read(path) == report.json())
    }
    #expect(try FileSystem.list(folder) == ["notes.txt", "report.json"])
  }
}
