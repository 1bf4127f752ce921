import Input
import Markup

@testable import SiteGenerator

extension ReaderEntry {
  static let markup = [
    ReaderEntry(name: "markdown", weight: 6) { place in
      Reader(
        seeds: [
          try place.atlas("pages/about.md"), try place.atlas("SOURCES.md"), Array(markdown.utf8),
          try place.seed("Content/pages/learn.md"), Array(figures.utf8),
        ], words: markdownWords + figureWords
      ) { bytes in
        var outcome = Reader.Outcome()
        let document = Markdown.render(
          bytes, path: Reader.path, blocks: TextFigures.names, into: &outcome.diagnostics)
        _ = document.parts
        if !outcome.diagnostics.hasErrors {
          let page = Array("<div>".utf8) + document.html.bytes + Array("</div>".utf8)
          outcome.fault = XMLFile.check(page, path: "page").first.map { "the page: \($0)" }
        }
        return outcome
      }
    },
    ReaderEntry(name: "picture", weight: 3) { place in
      Reader(
        seeds: [
          try place.seed("Templates/assets/icon-180.png"),
          try place.seed("Templates/assets/icon.svg"),
          [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*\0\0\0\u{8}\0\u{1}".utf8)
            + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9]
            + [1, 1, 0x11, 0, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9],
          Array("RIFF\u{1C}\0\0\0WEBPVP8X\u{A}\0\0\0\u{10}\0\0\0\u{9}\0\0\u{9}\0\0".utf8) + [0, 0],
        ],
        words: ["viewBox=\"0 0 1 1\"", "width=\"1e9mm\"", "VP8L/", "VP8 ", "IEND", "Exif", "II*"]
      ) { bytes, _ in
        for name in ["a.png", "a.jpg"] { _ = try? Picture.read(bytes, name: name) }
      }
    },
    ReaderEntry(name: "style", weight: 3) { _ in
      Reader(
        seeds: [
          Array("@import \"a.css\";\n/* x */ a { b: url( 'c.png' ) url(d.svg#e) \"f\" }".utf8)
        ],
        words: ["url(", "@import", "@namespace", "/*", "*/", "\"", "'", "\\", ")", "\n"]
      ) { bytes in
        var outcome = Reader.Outcome()
        for reference in StyleSheet(bytes, path: Reader.path).references
        where Array(reference.address.utf8).isEmpty || bytes[reference.range].isEmpty {
          outcome.fault = "an empty reference"
        }
        return outcome
      }
    },
    ReaderEntry(name: "template", weight: 6) { place in
      let layout = try place.seed("Templates/partials/layout.mustache")
      return Reader(
        seeds: [
          Array(template.utf8),
          Array("{{<block}}{{$main}}<b>{{title}}</b>{{/main}}{{/block}}".utf8),
          try place.seed("Templates/text.mustache"), try place.seed("Templates/index.mustache"),
        ], words: templateWords, path: "Templates/page.mustache",
        companions: ["Templates/partials/self.mustache", "Templates/partials/block.mustache"]
      ) { bytes, diagnostics in
        let library = TemplateLibrary(files: [
          "page.mustache": bytes, "partials/self.mustache": bytes,
          "partials/layout.mustache": layout,
          "partials/block.mustache": Array("<p>{{$main}}{{title}}{{/main}}</p>\n".utf8),
        ])
        do throws(Diagnostics) {
          let template = try Template.compile(
            name: "page.mustache", library: library, model: FuzzPage.self)
          _ = template.render(FuzzPage())
        } catch {
          diagnostics.append(contentsOf: error)
        }
      }
    },
    ReaderEntry(name: "page", weight: 6) { place in
      let checker = PageChecker(
        schema: try PageSchema(bytes: place.seed("Templates/schema/page.rng"), path: "page.rng"))
      return Reader(seeds: [Array(page.utf8), Array(drawing.utf8)], words: pageWords) {
        bytes, diagnostics in
        for fault in checker.check(bytes, path: Reader.path).diagnostics {
          diagnostics.append(fault)
        }
        for fault in checker.checkDrawing(bytes, path: Reader.path).diagnostics {
          diagnostics.append(fault)
        }
      }
    },
    ReaderEntry(name: "xml", weight: 6) { _ in
      Reader(seeds: [Array(drawing.utf8), Array(schema.utf8)], words: pageWords + schemaWords) {
        bytes, diagnostics in
        for fault in XMLFile.check(bytes, path: Reader.path) { diagnostics.append(fault) }
      }
    },
    ReaderEntry(name: "schema", weight: 4) { _ in
      Reader(seeds: [Array(schema.utf8)], words: schemaWords) { bytes, diagnostics in
        do throws(Diagnostics) {
          let checker = PageChecker(schema: try PageSchema(bytes: bytes, path: Reader.path))
          _ = checker.check(Array(page.utf8), path: "page")
        } catch {
          diagnostics.append(contentsOf: error)
        }
      }
    },
    ReaderEntry(name: "address", weight: 2) { _ in
      Reader(
        seeds: ["https://example.org/a/?b=c#d", "mailto:a@b.c", "../a/", "#x"].map {
          Array($0.utf8)
        },
        words: ["javascript:", "//", ":", "/", "\t", "%", "[::1]", "data:", "?", "#"]
      ) { bytes, _ in
        let text = String(decoding: bytes, as: UTF8.self)
        _ = (Address.scheme(of: text), Address.isHarmless(text), HTML.escaping(text))
      }
    },
  ]
}

/// A page with a value of every kind.
private struct FuzzPage: TemplateModel {
  struct Item: TemplateModel {
    static let fields: [ModelField<Item>] = [
      .text("name") { _ in "A & \"b\"" }, .url("url") { _ in "../a/?b&c" },
      .integer("rank") { _ in 3 },
    ]
  }

  static let fields: [ModelField<FuzzPage>] = [
    .text("title") { _ in "Roads <of> 'x'" }, .text("nothing") { _ in nil },
    .integer("count") { _ in -7 }, .flag("isShown") { _ in true },
    .html("body") { _ in HTML("<b>x</b>") }, .url("address") { _ in "https://a.example/?b&c" },
    .data("data") { _ in DataBlock(json: Array("{\"a\":1}".utf8)) },
    .texts("names") { _ in ["a", "<b>", ""] }, .list("items") { _ in [Item(), Item()] },
    .record("first") { _ in Item() }, .record("none") { _ in Item?.none },
  ]
}
