import Input

/// Every file in the plan of a site, stored as the digest of its path, because a million paths would
/// fill the memory.
struct PlannedFiles: Sendable, ExpressibleByArrayLiteral {
  private let digests: Set<Digest>
  private let paths: @Sendable () -> [String]

  /// - Parameter paths: returns the paths again if a message needs them.
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

  /// The sorted paths, which are made again each time.
  var sorted: [String] { paths().sorted() }

  /// Returns true if a file is among them.
  func contains(_ file: String) -> Bool { contains(Digest(ofName: file)) }

  /// Returns true if they include the file that a digest stands for.
  func contains(_ file: Digest) -> Bool { digests.contains(file) }
}

extension Digest {
  /// The digest that stands for a name, such as a path; ``none`` for an empty one.
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
