import Input

/// The file to which the report of a build is written. Its path is checked before the build begins.
struct ReportFile {
  private let path: String

  /// - Parameter folders: the folders that the build reads or writes. They must not contain the
  ///   file.
  /// - Throws: ``Publisher/Failure`` if a report cannot be written to the path.
  init(_ path: String, apartFrom folders: [String]) throws(Publisher.Failure) {
    func failure(_ reason: String) -> Publisher.Failure {
      Publisher.Failure(path: path, reason: "cannot be written: \(reason)")
    }
    guard let parent = Path.parent(of: path), let place = FileSystem.resolved(parent) else {
      throw failure("there is no such folder")
    }
    for folder in folders {
      guard let taken = FileSystem.resolved(folder) else { continue }
      if place == taken || place.hasPrefix(taken + "/") {
        throw failure("a report cannot be in the folder \(folder)")
      }
    }
    if let kind = FileSystem.kind(of: path), kind != .file || !Self.isReport(path) {
      // A report can also be written to a device or a pipe.
      guard kind == .other else { throw failure("the file exists and is not a report") }
    }
    self.path = path
  }

  /// Writes the report. An existing report is replaced atomically.
  func write(_ report: BuildReport) throws(Publisher.Failure) {
    do {
      if FileSystem.kind(of: path) == .other {
        return try FileSystem.write(report.json(), to: path)
      }
      let next = path + ".new"
      try FileSystem.remove(next)
      try FileSystem.write(report.json(), to: next)
      try FileSystem.move(next, to: path)
    } catch {
      throw Publisher.Failure(error, at: path)
    }
  }

  /// Returns true if a file is empty or begins like a report.
  private static func isReport(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path) else { return false }
    return bytes.isEmpty || bytes.starts(with: #"{"pages":"#.utf8)
  }
}
