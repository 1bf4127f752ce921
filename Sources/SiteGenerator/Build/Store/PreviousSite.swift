import Input

/// The site that the build before left in the output folder, or its parts in theirs, as far as it is
/// still there.
struct PreviousSite: Sendable {
  let store: BuildStore
  /// The folders, each with the number of its first file.
  private let folders: [(path: String, first: Int)]
  private let intact: [Bool]
  private let byPath: [String: Int]

  /// Looks at every file of a site.
  init(_ store: BuildStore, output: String, jobs: Int) {
    self.init(store, parts: [(output, store)], jobs: jobs)
  }

  /// Looks at every file of the parts of a site; `nil` if there are none.
  init?(parts: [(folder: String, store: BuildStore)], jobs: Int) {
    guard var store = parts.first?.store else { return nil }
    store.add(parts.dropFirst().map(\.store))
    self.init(store, parts: parts, jobs: jobs)
  }

  private init(_ store: BuildStore, parts: [(folder: String, store: BuildStore)], jobs: Int) {
    self.store = store
    var folders: [(path: String, first: Int)] = []
    var first = 0
    for part in parts {
      folders.append((part.folder, first))
      first += part.store.files.count
    }
    self.folders = folders
    intact = parts.flatMap { Self.intactFiles(of: $0.store, in: $0.folder, jobs: jobs) }
    byPath = Dictionary(
      store.files.indices.map { (store.path($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The folder that a file is in.
  func folder(of file: Int) -> String {
    folders.last { $0.first <= file }?.path ?? ""
  }

  /// For each file of a store, true if it is in the output folder as the build left it.
  static func intactFiles(of store: BuildStore, in output: String, jobs: Int) -> [Bool] {
    let size = 1024
    let parts = Workers.map((store.files.count + size - 1) / size, jobs: jobs) { part in
      (part * size..<min(part * size + size, store.files.count)).map { index in
        let file = store.files[index]
        let stamp = FileStamp(Path.join(output, store.path(index)), follows: false)
        return file.modified != 0 && stamp?.size == file.bytes && stamp?.modified == file.modified
      }
    }
    return Array(parts.joined())
  }

  /// Returns true if a file is as the build left it.
  func isIntact(_ file: Int) -> Bool { intact[file] }

  /// The number of a file.
  func index(of path: String) -> Int? { byPath[path] }

  /// The number of a file that has these bytes.
  func index(of path: String, bytes: Int, hash: UInt64) -> Int? {
    byPath[path].flatMap {
      store.files[$0].bytes == bytes && store.files[$0].hash == hash ? $0 : nil
    }
  }

  /// For each step of a plan the step of the store that made the same files from the same inputs, and
  /// left them in the output; -1 for none.
  func kept(of plan: Plan, keys: [Digest], jobs: Int) -> [Int] {
    let byFirst = Dictionary(
      store.steps.indices.compactMap { step in
        store.steps[step].files.first.map { (store.path($0), step) }
      }, uniquingKeysWith: { first, _ in first })
    let size = 256
    let parts = Workers.map((plan.count + size - 1) / size, jobs: jobs) { part in
      (part * size..<min(part * size + size, plan.count)).map { index -> Int in
        let paths = plan.paths(index)
        guard let first = paths.first, let known = byFirst[first.file] else { return -1 }
        let old = store.steps[known]
        guard old.key == keys[index], old.files.count == paths.count,
          zip(old.files, paths).allSatisfy({
            intact[$0] && store.path($0) == $1.file
          })
        else { return -1 }
        return known
      }
    }
    return Array(parts.joined())
  }
}
