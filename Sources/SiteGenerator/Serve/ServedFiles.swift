import HTTP
import Input
import Synchronization

/// The requested files of a site, each made once.
final class ServedFiles: Sendable {
  /// A file, and what is wrong with it.
  struct Answer: Sendable {
    let file: HTTPFile
    let faults: Diagnostics
  }

  /// The steps that were made, for one site after the other: a step with the same key makes the same
  /// files.
  final class Cache: Sendable {
    fileprivate let made = Mutex(Made())
  }

  /// A step's files as they are served.
  fileprivate struct Step: Sendable {
    let files: [String: HTTPFile]
    let faults: Diagnostics
    let bytes: Int

    init(_ made: StepFiles) {
      files = Dictionary(uniqueKeysWithValues: made.files.map { ($0, HTTPFile($1, path: $0)) })
      faults = made.faults
      bytes = made.files.values.reduce(0) { $0 + $1.count }
    }
  }

  fileprivate struct Made: Sendable {
    var steps: [Digest: Lazy<Step>] = [:]
    /// The served files that have faults.
    var faulty: Set<Digest> = []
    var bytes = 0
  }

  /// The number of bytes that are kept: a page and everything that it loads, many times over.
  private static let limit = 64 << 20

  let source: any SiteSource
  private let cache: Cache

  init(_ source: any SiteSource, cache: Cache) {
    self.source = source
    self.cache = cache
  }

  /// A file of the site; `nil` if there is none. A request that arrives while the file is being
  /// made waits.
  func file(_ path: String) -> Answer? {
    guard let number = source.step(of: path) else { return nil }
    let key = source.key(of: number)
    let lazy = cache.made.withLock { made in
      if let known = made.steps[key] { return known }
      let step = Lazy { [source] in Step(source.make(number)) }
      made.steps[key] = step
      return step
    }
    let isNew = !lazy.isComputed
    let step = lazy.value
    if isNew { note(step, key) }
    return step.files[path].map {
      Answer(file: $0, faults: source.isPartial ? Diagnostics() : step.faults)
    }
  }

  /// Counts the bytes that were made, and drops everything if there are too many.
  private func note(_ step: Step, _ key: Digest) {
    cache.made.withLock { made in
      made.bytes += step.bytes
      if made.bytes > Self.limit { made = Made() }
      if !step.faults.isEmpty { made.faulty.insert(key) }
    }
  }

  /// Forgets the steps with faults: a page that names a missing file is valid once the file exists.
  func forgetFaults() {
    cache.made.withLock { made in
      for key in made.faulty { made.steps[key] = nil }
      made.faulty = []
    }
  }
}
