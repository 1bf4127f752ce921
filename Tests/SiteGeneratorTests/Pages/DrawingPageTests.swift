import Foundation
import Markup
import Testing

@testable import SiteGenerator

/// The page about drawing must show exactly the code that draws its figures.
@Suite struct DrawingPageTests {
  private static let page = DrawingPage(
    frame: .sample("Drawing", path: "learn/drawing/", section: .learn), words: .english)

  private static func html() throws -> String {
    try PageRendering.render(page, template: "drawing.mustache", path: "learn/drawing/")
  }

  /// The lines between the braces of each example in the source file.
  private static func sources() throws -> [String: String] {
    let file = PageRendering.folder.deletingLastPathComponent()
      .appending(path: "Sources/SiteGenerator/Pages/Drawing/DrawingExamples.swift")
    var examples: [String: String] = [:]
    var name: String?
    var lines: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if let found = line.firstMatch(of: /^  static var (\w+): some Drawable \{$/) {
        name = String(found.1)
        lines = []
      } else if line == "  }", let finished = name {
        examples[finished] = lines.joined(separator: "\n")
        name = nil
      } else if name != nil {
        lines.append(String(line.dropFirst(4)))
      }
    }
    return examples
  }

  /// The code of each example on the page, keyed by the figure's name in the template.
  private static func shown() throws -> [String: String] {
    let file = PageRendering.folder.appending(path: "drawing.mustache")
    let template = try String(contentsOf: file, encoding: .utf8)
    var examples: [String: String] = [:]
    for match in template.matches(
      of: /\{\{\{(\w+)\}\}\}\n<pre tabindex="0"><code>([^<]*)<\/code><\/pre>/)
    {
      let code = String(match.2)
      examples[String(match.1)] = code.replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
    return examples
  }

  @Test func theCodeShownIsTheCodeThatDraws() throws {
    let sources = try Self.sources()
    let shown = try Self.shown()
    #expect(Set(sources.keys) == Set(DrawingFigures.all.map(\.name)))
    #expect(Set(shown.keys) == Set(sources.keys))
    for (name, code) in sources {
      #expect(shown[name] == code, "the example '\(name)'")
    }
  }

  @Test func everyFigureIsThereAndKeepsToTheContentModel() throws {
    let html = try Self.html()
    for figure in DrawingFigures.all {
      #expect(html.contains("aria-label=\"\(PageWords.english(figure.label))\""), "\(figure.name)")
    }
    // The page's content security policy forbids inline styles.
    #expect(!html.contains(" style="))
  }

  @Test func theTrianglesData() throws {
    let html = try Self.html()
    #expect(html.contains("d=\"M80 0l80 160h-160z\""))
    #expect(html.contains("<code>M80 0l80 160h-160z</code>"))
  }

  /// Code lines must be short enough to fit a phone without horizontal scrolling.
  @Test func noLineIsLong() throws {
    for (name, code) in try Self.sources() {
      for line in code.components(separatedBy: "\n") {
        #expect(line.count <= 72, "\(name): \(line)")
      }
    }
  }
}
