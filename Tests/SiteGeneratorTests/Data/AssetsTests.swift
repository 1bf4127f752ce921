import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Styles and scripts")
struct AssetsTests {
  /// Reads files from a folder that is removed again.
  private func read(_ files: [String: String]) throws -> (Assets, [String]) {
    let folder = NSTemporaryDirectory() + "assets-" + UUID().uuidString
    try FileSystem.makeDirectories(folder)
    defer { try? FileSystem.remove(folder) }
    for (name, text) in files {
      try FileSystem.write(Array(text.utf8), to: Input.Path.join(folder, name))
    }
    var diagnostics = Diagnostics()
    let assets = Assets.read(folder: folder, into: &diagnostics)
    return (assets, diagnostics.all.map { String($0.description.dropFirst(folder.utf8.count + 1)) })
  }

  private func text(_ assets: Assets, _ name: String) -> String? {
    assets.files[name].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("A module imports others by their published names, and changes its own with theirs")
  func imports() throws {
    let (first, faults) = try read([
      "a.js": "import { b } from './b.js';\nb();", "b.js": "export const b = 1;",
    ])
    #expect(faults.isEmpty)
    let b = try #require(first.path("b.js"))
    #expect(text(first, "a.js") == "import { b } from './\(b.dropFirst("assets/".count))';\nb();")
    let (second, _) = try read([
      "a.js": "import { b } from './b.js';\nb();", "b.js": "export const b = 2;",
    ])
    #expect(first.path("a.js") != second.path("a.js"))
    #expect(first.path("b.js")?.hasPrefix("assets/b.") == true)
  }

  @Test("What a page has to preload is all that its scripts import")
  func preloads() throws {
    let (assets, _) = try read([
      "a.js": "import './b.js';", "b.js": "import \"./c.js\";\nimport './d.js';", "c.js": "1",
      "d.js": "import './c.js';", "e.js": "2",
    ])
    let names = assets.imports(of: ["a.js"]).map { $0.split(separator: ".")[0] }
    #expect(names == ["assets/b", "assets/c", "assets/d"])
    #expect(assets.imports(of: ["a.js", "b.js"]).count == 2)
  }

  @Test("What a script imports when it is wanted is published, but not preloaded")
  func lateImports() throws {
    let (assets, faults) = try read([
      "a.js": "const b = await import('./b.js');", "b.js": "import './c.js';", "c.js": "1",
    ])
    #expect(faults.isEmpty)
    #expect(assets.imports(of: ["a.js"]).isEmpty)
    let b = try #require(assets.path("b.js"))
    #expect(text(assets, "a.js") == "const b = await import('./\(b.dropFirst("assets/".count))');")
  }

  @Test("Comments, empty lines and indentation are for those who read the sources")
  func minimized() throws {
    let (assets, _) = try read(["a.js": "// Why.\nif (a) {\n\n  // How.\n  b(); // kept\n}\n"])
    #expect(text(assets, "a.js") == "if (a) {\nb(); // kept\n}")
  }

  @Test("Documentation is left out, and what it names loads nothing")
  func documentation() throws {
    let (assets, faults) = try read([
      "a.js": "/**\n * @import { B } from './b.js'\n */\n/** @type {B} */\n"
        + "export const a = 1; // kept\n/** @type {B} */ (a).b = 2;\n"
        + "const f = (/** @type {B} */ b) => /** @type {A} */ (b);",
      "b.js": "import { a } from './a.js';",
    ])
    #expect(faults.isEmpty)
    #expect(
      text(assets, "a.js") == "export const a = 1; // kept\n(a).b = 2;\nconst f = (b) => (b);")
  }

  @Test("Imports of what is not there, and circles, are reported where they stand")
  func faults() throws {
    let (_, missing) = try read(["a.js": "\nimport x from './fodl.js';", "fold.js": ""])
    #expect(missing.count == 1)
    #expect(missing[0].hasPrefix("a.js:2:16: error: there is no"))
    #expect(missing[0].hasSuffix("did you mean 'fold.js'?"))
    let (_, circle) = try read(["a.js": "import './b.js';", "b.js": "import './a.js';"])
    #expect(circle.count == 1)
    #expect(circle[0].contains("modules import each other in a circle"))
  }
}
