import Foundation
import Input
import Markup

@testable import SiteGenerator

/// A copy of the small atlas's content, which tests can change.
struct SmallContent {
  private let place: URL
  let folder: URL
  /// The path for the site, where no folder exists yet.
  var output: URL { place.appending(path: "site") }

  private static let original = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "GenerateSiteTests/Fixtures/atlas/Content")

  init() throws {
    place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    folder = place.appending(path: "Content")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.original, to: folder)
  }

  func remove() { try? FileManager.default.removeItem(at: place) }

  func write(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func replace(_ old: String, _ new: String, in path: String) throws {
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    try write(path, text.replacing(old, with: new))
  }

  func read() -> (content: Content?, messages: [String]) {
    var diagnostics = Diagnostics()
    let content = ContentReader(folder: folder.path, words: .english)
      .read(jobs: 1, into: &diagnostics)
    return (content, messages(diagnostics))
  }

  /// The diagnostics as lines, with paths relative to the content folder.
  func messages(_ diagnostics: Diagnostics) -> [String] {
    diagnostics.all.map { $0.description.replacing(folder.path + "/", with: "") }
  }
}
