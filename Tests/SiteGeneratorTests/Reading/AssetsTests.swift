import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Styles and scripts")
struct AssetsTests {
  /// Reads files from a temporary folder. Scripts are in `scripts/` and other files in `assets/`,
  /// unless their path contains a folder.
  private func read(
    _ files: [String: String], _ pages: [String] = [], figures: [String] = [],
    shared: String? = nil, words: [(name: String, text: String)] = [], accent: Accent? = nil
  ) throws -> (Assets, [String]) {
    let folder = NSTemporaryDirectory() + "assets-" + UUID().uuidString
    defer { try? FileSystem.remove(folder) }
    for (name, text) in files {
      let part = name.hasPrefix("assets/") ? "" : name.hasSuffix(".js") ? "scripts/" : "assets/"
      let path = Input.Path.join(folder, part + name)
      try FileSystem.makeDirectories(Input.Path.parent(of: path) ?? folder)
      try FileSystem.write(Array(text.utf8), to: path)
    }
    var diagnostics = Diagnostics()
    let standard = folder + "-standard"
    defer { try? FileSystem.remove(standard) }
    try FileSystem.makeDirectories(standard)
    let theme = Theme([folder, standard], into: &diagnostics)
    let assets = Assets.read(
      theme, pages: [pages] + (figures.isEmpty ? [] : [figures]), shared: shared, words: words,
      accent: accent, into: &diagnostics)
    let faults = diagnostics.all.map {
      $0.description.replacing(folder + "/assets/", with: "")
        .replacing(folder + "/scripts/", with: "")
    }
    return (assets, faults)
  }

  @Test("Words are inserted into scripts, and unknown words are errors")
  func words() throws {
    let words = [(name: "a.open", text: "Open \"it\""), (name: "a.close", text: "Close")]
    let (assets, faults) = try read(
      ["a.js": "document.title = WORDS.a.open.length + WORDS.a.open;"], ["a.js"], words: words)
    #expect(faults == [])
    #expect(text(assets, "a.js")?.contains("Open \"it\"") == true)
    let (_, unknown) = try read(
      ["a.js": "// WORDS are here\nexport const a = [WORDS.a.opne, WORDS.b.c];"], ["a.js"],
      words: words)
    #expect(
      unknown == [
        "a.js:2:19: error: unknown text 'a.opne'; did you mean 'a.open'?",
        "a.js:2:33: error: unknown text 'b.c'",
      ])
  }

  @Test("Style sheets are published without indentation")
  func indentation() throws {
    let (assets, _) = try read(["a.css": "a {\n  b: c,\n    d e\n\tf;\n}\n\n@media x {\n}\n"])
    #expect(text(assets, "a.css") == "a {b: c,d e\nf;}@media x {}")
  }

  @Test("Style sheets refer to other assets by their published names")
  func references() throws {
    let (assets, faults) = try read([
      "a.css/1.css": "@import \"b.css\"; /* url(x) */\n.c { mask: url('d.svg#e') }",
      "a.css/2.css": ".f { src: url(../g.woff2) } .h { i: url(data:,j) url(#k) }",
      "b.css": ".l { background: url( d.svg ) }", "d.svg": "<svg/>",
    ])
    #expect(faults == [])
    let drawing = try #require(assets.path("d.svg")).dropFirst("assets/".count)
    let sheet = try #require(assets.path("b.css")).dropFirst("assets/".count)
    #expect(
      text(assets, "a.css") == "@import \"\(sheet)\"; \n.c { mask: url('\(drawing)#e') }"
        + ".f { src: url(../g.woff2) } .h { i: url(data:,j) url(#k) }")
    #expect(text(assets, "b.css") == ".l { background: url( \(drawing) ) }")
    let references = assets.files["a.css"]?.references ?? []
    #expect(references.map(\.target?.string) == ["g.woff2"])
    #expect(references.map(\.location.column) == [15])
  }

  @Test("Style sheets that import another site, or each other in a circle, are errors")
  func faultyReferences() throws {
    let (_, faults) = try read([
      "a.css": "\n@import url(//example.org/a.css);", "b.css": "@import 'c.css';",
      "c.css": ".d{} @import 'b.css';",
    ])
    #expect(
      faults == [
        "a.css:2:13: error: '//example.org/a.css' is a file of another site; put a copy into the theme's "
          + "assets/: the pages' Content-Security-Policy blocks styles, pictures and fonts of other sites",
        "c.css:1:15: error: the reference to 'b.css' is circular; a style sheet cannot import "
          + "itself, not even through other style sheets",
      ])
  }

  @Test("Comments of style sheets are removed, but strings that look like comments are kept")
  func comments() throws {
    let (assets, faults) = try read([
      "a.css": "a::after { b: \"/*\" } /* \"c */d {}/**/ e { f: '*/' }"
    ])
    #expect(faults == [])
    #expect(text(assets, "a.css") == "a::after { b: \"/*\" } d {} e { f: '*/' }")
  }

  @Test("Comments and rules that are not closed are errors, and so is a brace that closes no rule")
  func braces() throws {
    let (_, faults) = try read([
      "a.css/1.css": "a {\n  b: c;\n  /* d }\n", "a.css/2.css": "/* } */\n@media e {\n  f {}\n",
      "g.css": "h {}\n  } /* i",
    ])
    #expect(
      faults == [
        "a.css/1.css:3:3: error: the comment is not closed; write */ at its end",
        "a.css/2.css:2:10: error: the rule is not closed; write } at its end",
        "g.css:2:3: error: this '}' has no matching '{'; remove it",
        "g.css:2:5: error: the comment is not closed; write */ at its end",
      ])
  }

  @Test("The accent is inserted between the parts of the style sheet and replaces none of them")
  func accent() throws {
    let accent = try #require(Accent("#000"))
    let (assets, faults) = try read(
      ["site.css/00-a.css": "a{}", "site.css/01-accent.css": "b{}", "site.css/02-c.css": "c{}"],
      accent: accent)
    #expect(faults == [])
    #expect(
      text(assets, "site.css") == "a{}b{}"
        + String(decoding: accent.sheet, as: UTF8.self).replacing("\n", with: "")
        + "c{}")
  }

  private func text(_ assets: Assets, _ name: String) -> String? {
    assets.files[name].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("A module and its own imports are one file, whose name changes with any of them")
  func together() throws {
    let files = [
      "a.js": "import {\n  b as own,\n} from './b.js';\nown(1);",
      "b.js": "export { c as b } from './c.js';",
    ]
    let (first, faults) = try read(files.merging(["c.js": "export const c = f;"]) { $1 }, ["a.js"])
    #expect(faults.isEmpty)
    #expect(Array(first.files.keys) == ["a.js"])
    let path = try #require(first.path("a.js"))
    #expect(path.wholeMatch(of: /assets\/a\.[a-z0-9]{8}\.js/) != nil)
    let (second, _) = try read(files.merging(["c.js": "export const c = g;"]) { $1 }, ["a.js"])
    #expect(second.path("a.js") != path)
  }

  @Test("Modules that several pages share are one file, which each page preloads")
  func shared() throws {
    let (assets, faults) = try read(
      ["a.js": "import { c } from './c.js';\nc(1);", "b.js": "import { c } from './c.js';\nc(2);"]
        .merging(["c.js": "export function c(x) { f(x, './c.js'); }"]) { $1 }, ["a.js", "b.js"])
    #expect(faults.isEmpty)
    #expect(assets.files.count == 3)
    let chunk = try #require(assets.imports(of: ["a.js"]).first)
    #expect(chunk.wholeMatch(of: /assets\/chunk\.[a-z0-9]{8}\.js/) != nil)
    #expect(assets.imports(of: ["a.js", "b.js"]) == [chunk])
    #expect(text(assets, "a.js")?.contains("\"./\(chunk.dropFirst("assets/".count))\"") == true)
  }

  @Test("The module that all pages load is one file with all its imports")
  func everyPage() throws {
    let (assets, _) = try read(
      [
        "every.js": "import './one.js';\nimport './two.js';", "one.js": "export const one = f(1);",
        "two.js": "export const two = f(2);", "a.js": "import { one } from './one.js';\ng(one);",
        "b.js": "import { two } from './two.js';\ng(two);",
      ], ["a.js", "b.js", "every.js"], shared: "every.js")
    #expect(assets.files.count == 4)
    #expect(assets.imports(of: ["a.js"]).count == 1)
    #expect(assets.imports(of: ["a.js"]) == assets.imports(of: ["every.js"]))
  }

  @Test("A dynamically imported module is a separate file, and is not preloaded")
  func dynamicImports() throws {
    let (assets, faults) = try read(
      ["a.js": "const b = () => import('./b.js');\nf(b);", "b.js": "export const d = 1;"], ["a.js"])
    #expect(faults.isEmpty)
    #expect(assets.imports(of: ["a.js"]).isEmpty)
    let b = try #require(assets.path("b.js")).dropFirst("assets/".count)
    #expect(text(assets, "a.js")?.contains("import(\"./\(b)\")") == true)
  }

  @Test("A module without statements is published as `export{}`, so no file is empty")
  func emptyModule() throws {
    let (assets, faults) = try read(["a.js": "import('./b.js');", "b.js": "\u{FEFF}"], ["a.js"])
    #expect(faults.isEmpty)
    #expect(text(assets, "b.js") == "export{};\n")
  }

  @Test("A module that two bundles load on demand is published twice, once for each bundle")
  func bundlesWithOneModule() throws {
    let files = [
      "a.js": "import { s } from './s.js';\nimport('./w.js');\ns('a');",
      "b.js": "import('./w.js');\nf('b');",
      "w.js": "import { s } from './s.js';\ns('w');",
      "s.js": "export function s(t) { console.log(t); }",
    ]
    let (assets, faults) = try read(files, ["a.js"], figures: ["b.js"])
    #expect(faults == [])
    let published = Set(assets.files.values.map(\.path.string))
    for name in ["a.js", "b.js"] {
      let script = try #require(text(assets, name))
      let loaded = try #require(script.firstMatch(of: /import\("\.\/(w\.[a-z0-9]{8}\.js)"\)/)).1
      #expect(published.contains("assets/\(loaded)"), "\(name) loads \(loaded)")
    }
    #expect(published.count == assets.files.count)
    #expect(published.filter { $0.hasPrefix("assets/w.") }.count == 2)
  }

  @Test("Modules are read from folders, and published in one folder")
  func scriptFolders() throws {
    let files = [
      "entry/a.js": "import { b } from '../lib/b.js';\nimport('../lib/c.js');\nb();",
      "lib/b.js": "export const b = f;", "lib/c.js": "g();",
    ]
    let (assets, faults) = try read(files, ["entry/a.js"])
    #expect(faults == [])
    #expect(assets.files.keys.sorted() == ["entry/a.js", "lib/c.js"])
    let c = try #require(assets.path("lib/c.js"))
    #expect(c.wholeMatch(of: /assets\/c\.[a-z0-9]{8}\.js/) != nil)
    #expect(text(assets, "entry/a.js")?.contains(c.dropFirst("assets/".count)) == true)
    let (_, wrong) = try read(
      ["entry/a.js": "import '../lib/fodl.js';", "lib/fold.js": ""], ["entry/a.js"])
    #expect(
      wrong == [
        "entry/a.js:1:8: error: Could not resolve \"../lib/fodl.js\"; did you mean 'fold.js'?"
      ])
  }

  @Test("A script in assets/ is an error")
  func misplaced() throws {
    let (_, faults) = try read(["assets/a.js": "f();"])
    #expect(
      faults == [
        "a.js:1:1: error: a script in assets/ is not read; move it to the theme's scripts/"
      ])
  }

  @Test("Modules can import each other in a circle")
  func circle() throws {
    let (assets, faults) = try read(
      [
        "a.js": "import { b } from './b.js';\nexport const a = () => b;\nb();",
        "b.js": "import { a } from './a.js';\nexport function b() { return a; }",
      ], ["a.js"])
    #expect(faults.isEmpty)
    #expect(assets.files.count == 1)
  }

  @Test("A module that no page loads is published, with unchanged template literals")
  func others() throws {
    let (assets, faults) = try read(
      ["a.js": "f();", "zz.js": "export const text = `a\n    b\n// c\n\n/** d */ e`;\n"], ["a.js"])
    #expect(faults.isEmpty)
    #expect(text(assets, "zz.js")?.contains("`a\n    b\n// c\n\n/** d */ e`") == true)
  }

  @Test("Lines can end in CRLF, and comments are removed")
  func lineEnds() throws {
    let source =
      "/*! A licence. */\n// Why.\nimport { b } from './b.js';\n\nif (b) {\n  f(`c`);\n}\n"
    let b = "/**\n * @import { A } from './nothing.js'\n */\nexport const b = 1;\n"
    let (first, faults) = try read(["a.js": source, "b.js": b], ["a.js"])
    let (second, _) = try read(
      ["a.js": source, "b.js": b].mapValues { $0.replacing("\n", with: "\r\n") }, ["a.js"])
    #expect(faults.isEmpty)
    #expect(text(first, "a.js") == text(second, "a.js"))
    #expect(text(first, "a.js")?.contains("f(") == true)
    #expect(text(first, "a.js")?.contains("licence") == false)
  }

  @Test("The same modules give the same files in every folder")
  func folders() throws {
    let files = ["a.js": "import { c } from './c.js';\nc();", "b.js": "import './c.js';"]
      .merging(["c.js": "export const c = f();"]) { $1 }
    let (first, _) = try read(files, ["a.js", "b.js"])
    let (second, _) = try read(files, ["a.js", "b.js"])
    #expect(first.files.mapValues(\.bytes) == second.files.mapValues(\.bytes))
    #expect(first.files.mapValues(\.path) == second.files.mapValues(\.path))
  }

  @Test("Errors of syntax and of imports are reported at their position")
  func faults() throws {
    let (assets, faults) = try read(
      [
        "a.js": "\nimport { x } from './fodl.js';\nimport { nmae } from './b.js';\nnmae(x);",
        "b.js": "export class name {}", "c.js": "import 'left-pad';\nconst ž = 1, z = ;",
        "fold.js": "",
      ], ["a.js", "c.js"])
    #expect(assets.files.isEmpty)
    #expect(
      faults == [
        "a.js:2:19: error: Could not resolve \"./fodl.js\"; did you mean 'fold.js'?",
        "c.js:2:19: error: Unexpected \";\"",
      ])
    let (_, names) = try read(
      ["a.js": "import { nmae } from './b.js';\nnmae();", "b.js": "export class name {}"])
    #expect(names.count == 1)
    #expect(
      names.first?.hasPrefix("a.js:1:10: error: No matching export in \"b.js\" for import \"nmae\"")
        == true)
  }

  @Test("A comment that opens again and again is rejected immediately")
  func openComments() throws {
    let (_, faults) = try read(["a.js": String(repeating: "/**", count: 300_000)])
    #expect(faults == ["a.js:1:5: error: Unexpected \"**\""])
  }

  @Test("Imports from other folders and other sites are errors")
  func strangers() throws {
    let outside = NSTemporaryDirectory() + "outside-" + UUID().uuidString + ".js"
    try FileSystem.write(Array("export const secret = 1;".utf8), to: outside)
    defer { try? FileSystem.remove(outside) }
    for name in [outside, "https://example.org/a.js", "data:text/javascript,f()"] {
      let (assets, faults) = try read(
        ["a.js": "import './b.js';", "b.js": "import '\(name)';"], ["a.js"])
      #expect(
        faults == [
          "b.js:1:1: error: the script imports '\(name)', which is not a script of the theme; "
            + "import only scripts of the theme, as in './name.js' or '../folder/name.js'"
        ])
      #expect(assets.files.isEmpty)
    }
  }

  @Test("A script name that the service worker would not find is an error")
  func names() throws {
    let (_, faults) = try read(["a=b.js": "f();"])
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("a=b.js:1:1: error: a script cannot have this name") == true)
  }

  @Test("Hidden files, backups and temporary files of editors are ignored")
  func litter() throws {
    let litter = [".DS_Store", "._a.js", "site.css~", "#a.js#", "a.js.swp", "Thumbs.db"]
    let hidden = Dictionary(uniqueKeysWithValues: (litter + [".git/a.js"]).map { ($0, "x y") })
    let (assets, faults) = try read(
      hidden.merging(["a.js": "f();", "site.css/1.css": "a", "site.css/.2.css": "b"]) { $1 })
    #expect(faults.isEmpty)
    #expect(assets.files.keys.sorted() == ["a.js", "site.css"])
    #expect(text(assets, "site.css") == "a")
  }
}
