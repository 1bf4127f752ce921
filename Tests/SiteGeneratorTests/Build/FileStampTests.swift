import Testing

@testable import SiteGenerator

@Suite("Time stamps of files")
struct FileStampTests {
  @Test("A stamp from long ago is settled; stamps in the future or out of range are not")
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
