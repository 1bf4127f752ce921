import HTTP
import Input
import Synchronization

/// The files of a site as they are asked for, each made once.
final class ServedFiles: Sendable {
  /// A file, and what is wrong with it.
  struct Answer: Sendable {
    let bytes: [UInt8]
    let faults: Diagnostics
  }

  private struct Made: Sendable {
    var steps: [Int: Lazy<StepFiles>] = [:]
    var bytes = 0
  }

  /// The number of bytes that are kept: a page and all that it loads, many times over.
  private static let limit = 64 << 20

  let source: any SiteSource
  private let made = Mutex(Made())

  init(_ source: any SiteSource) { self.source = source }

  /// A file of the site; `nil` if there is none. Who asks for it while it is made for another waits.
  func file(_ path: String) -> Answer? {
    guard let step = source.step(of: path) else { return nil }
    let files = made.withLock { made in
      if let files = made.steps[step] { return files }
      let files = Lazy { [source] in source.make(step) }
      made.steps[step] = files
      return files
    }
    let isNew = !files.isComputed
    let result = files.value
    if isNew { note(result.files.values.reduce(0) { $0 + $1.count }) }
    return result.files[path].map { Answer(bytes: $0, faults: result.faults) }
  }

  /// Counts what was made, and forgets all of it when it is too much.
  private func note(_ bytes: Int) {
    made.withLock { made in
      made.bytes += bytes
      if made.bytes > Self.limit { made = Made() }
    }
  }
}
