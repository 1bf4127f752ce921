import Input

/// The repository's files, which are seeds, and a folder for inputs that are read from files.
struct Workplace {
  let root: String
  /// A folder that only this worker uses.
  let scratch: String

  func seed(_ path: String) throws -> [UInt8] {
    try FileSystem.read(Path.join(root, path))
  }

  /// Reads a file of the small atlas, which the tests of the command also build.
  func atlas(_ path: String) throws -> [UInt8] {
    try seed("\(Self.atlas)/\(path)")
  }

  func file(_ name: String) -> String { Path.join(scratch, name) }

  /// Writes an input to the path where its reader expects it. A full disk ends the process, because
  /// it is not a finding.
  func write(_ bytes: [UInt8], to path: String) {
    do {
      try FileSystem.write(bytes, to: path)
    } catch {
      report("cannot write \(path): \(error.reason)", status: 3)
    }
  }

  func copyAtlas() throws -> String {
    for name in try FileSystem.list(Path.join(root, Self.atlas)) {
      let copy = Path.join(file("Content"), name)
      if let folder = Path.parent(of: copy) { try FileSystem.makeDirectories(folder) }
      try FileSystem.write(atlas(name), to: copy)
    }
    return file("Content")
  }

  private static let atlas = "Tests/GenerateSiteTests/Fixtures/atlas/Content"
}
