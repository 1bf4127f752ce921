import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Source files of a folder")
struct SourceFolderTests {
  @Test("Symbolic links that lead out of the root or nowhere are errors; others are followed")
  func links() throws {
    let top = NSTemporaryDirectory() + "source-" + UUID().uuidString
    let folder = "\(top)/Content/pages"
    defer { try? FileSystem.remove(top) }
    try FileSystem.makeDirectories(folder)
    for file in ["secret.md", "Content/inside.md", "Content-other.md", "Content/pages/a.md"] {
      try FileSystem.write([], to: "\(top)/\(file)")
    }
    let links = [
      "b.md": "../inside.md", "c.md": "../../secret.md", "d.md": "nowhere", "e.md": "e.md",
      "f.md": "../../Content-other.md", "g": "../..", ".h.md": "../../secret.md", "i": "..",
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
    }
    var diagnostics = Diagnostics()
    let names = try SourceFolder.files(in: folder, root: "\(top)/Content", into: &diagnostics)
    #expect(names == ["a.md", "b.md"])
    #expect(
      diagnostics.all.map { Input.Path.name(of: $0.location.path) } == [
        "c.md", "d.md", "e.md", "f.md", "g",
      ])
    #expect(
      diagnostics.all[0].message
        == "the path leads out of \(top)/Content through a symbolic link")
    #expect(diagnostics.all[1].message == "the symbolic link is broken")
  }
}
