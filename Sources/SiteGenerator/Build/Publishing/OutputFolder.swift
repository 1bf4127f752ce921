import Input
import Platform

/// The folder to which a site is written. It is checked before the build begins.
struct OutputFolder: Sendable {
  /// The path of the folder. If the folder exists, symbolic links in the path are resolved.
  let path: String
  let parent: String
  let name: String
  /// A Boolean value that is true if a file system is mounted at the folder. The folder can then be
  /// neither renamed nor exchanged.
  let isMountPoint: Bool

  /// - Parameter inputs: the files and folders that the build reads. They must neither contain the
  ///   output folder nor be in it.
  /// - Throws: ``Publisher/Failure`` if the path is not suitable for an output folder.
  init(_ given: String, inputs: [String]) throws(Publisher.Failure) {
    func failure(_ reason: String) -> Publisher.Failure {
      Publisher.Failure(path: given, reason: "cannot be written: \(reason)")
    }
    var path = given
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    if ["", ".", "..", "/"].contains(Path.name(of: path)) {
      throw failure("the site needs a folder of its own, such as site")
    }
    // If the path is a symbolic link to a folder, the link stays and its target is exchanged.
    if let target = FileSystem.resolved(path) {
      path = target
    } else if FileSystem.linkKind(of: path) == .symbolicLink {
      throw failure("it is a broken symbolic link")
    }
    switch FileSystem.kind(of: path) {
    case nil, .directory: break
    case .file: throw failure("it is a file, not a folder")
    default: throw failure("it is not a folder")
    }
    let place = Self.resolved(path)
    for input in inputs {
      // An input folder that does not exist yet is checked too, because the next build would read
      // it.
      let folder = Self.resolved(input)
      if place == folder || place.hasPrefix(folder + "/") {
        throw failure("it is in the input folder \(input)")
      }
      if folder.hasPrefix(place == "/" ? place : place + "/") {
        throw failure("it contains the input \(input)")
      }
    }
    self.path = path
    parent = Path.parent(of: path) ?? "."
    name = Path.name(of: path)
    let status = EntryStatus(at: path, follows: true)
    if let status, access(path, W_OK | X_OK) != 0, status.user != geteuid() {
      throw failure(FileError(action: "write", path: path, code: EACCES).reason)
    }
    if let status, let above = EntryStatus(at: parent, follows: true) {
      isMountPoint =
        status.identity.device != above.identity.device || Self.isMountPoint(place)
    } else {
      isMountPoint = false
    }
  }

  /// Returns the path without symbolic links. Its last components need not exist.
  private static func resolved(_ path: String) -> String {
    if let whole = FileSystem.resolved(path) { return whole }
    guard let parent = Path.parent(of: path), parent != path else { return path }
    return Path.join(resolved(parent), Path.name(of: path))
  }

  /// Returns true if Linux lists a mount at the path. Comparing device numbers is not enough,
  /// because a bind mount has the same device number as its source.
  private static func isMountPoint(_ path: String) -> Bool {
    guard let mounts = try? FileSystem.read("/proc/self/mountinfo") else { return false }
    // The mount point is the fifth field of a line. In this field, the system writes whitespace and
    // backslashes as octal escapes.
    let escapes = [
      UInt8(ascii: " "): "\\040", UInt8(ascii: "\t"): "\\011", UInt8(ascii: "\n"): "\\012",
      UInt8(ascii: "\\"): "\\134",
    ]
    let field = path.utf8.flatMap { byte in escapes[byte].map { Array($0.utf8) } ?? [byte] }
    return mounts.split(separator: UInt8(ascii: "\n")).contains { line in
      let fields = line.split(separator: UInt8(ascii: " "))
      return fields.count > 4 && fields[4].elementsEqual(field)
    }
  }
}
