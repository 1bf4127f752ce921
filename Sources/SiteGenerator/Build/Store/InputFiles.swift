import Input

/// The files that a build reads, with the digests of their bytes. If a file has the same stamp as
/// in an earlier build, its digest is reused and the file is not read.
struct InputFiles: Sendable {
  /// The state of a file when the build began.
  struct File: Sendable, Equatable {
    let path: String
    /// The stamp of the file. It is `nil` for a folder, for a missing file, and for a file whose
    /// stamp is not settled; see ``FileStamp/isSettled``.
    let stamp: FileStamp?
    let digest: Digest
  }

  /// The files and folders, sorted by path.
  let files: [File]
  private let byPath: [String: Digest]

  init(files: [File]) {
    self.files = files
    byPath = Dictionary(keepingFirst: files.map { ($0.path, $0.digest) })
  }

  /// Scans folders and files. `known` has the files of an earlier build.
  init(folders: [String], files: [String], known: [File]) {
    let known = Dictionary(keepingFirst: known.map { ($0.path, $0) })
    var paths = files
    for folder in folders { Self.walk(folder, into: &paths) }
    self.init(files: Set(paths).sorted().map { Self.file($0, known: known[$0]) })
  }

  /// Returns the digest of a file; ``Digest/none`` for a missing file.
  func digest(_ path: String) -> Digest { byPath[path] ?? Self.file(path, known: nil).digest }

  func digest(below folder: String) -> Digest {
    var digester = Digester()
    let prefix = folder + "/"
    for file in files where file.path.hasPrefix(prefix) {
      digester.mix(file.path)
      digester.mix(file.digest)
    }
    return digester.digest
  }

  func isSame(as others: [File]) -> Bool {
    files.count == others.count
      && zip(files, others).allSatisfy { $0.path == $1.path && $0.digest == $1.digest }
  }

  /// A Boolean value that is true if no file has changed since it was scanned.
  var areUnchanged: Bool {
    files.allSatisfy { file in
      guard let stamp = file.stamp else {
        return Self.file(file.path, known: nil).digest == file.digest
      }
      return stamp == FileStamp(file.path)
    }
  }

  private static func file(_ path: String, known: File?) -> File {
    guard let stamp = FileStamp(path) else {
      return File(
        path: path, stamp: nil,
        digest: FileSystem.exists(path) ? Digest(first: 1, second: 0) : .none)
    }
    if let known, known.stamp == stamp { return known }
    let isSettled = stamp.isSettled
    return File(path: path, stamp: isSettled ? stamp : nil, digest: digest(ofFile: path))
  }

  /// Reads the file in chunks, because one of the input files is the command's large executable.
  private static func digest(ofFile path: String) -> Digest {
    var digester = Digester()
    var chunk: [UInt8] = []
    let reader = try? FileReader(path)
    while (try? reader?.read(into: &chunk, count: 1 << 18)) == true { digester.mix(chunk) }
    return digester.digest
  }

  /// Adds the paths of everything in a folder and its subfolders. A symbolic link to a folder is
  /// followed, unless that folder contains the link.
  private static func walk(_ folder: String, into paths: inout [String]) {
    paths.append(folder)
    for name in (try? FileSystem.list(folder, recursively: false)) ?? [] {
      paths.append(Path.join(folder, name))
    }
    for name in (try? FileSystem.directories(in: folder)) ?? [] {
      let path = Path.join(folder, name)
      if FileSystem.linkKind(of: path) == .symbolicLink,
        let target = FileSystem.resolved(path), let here = FileSystem.resolved(folder),
        here == target || here.hasPrefix(target + "/")
      {
        paths.append(path)
      } else {
        walk(path, into: &paths)
      }
    }
  }
}
