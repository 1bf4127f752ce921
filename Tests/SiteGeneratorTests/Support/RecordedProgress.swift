import Synchronization

@testable import SiteGenerator

final class RecordedProgress: ProgressReporting {
  private let recorded = Mutex<[String]>([])

  var events: [String] { recorded.withLock { $0 } }

  func add(_ event: String) { recorded.withLock { $0.append(event) } }

  func begin(_ phase: String, total: Int?) { add(phase) }

  func advance(to count: Int) {}

  func end(_ phase: BuildReport.Phase) {}
}
