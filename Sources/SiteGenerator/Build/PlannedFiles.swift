import Input

/// Every file of a site, as its plan says: one is known by the digest of its path, for a million paths
/// would fill the memory.
struct PlannedFiles: Sendable, ExpressibleByArrayLiteral {
  private let digests: Set<Digest>
  private let paths: @Sendable () -> [String]

  /// - Parameter paths: gives the paths once more, where they are wanted for a message.
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

  /// The paths, sorted, made anew each time.
  var sorted: [String] { paths().sorted() }

  /// Returns true if a file is among them.
  func contains(_ file: String) -> Bool { contains(Digest(ofName: file)) }

  /// Returns true if the file that a digest stands for is among them.
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
