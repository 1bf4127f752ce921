import Input

/// The files that the previous build left in the output folder, or in the folders of its parts.
struct PreviousSite: Sendable {
  let store: BuildStore
  /// The folders, each with the index of its first file in the store.
  private let folders: [(path: String, first: Int)]
  /// The identity of each file; `nil` for a file that is missing or has changed since the build.
  private let intact: [EntryStatus.Identity?]
  private let byPath: [String: Int]
  /// The index of each step, keyed by the index of the step's first file.
  private let steps: [Int: Int]

  init(_ store: BuildStore, output: String, jobs: Int) {
    self.init(store, parts: [(output, store)], jobs: jobs)
  }

  /// Checks which files in the parts of a site are unchanged. Returns `nil` if there are no parts.
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
    byPath = Dictionary(keepingFirst: store.files.enumerated().map { ($1.path, $0) })
    steps = Dictionary(
      keepingFirst: store.steps.indices.map { (store.steps[$0].files.lowerBound, $0) })
  }

  func folder(of file: Int) -> String {
    folders.last { $0.first <= file }?.path ?? ""
  }

  /// Returns the identity of each file of a store; `nil` for a file that has changed in the output
  /// folder since the build.
  static func intactFiles(
    of store: BuildStore, in output: String, jobs: Int
  ) -> [EntryStatus.Identity?] {
    Workers.mapBlocks(of: store.files.indices, jobs: jobs) { index in
      let file = store.files[index]
      guard file.modified != 0,
        let status = EntryStatus(at: output + "/" + file.path), status.kind == .file,
        status.size == file.bytes, FileStamp.nanoseconds(status.modified) == file.modified
      else { return nil }
      return status.identity
    }
  }

  func identity(_ file: Int) -> EntryStatus.Identity? { intact[file] }

  func index(of path: String) -> Int? { byPath[path] }

  func index(of path: String, bytes: Int, hash: UInt64) -> Int? {
    byPath[path].flatMap {
      store.files[$0].bytes == bytes && store.files[$0].hash == hash ? $0 : nil
    }
  }

  /// Returns the index of the step that made exactly these files, if all of them are unchanged in
  /// the output. Otherwise returns `nil`.
  func step(making paths: [SitePath]) -> Int? {
    guard let first = paths.first.flatMap({ byPath[$0.file] }), let step = steps[first] else {
      return nil
    }
    let files = store.steps[step].files
    return files.count == paths.count
      && zip(files, paths).allSatisfy { intact[$0] != nil && store.files[$0].path == $1.file }
      ? step : nil
  }

  /// Finds, for each step of the plan, the stored step that made the same files from the same
  /// inputs. Returns the indices of the stored steps. An index is -1 if there is no such step, or
  /// if its files have changed in the output.
  func kept(_ steps: Range<Int>, of plan: Plan, keys: [Digest], jobs: Int) -> [Int] {
    Workers.mapBlocks(of: steps, jobs: jobs) { index in
      guard let known = step(making: plan.paths(index)),
        store.steps[known].key == keys[index - steps.lowerBound]
      else { return -1 }
      return known
    }
  }
}
