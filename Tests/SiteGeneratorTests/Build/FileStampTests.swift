import Testing

@testable import SiteGenerator

@Suite("Stamps of files")
struct FileStampTests {
  @Test("A time long ago is settled; one of just now, to come, or out of reach is not")
  func settled() throws {
    func isSettled(_ modified: Int) -> Bool {
      FileStamp(size: 1, modified: modified, changed: modified).isSettled
    }
    #expect(isSettled(1_000_000_000_000_000_000))
    #expect(!isSettled(.max))
    #expect(!isSettled(.min))
    #expect(!FileStamp(size: 1, modified: 0, changed: .max).isSettled)
  }
}
