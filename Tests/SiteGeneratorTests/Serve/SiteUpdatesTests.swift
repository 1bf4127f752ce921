import Dispatch
import Input
import Synchronization
import Testing

@testable import SiteGenerator

/// A reader that finds an error in each of its first `errors` readings.
private struct FaultyReader: SiteReading {
  var errors: Int
  let hasChangedSince: Bool
  var catchUp: (@Sendable () -> Void)? { nil }

  mutating func read(into diagnostics: inout Diagnostics) -> (any SiteSource)? {
    errors -= 1
    if errors < 0 { return EmptySite() }
    diagnostics.error(at: SourceLocation(path: "pages/a.md"), "the page has no front matter")
    return nil
  }
}

private struct EmptySite: SiteSource {
  let basePath = "/"
  let styleSheets: [String: SitePath] = [:]
  let isPartial = false

  func step(of file: String) -> Int? { nil }
  func key(of step: Int) -> Digest { .none }
  func make(_ step: Int) -> StepFiles { StepFiles() }
}

private struct PostponingReader: SiteReading {
  let hasChangedSince = false
  let work: @Sendable () -> Void
  var catchUp: (@Sendable () -> Void)? { work }

  mutating func read(into diagnostics: inout Diagnostics) -> (any SiteSource)? { EmptySite() }
}

@Suite("Updates of a site that is being edited")
struct SiteUpdatesTests {
  @Test(
    "An update is repeated once if it finds errors while a file changes",
    arguments: [
      (1, true, false), (1, false, true), (2, true, true),
    ])
  func halfWritten(errors: Int, hasChanged: Bool, isWrong: Bool) throws {
    let site = LiveSite()
    var updates = SiteUpdates(
      FaultyReader(errors: errors, hasChangedSince: hasChanged), of: site, readAgain: {})
    guard case .read(_, _, let found, let faults) = updates.read(after: []) else {
      Issue.record("nothing was read")
      return
    }
    #expect(found == isWrong)
    #expect(faults.all.count == (isWrong ? 1 : 0))
    #expect(try #require(site.current).edition.faults.hasErrors == isWrong)
  }

  @Test("Only the last of several readings does its postponed work, after a time without edits")
  func catchingUp() {
    let counts = Counts()
    let done = DispatchSemaphore(value: 0)
    var updates = SiteUpdates(
      PostponingReader(work: { counts.caughtUp.add(1, ordering: .relaxed) }), of: LiveSite(),
      quietTime: 0.2
    ) {
      counts.readings.add(1, ordering: .relaxed)
      done.signal()
    }
    for _ in 0..<3 { _ = updates.read(after: ["pages/a.md"]) }
    #expect(counts.caughtUp.load(ordering: .relaxed) == 0)
    #expect(done.wait(timeout: .now() + 60) == .success)
    // If the earlier readings also did their postponed work, they would do it within this time.
    #expect(done.wait(timeout: .now() + 0.3) == .timedOut)
    #expect(counts.caughtUp.load(ordering: .relaxed) == 1)
    #expect(counts.readings.load(ordering: .relaxed) == 1)
  }
}

private final class Counts: Sendable {
  let caughtUp = Atomic(0)
  let readings = Atomic(0)
}
