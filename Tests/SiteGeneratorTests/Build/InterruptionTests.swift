import Synchronization
import Testing

@testable import SiteGenerator

@Suite("Interruptions")
struct InterruptionTests {
  @Test("What was begun is removed, but not once it is published")
  func cleaning() {
    let count = Mutex(0)
    let interruption = Interruption()
    interruption.cleanUp()
    interruption.prepare { count.withLock { $0 += 1 } }
    interruption.cleanUp()
    #expect(count.withLock { $0 } == 1)
    #expect(interruption.holdOff { 7 } == 7)
    interruption.cleanUp()
    #expect(count.withLock { $0 } == 1)
  }
}
