import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output folder: a build is written to a folder beside it and exchanged with it at the end, so
/// that a reader sees the old site or the new one, and a build that fails leaves the old one as it
/// was.
///
/// A manifest beside the folder lists what the last build wrote. Files in the folder that are not
/// in it belong to somebody else: they are kept, and one that stands where a file of the build
/// should go is an error, unless the caller asks for a clean folder.
public struct Publisher: Sendable {
  /// The output cannot be written.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// The path that cannot be written.
    public let path: String
    /// Why, and what would help.
    public let reason: String

    /// The error as a person reads it.
    public var description: String { "\(path): error: \(reason)" }
  }

  /// The output folder, without a slash at its end.
  let output: String
  /// The folder that the build is written to.
  let staging: String
  private let manifest: String
  private let clean: Bool

  /// Prepares an empty folder beside `output`, and removes those that a crashed build left.
  ///
  /// - Throws: ``Failure`` when it cannot be made.
  init(output: String, clean: Bool) throws(Failure) {
    var path = output
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    if ["", ".", "..", "/"].contains(Self.split(path).name) || path == "/" {
      throw Failure(
        path: output, reason: "cannot be written: a folder of its own is needed, such as site")
    }
    // A link to a folder stays a link: what it leads to is exchanged.
    if let target = FileSystem.resolved(path) { path = target }
    self.output = path
    self.clean = clean
    let (parent, name) = Self.split(path)
    if FileSystem.kind(of: path) == .file {
      throw Failure(path: output, reason: "cannot be written: a file stands there")
    }
    manifest = "\(parent)/.\(name).manifest"
    let prefix = ".\(name).staging-"
    staging = "\(parent)/\(prefix)\(getpid())"
    do {
      try FileSystem.makeDirectories(parent)
      for entry in try FileSystem.directories(in: parent) where entry.hasPrefix(prefix) {
        guard let process = Int32(entry.dropFirst(prefix.count)) else { continue }
        if process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) {
          try FileSystem.remove("\(parent)/\(entry)")
        }
      }
      try FileSystem.makeDirectories(staging)
    } catch {
      throw Failure(path: path, reason: "cannot be written: \(error.reason)")
    }
  }

  /// The folder above a path and the last part of it.
  private static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let parent = slash == path.startIndex ? "/" : String(path[..<slash])
    return (parent, String(path[path.index(after: slash)...]))
  }

  /// Removes what was written so far; the output stays as it was.
  func abandon() {
    try? FileSystem.remove(staging)
  }

  /// Exchanges the folder of this build for the output folder and removes the old one.
  ///
  /// - Parameter files: every file that this build wrote, relative to the folder.
  /// - Throws: ``Failure``; the output is then as it was.
  func publish(files: Set<String>) throws(Failure) {
    do {
      let written = Set(
        String(decoding: (try? FileSystem.read(manifest)) ?? [], as: UTF8.self)
          .split(separator: "\n").map(String.init))
      if FileSystem.exists(output) {
        try keepForeignFiles(new: files, old: written)
        // Both lists, until the exchange is done: whatever happens in between, ours stays ours.
        try FileSystem.write(list(files.union(written)), to: manifest)
        try FileSystem.exchange(staging, output)
        try? FileSystem.remove(staging)
      } else {
        try FileSystem.move(staging, to: output)
      }
      // The site is published. With the longer list the next build removes no less than it should.
      try? FileSystem.write(list(files), to: manifest)
    } catch let failure as Failure {
      abandon()
      throw failure
    } catch {
      abandon()
      throw Failure(
        path: output, reason: "cannot be written: \((error as? FileError)?.reason ?? "")")
    }
  }

  private func list(_ files: Set<String>) -> [UInt8] {
    Array((files.sorted().joined(separator: "\n") + "\n").utf8)
  }

  /// Links what others put into the output folder into the new one too.
  private func keepForeignFiles(new: Set<String>, old: Set<String>) throws {
    // Folders that held what we wrote are ours; the others, empty ones too, are somebody's.
    var ours: Set<String> = []
    for file in old.union(new) {
      var folder = Path.parent(of: file)
      while let path = folder, path != ".", ours.insert(path).inserted {
        folder = Path.parent(of: path)
      }
    }
    for folder in try FileSystem.folders(below: output) where !ours.contains(folder) {
      if clean && !folder.hasPrefix(".") { continue }
      try FileSystem.makeDirectories(Path.join(staging, folder))
    }
    for file in try FileSystem.links(below: output) where !old.contains(file) {
      let hidden = file.hasPrefix(".")
      if clean && !hidden { continue }
      if new.contains(file) {
        throw Failure(
          path: "\(output)/\(file)",
          reason: "stands where a file of the site goes, and no earlier build wrote it; "
            + "move it away, choose another output folder, or build with --clean")
      }
      try FileSystem.link("\(output)/\(file)", to: "\(staging)/\(file)")
    }
  }
}
