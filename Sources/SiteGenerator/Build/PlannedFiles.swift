import Input

/// All files in the plan of a site. Only the digest of each path is stored, because a million paths
/// would take too much memory.
struct PlannedFiles: Sendable, ExpressibleByArrayLiteral {
  private let digests: Set<Digest>
  private let paths: @Sendable () -> [String]

  /// - Parameter paths: computes all paths again; called only if a message needs them.
  init(_ digests: Set<Digest>, paths: @escaping @Sendable () -> [String]) {
    self.digests = digests
    self.paths = paths
  }

  init(_ paths: some Sequence<String>) {
    let paths = Array(paths)
    self.init(Set(paths.map { Digest(ofName: $0) })) { paths }
  }

  init(arrayLiteral paths: String...) { self.init(paths) }

  /// The number of files.
  var count: Int { digests.count }

  /// The sorted paths, computed again on each access.
  var sorted: [String] { paths().sorted() }

  /// Returns true if the plan has the file with this path.
  func contains(_ file: String) -> Bool { contains(Digest(ofName: file)) }

  /// Returns true if the plan has the file whose path has this digest.
  func contains(_ file: Digest) -> Bool { digests.contains(file) }
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
