import Input

/// The file that a build's report is written to, checked before any work is done.
struct ReportFile {
  private let path: String

  /// - Parameter folders: the folders of the build, in which the file may not lie.
  /// - Throws: ``Publisher/Failure`` if the file cannot be a report.
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
        throw failure("a report cannot lie in the folder \(folder)")
      }
    }
    if let kind = FileSystem.kind(of: path), kind != .file || !Self.isReport(path) {
      // A device or a pipe is written as it is.
      guard kind == .other else { throw failure("the file is there, and is not a report") }
    }
    self.path = path
  }

  /// Writes a report; an existing one is replaced as a whole.
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
