import Input

/// All files in the plan of a site, each with the step that makes it. Only the digest of each path
/// is stored, because a million paths would take too much memory.
struct PlannedFiles: Sendable, ExpressibleByArrayLiteral {
  private let steps: [Digest: Int32]
  private let paths: @Sendable () -> [String]

  /// - Parameters:
  ///   - steps: the index of the step that makes each file, keyed by the digest of the path.
  ///   - paths: computes all paths again; called only if a message needs them.
  init(_ steps: [Digest: Int32], paths: @escaping @Sendable () -> [String]) {
    self.steps = steps
    self.paths = paths
  }

  /// Lists files without the steps that make them.
  init(_ paths: some Sequence<String>) {
    let paths = Array(paths)
    let digests = paths.map { (Digest(ofName: $0), Int32(-1)) }
    self.init(Dictionary(keepingFirst: digests)) { paths }
  }

  init(arrayLiteral paths: String...) { self.init(paths) }

  var count: Int { steps.count }

  /// The sorted paths, computed again on each access.
  var sorted: [String] { paths().sorted() }

  func contains(_ file: String) -> Bool { contains(Digest(ofName: file)) }

  func contains(_ file: Digest) -> Bool { steps[file] != nil }

  /// Returns the index of the step that makes the file with this path; `nil` if no step makes it.
  func step(of file: String) -> Int? {
    steps[Digest(ofName: file)].flatMap { $0 < 0 ? nil : Int($0) }
  }
}

extension Digest {
  /// The digest of a name, such as a path; ``none`` for an empty name.
  init(ofName name: some StringProtocol) {
    guard !name.isEmpty else {
      self = .none
      return
    }
    self =
      name.utf8.withContiguousStorageIfAvailable {
        var digester = Digester()
        digester.mix(UnsafeRawBufferPointer($0))
        return digester.digest
      } ?? Digest(ofName: String(decoding: name.utf8, as: UTF8.self))
  }
}
