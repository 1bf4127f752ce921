import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("esbuild")
struct EsbuildTests {
  @Test("The temporary folder is removed at the end or after an interruption")
  func temporaryFolder() throws {
    let interruption = Interruption()
    var folder = ""
    do {
      let esbuild = try Esbuild(["a.js": Array("let x = 1;".utf8)], interruption: interruption)
      folder = esbuild.folder
      #expect(FileSystem.exists(Path.join(folder, "in/a.js")))
      interruption.cleanUp()
      #expect(!FileSystem.exists(folder))
    }
    do {
      let esbuild = try Esbuild(["a.js": Array("let x = 1;".utf8)], interruption: interruption)
      folder = esbuild.folder
      _ = try esbuild.bundle(["a.js"], shared: nil)
      #expect(FileSystem.exists(folder))
    }
    #expect(!FileSystem.exists(folder))
  }

  @Test("Old temporary folders of killed builds are removed, but nothing else")
  func abandonedFolders() throws {
    let parent = NSTemporaryDirectory() + "scripts-" + UUID().uuidString
    defer { try? FileSystem.remove(parent) }
    for name in ["atlas-scripts-abcdef", "atlas-scripts-other", "scripts"] {
      try FileSystem.makeDirectories(Path.join(parent, "\(name)/in"))
    }
    for name in ["atlas-scripts-abcdef", "scripts"] {
      try FileSystem.write([], to: Path.join(parent, "\(name)/in/package.json"))
    }
    Esbuild.removeAbandoned(in: parent)
    #expect(try FileSystem.directories(in: parent).count == 3)
    Esbuild.removeAbandoned(in: parent, olderThan: -1)
    #expect(
      try FileSystem.directories(in: parent).sorted() == ["atlas-scripts-other", "scripts"])
  }
}
