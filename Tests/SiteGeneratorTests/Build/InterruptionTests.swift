import Synchronization
import Testing

@testable import SiteGenerator

@Suite("Interruptions")
struct InterruptionTests {
  @Test("Temporary files are removed after an interruption, but not after they are published")
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
