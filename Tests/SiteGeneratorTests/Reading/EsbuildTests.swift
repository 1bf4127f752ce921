import Input
import Testing

@testable import SiteGenerator

@Suite("esbuild")
struct EsbuildTests {
  @Test("The temporary folder is removed at the end or at an interruption")
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
}
