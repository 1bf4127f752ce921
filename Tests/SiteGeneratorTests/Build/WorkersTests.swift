import Synchronization
import Testing

@testable import SiteGenerator

@Suite("Work on several threads")
struct WorkersTests {
  @Test(
    "Two functions are each called once, and their results are in order", arguments: [1, 2, 8])
  func both(jobs: Int) {
    let calls = Mutex<[String]>([])
    let (first, second) = Workers.both(jobs: jobs) { () -> Int? in
      calls.withLock { $0.append("first") }
      return nil
    } _: {
      calls.withLock { $0.append("second") }
      return "b"
    }
    #expect(first == nil && second == "b")
    let made = calls.withLock { $0 }
    #expect(jobs == 1 ? made == ["first", "second"] : made.sorted() == ["first", "second"])
  }
}
