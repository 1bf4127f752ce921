import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Styles and scripts")
struct AssetsTests {
  /// Reads files from a folder that is removed again.
  private func read(
    _ files: [String: String], _ pages: [[String]] = []
  ) throws -> (Assets, [String]) {
    let folder = NSTemporaryDirectory() + "assets-" + UUID().uuidString
    try FileSystem.makeDirectories(folder)
    defer { try? FileSystem.remove(folder) }
    for (name, text) in files {
      try FileSystem.write(Array(text.utf8), to: Input.Path.join(folder, name))
    }
    var diagnostics = Diagnostics()
    let assets = Assets.read(folder: folder, pages: pages, into: &diagnostics)
    return (assets, diagnostics.all.map { String($0.description.dropFirst(folder.utf8.count + 1)) })
  }

  private func text(_ assets: Assets, _ name: String) -> String? {
    assets.files[name].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(
    "A file of its own imports others by their published names, and changes its own with theirs")
  func imports() throws {
    let pages = [["a.js"], ["c.js"]]
    let one = ["a.js": "import { b } from './b.js';\nb();", "c.js": "import './b.js';"]
    let (first, faults) = try read(one.merging(["b.js": "export const b = 1;"]) { $1 }, pages)
    #expect(faults.isEmpty)
    let b = try #require(first.path("b.js"))
    #expect(
      text(first, "a.js")
        == "import * as $b from './\(b.dropFirst("assets/".count))';\nconst { b } = $b;\nb();")
    let (second, _) = try read(one.merging(["b.js": "export const b = 2;"]) { $1 }, pages)
    #expect(first.path("a.js") != second.path("a.js"))
    #expect(first.path("b.js")?.hasPrefix("assets/b.") == true)
  }

  @Test("Modules that are always loaded together are one file, each with a scope of its own")
  func together() throws {
    let (assets, faults) = try read(
      [
        "a.js": "import {\n  b as own,\n  x,\n} from './b.js';\nconst c = own(x);",
        "b.js": "import { c } from './c.js';\nconst d = c;\n"
          + "export function b(y) { return y + d; }\nexport const x = 1;\nexport { e } from './e.js';",
        "c.js": "export const [c, unused] = [2, 3];", "e.js": "export async function e() {}",
        "other.js": "import { c } from './c.js';\nc();",
      ], [["a.js"], ["other.js"]])
    #expect(faults.isEmpty)
    #expect(assets.files.keys.sorted() == ["a.js", "c.js", "other.js"])
    #expect(assets.path("b.js") == assets.path("a.js"))
    let c = try #require(assets.path("c.js")).dropFirst("assets/".count)
    #expect(
      text(assets, "a.js") == """
        import * as $c from './\(c)';
        const $e = (() => {
        async function e() {}
        return { e };
        })();
        const $b = (() => {
        const { c } = $c;
        const { e } = $e;
        const d = c;
        function b(y) { return y + d; }
        const x = 1;
        return { b, x, e };
        })();
        (() => {
        const { b: own, x } = $b;
        const c = own(x);
        })();
        """)
    #expect(assets.scripts(["a.js", "b.js"]).count == 1)
  }

  @Test("A module that is loaded when it is wanted may lead back, and a change shows in both names")
  func circlesOfFiles() throws {
    let files = [
      "a.js": "import { s } from './s.js';\nconst l = () => import('./l.js');\ns(l);",
      "s.js": "export class s {}",
      "l.js": "import { s } from './s.js';\nimport { m } from './m.js';\nexport const l = m(s);",
    ]
    let (first, faults) = try read(
      files.merging(["m.js": "export const m = 1;"]) { $1 }, [["a.js"]])
    #expect(faults.isEmpty)
    let l = try #require(first.path("l.js")).dropFirst("assets/".count)
    #expect(
      text(first, "a.js")?.contains("import('./\(l)').then((all) => all.$l)") == true)
    #expect(text(first, "a.js")?.hasSuffix("export { $s };") == true)
    #expect(text(first, "l.js")?.hasSuffix("export { $l };") == true)
    let (second, _) = try read(files.merging(["m.js": "export const m = 2;"]) { $1 }, [["a.js"]])
    #expect(first.path("a.js") != second.path("a.js"))
    #expect(first.path("l.js") != second.path("l.js"))
  }

  @Test(
    "What one page loads and another comes to want does not bring the first page's script along")
  func wantedElsewhere() throws {
    let (assets, _) = try read(
      [
        "field.js": "const load = () => import('./find.js');",
        "find.js": "import { s } from './s.js';\nexport const f = s;",
        "s.js": "export const s = 1;",
        "page.js": "import { f } from './find.js';\nimport { t } from './t.js';\nf(t);",
        "t.js": "export const t = 1;",
      ], [["field.js"], ["page.js"]])
    #expect(assets.files.keys.sorted() == ["field.js", "find.js", "page.js"])
    #expect(assets.path("s.js") == assets.path("find.js"))
    #expect(assets.path("t.js") == assets.path("page.js"))
  }

  @Test("What cannot be read as an import or an export is reported where it stands")
  func unreadable() throws {
    let (_, faults) = try read([
      "a.js": "import b from './b.js';\n\n  export default b;", "b.js": "export let b = 1;",
      "c.js": "import {\n  d,\n} from 'd.js';\nd();", "d.js": "export {\n  a,\n};\nconst a = 1;",
      "e.js": "f();\nimport { f } from './f.js'; f();",
      "f.js": "export const f = await 1;\nimport {",
    ])
    #expect(
      faults.map { $0.prefix(while: { $0 != "'" && $0 != ";" }) } == [
        "a.js:1:1: error: ", "a.js:3:3: error: what is exported here has no name that can be read",
        "b.js:1:1: error: what is exported here has no name that can be read", "c.js:1:1: error: ",
        "d.js:1:1: error: ", "e.js:2:1: error: ",
        "f.js:1:1: error: a module may not wait while it is loaded", "f.js:2:1: error: ",
      ])
    #expect(faults[0].contains("'import b from './b.js';' cannot be read as an import"))
  }

  @Test("A name that is imported and not exported is reported, with what may be meant")
  func unknownNames() throws {
    let (_, faults) = try read([
      "a.js": "const c = 1;\nimport { nmae as other } from './b.js';",
      "b.js": "export class name {}",
    ])
    #expect(faults == ["a.js:2:1: error: b.js exports no 'nmae'; did you mean 'name'?"])
  }

  @Test("A circle below a module is reported, whatever leads to it")
  func circleBelow() throws {
    let (_, faults) = try read([
      "main.js": "import './a.js';", "a.js": "import './b.js';", "b.js": "import './a.js';",
      "self.js": "import './self.js';",
    ])
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.contains("modules import each other in a circle") })
  }

  @Test("What a page has to preload is all that its scripts import")
  func preloads() throws {
    let (assets, _) = try read(
      [
        "a.js": "import './b.js';", "b.js": "import \"./c.js\";\nimport './d.js';", "c.js": "1",
        "d.js": "import './c.js';", "e.js": "2",
      ], [["a.js"], ["b.js"], ["c.js"], ["d.js"]])
    let names = assets.imports(of: ["a.js"]).map { $0.split(separator: ".")[0] }
    #expect(names == ["assets/b", "assets/c", "assets/d"])
    #expect(assets.imports(of: ["a.js", "b.js"]).count == 2)
  }

  @Test("What a script imports when it is wanted is published, but not preloaded")
  func lateImports() throws {
    let (assets, faults) = try read([
      "a.js": "const b = () => import('./b.js');", "b.js": "import './c.js';\nexport const d = 1;",
      "c.js": "1",
    ])
    #expect(faults.isEmpty)
    #expect(assets.imports(of: ["a.js"]).isEmpty)
    let b = try #require(assets.path("b.js"))
    #expect(
      text(assets, "a.js")
        == "const b = () => import('./\(b.dropFirst("assets/".count))').then((all) => all.$b);")
  }

  @Test("Comments, empty lines and indentation are for those who read the sources")
  func minimized() throws {
    let (assets, _) = try read(["a.js": "// Why.\nif (a) {\n\n  // How.\n  b(); // kept\n}\n"])
    #expect(text(assets, "a.js") == "if (a) {\nb(); // kept\n}")
  }

  @Test("Documentation is left out, and what it names loads nothing")
  func documentation() throws {
    let (assets, faults) = try read(
      [
        "a.js": "/**\n * @import { B } from './b.js'\n */\n/** @type {B} */\n"
          + "export const a = 1; // kept\n/** @type {B} */ (a).b = 2;\n"
          + "const f = (/** @type {B} */ b) => /** @type {A} */ (b);",
        "b.js": "import { a } from './a.js';",
      ], [["a.js"], ["b.js"]])
    #expect(faults.isEmpty)
    #expect(
      text(assets, "a.js") == "export const a = 1; // kept\n(a).b = 2;\nconst f = (b) => (b);")
  }

  @Test("Imports of what is not there, and circles, are reported where they stand")
  func faults() throws {
    let (_, missing) = try read(["a.js": "\nimport { x } from './fodl.js';", "fold.js": ""])
    #expect(missing.count == 1)
    #expect(missing[0].hasPrefix("a.js:2:20: error: there is no"))
    #expect(missing[0].hasSuffix("did you mean 'fold.js'?"))
    let (_, circle) = try read(["a.js": "import './b.js';", "b.js": "import './a.js';"])
    #expect(circle.count == 1)
    #expect(circle[0].contains("modules import each other in a circle"))
  }
}
