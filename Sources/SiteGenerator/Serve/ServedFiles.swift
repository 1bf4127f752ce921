import HTTP
import Input
import Synchronization

/// The files of a site. Each file is made when it is first requested.
final class ServedFiles: Sendable {
  struct Answer: Sendable {
    let file: HTTPFile
    let faults: Diagnostics
  }

  /// A cache of the files that steps have made. Successive versions of the site share this cache,
  /// because steps with the same key make the same files.
  final class Cache: Sendable {
    fileprivate let made = Mutex(Made())
  }

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
    /// The keys of the steps whose files have faults.
    var faulty: Set<Digest> = []
    var bytes = 0
  }

  /// The maximum size of the cache in bytes. A page, together with all files that it loads, is many
  /// times smaller.
  private static let limit = 64 << 20

  let source: any SiteSource
  private let cache: Cache

  init(_ source: any SiteSource, cache: Cache) {
    self.source = source
    self.cache = cache
  }

  /// Returns a file of the site; `nil` if the site does not have it. If another request is already
  /// making the file, waits until it is made.
  func file(_ path: String) -> Answer? {
    guard let number = source.step(of: path) else { return nil }
    let key = source.key(of: number)
    let (lazy, isNew) = cache.made.withLock { made in
      if let known = made.steps[key] { return (known, false) }
      let step = Lazy { [source] in Step(source.make(number)) }
      made.steps[key] = step
      return (step, true)
    }
    let step = lazy.value
    if isNew { note(step, key) }
    return step.files[path].map {
      Answer(file: $0, faults: source.isPartial ? Diagnostics() : step.faults)
    }
  }

  private func note(_ step: Step, _ key: Digest) {
    cache.made.withLock { made in
      made.bytes += step.bytes
      if made.bytes > Self.limit { made = Made() }
      if !step.faults.isEmpty { made.faulty.insert(key) }
    }
  }

  /// Removes steps with faults from the cache, because an edit might have removed the faults. For
  /// example, a file that was missing can exist now.
  func forgetFaults() {
    cache.made.withLock { made in
      for key in made.faulty { made.steps[key] = nil }
      made.faulty = []
    }
  }
}
