import Foundation
import Input

/// A folder for one test, with the content of the small atlas.
final class Workplace {
  let folder: URL

  private static let content = Command.package
    .appending(path: "Tests/GenerateSiteTests/Fixtures/atlas/Content")

  /// - Parameter ownsTheme: true for a copy of the standard theme, which the test can edit.
  init(isEmpty: Bool = false, ownsTheme: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "generate-site-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !isEmpty {
      try FileManager.default.copyItem(at: Self.content, to: folder.appending(path: "Content"))
    }
    if ownsTheme {
      try FileManager.default.copyItem(
        at: Command.package.appending(path: "Templates"), to: folder.appending(path: "Templates"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ relative: String) -> String {
    Path.join(folder.path(), relative)
  }

  func run(_ arguments: String..., in below: String = "") throws -> Command.Outcome {
    try Command.run(arguments, in: below.isEmpty ? folder : folder.appending(path: below))
  }

  func build(_ arguments: String...) throws -> Command.Outcome { try silent("build", arguments) }

  func merge(_ parts: [String], _ arguments: String...) throws -> Command.Outcome {
    try silent("merge", parts + arguments)
  }

  private func silent(_ command: String, _ arguments: [String]) throws -> Command.Outcome {
    try Command.run([command, "--progress", "none", "--jobs", "2"] + arguments, in: folder)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(self.path(path)), as: UTF8.self)
  }

  func write(_ path: String, _ text: String) throws {
    try write(path, Array(text.utf8))
  }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = self.path(path)
    try FileSystem.makeDirectories(Path.parent(of: file) ?? ".")
    try FileSystem.write(bytes, to: file)
  }

  /// All files below a folder with their bytes, including hidden ones; empty if there is no such
  /// folder.
  func snapshot(_ path: String) throws -> [String: [UInt8]] {
    let root = self.path(path)
    guard FileSystem.exists(root) else { return [:] }
    var files: [String: [UInt8]] = [:]
    for file in try FileSystem.list(root) {
      files[file] = try FileSystem.read(Path.join(root, file))
    }
    return files
  }

  /// The current number of files below a folder that may be changing; 0 if the folder cannot be
  /// read.
  func fileCount(_ path: String) -> Int { (try? FileSystem.list(self.path(path)).count) ?? 0 }

  /// All folders below a folder, including empty ones; empty if there is no such folder.
  func folders(in path: String) throws -> Set<String> {
    let root = self.path(path)
    guard FileSystem.exists(root) else { return [] }
    var folders: Set<String> = []
    var rest = [""]
    while let folder = rest.popLast() {
      for name in try FileSystem.directories(in: Path.join(root, folder)) {
        folders.insert(Path.join(folder, name))
        rest.append(Path.join(folder, name))
      }
    }
    return folders
  }

  func restore(_ files: [String: [UInt8]], to path: String) throws {
    for (file, bytes) in files { try write(Path.join(path, file), bytes) }
  }
}

/// The site of the small atlas, which is built once for all tests that start from it.
enum GoodSite {
  /// The files of the site and of the record of its build, by their paths in a workplace.
  static let files = Result { () throws -> [String: [UInt8]] in
    let place = try Workplace()
    let outcome = try place.build()
    guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
    var files: [String: [UInt8]] = [:]
    for (path, bytes) in try place.snapshot("site") { files["site/\(path)"] = bytes }
    // With this record, a build reuses the scripts. Making them with esbuild takes most of the
    // time.
    for (path, bytes) in try place.snapshot(".site.build") where !path.hasPrefix("spare/") {
      files[".site.build/\(path)"] = bytes
    }
    return files
  }

  struct Failure: Error {
    let errors: String
  }
}
