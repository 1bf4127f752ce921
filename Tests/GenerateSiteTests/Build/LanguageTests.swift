import Foundation
import Input
import Testing

@Suite("Languages")
struct LanguageTests {
  private func board(
    _ language: String, theme: [String: String] = [:]
  ) throws -> (place: Workplace, built: Command.Outcome) {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas", "--example", "board").status == 0)
    let settings = place.folder.appending(path: "atlas/site.yml")
    let text = try String(contentsOf: settings, encoding: .utf8)
    try place.write("atlas/site.yml", text + "language: \(language)\n")
    for (file, words) in theme { try place.write("atlas/theme/words/\(file)", words) }
    return (place, try place.run("build", "--progress", "none", in: "atlas"))
  }

  private func page(_ path: String, _ place: Workplace) throws -> String {
    let file = place.folder.appending(path: "atlas/site/\(path)index.html")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("The standard theme has Ukrainian words for every page")
  func ukrainian() throws {
    let (place, built) = try board("uk")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let route = try page("networks/board/routes/gull/foxton/", place)
    #expect(
      route.contains("<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"uk\" xml:lang=\"uk\">"))
    for word in ["Завантажити", "Мережі"] {
      #expect(route.contains(word), "\(word)")
    }
    for word in ["Download", "Alternatives", "Networks", "places"] {
      #expect(!route.contains(">\(word)"), "\(word)")
    }
    #expect(route.contains("3\u{A0}кроки") && !route.contains("3\u{A0}steps"))
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
  }

  @Test("Every page links to its translations in other atlases")
  func translations() throws {
    let (place, built) = try board(
      "en\ntranslations: {uk-UA: https://example.org/uk, de: https://de.example/}")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let path = "networks/board/routes/gull/foxton/"
    let route = try page(path, place)
    for (language, name, root) in [
      ("uk-UA", "Українська", "https://example.org/uk/"), ("de", "de", "https://de.example/"),
    ] {
      #expect(
        route.contains(
          "<link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(root)\(path)\" />"))
      #expect(
        route.contains(
          "<a href=\"\(root)\(path)\" hreflang=\"\(language)\" lang=\"\(language)\" "
            + "xml:lang=\"\(language)\">\(name)</a>"))
    }
    #expect(route.contains("hreflang=\"en\" href=\"https://example.org/\(path)\" />"))
    let missing = place.folder.appending(path: "atlas/site/404.html")
    #expect(try !String(contentsOf: missing, encoding: .utf8).contains("hreflang"))
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    let wrong = try board("en\ntranslations: {fr: fr/, x1: https://example.org/}").built
    #expect(wrong.lines.count == 2)
    #expect(wrong.lines.first?.contains("this is not the address of an atlas") == true)
    #expect(wrong.lines.last?.contains("'x1' is not a language tag") == true)
  }

  @Test("A theme can change single words, on pages and in scripts")
  func ownWords() throws {
    let (place, built) = try board(
      "en", theme: ["en/fixed.yml": "home: Start here", "en/planner.yml": "goVia: Go by way of"])
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try page("networks/", place).contains(">Start here</a>"))
    let scripts = try place.snapshot("atlas/site").filter { $0.key.hasSuffix(".js") }
      .map { String(decoding: $0.value, as: UTF8.self) }.joined()
    #expect(scripts.contains("Go by way of"))
    #expect(!scripts.contains("WORDS."))
  }

  @Test("A theme can have the words and names of another language")
  func ownLanguage() throws {
    let source = Command.package.appending(path: "Templates/words/en")
    var words: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      words["de/\(name)"] = try String(contentsOf: source.appending(path: name), encoding: .utf8)
    }
    words["de/names.tsv"] = "UA\tUkraine\n"
    let copied = try board("de", theme: words).built
    #expect(
      copied.lines == [
        "theme/words/de/number.yml:9:11: error: these are texts in the language 'en', not 'de'; "
          + "translate the texts, and write language: de"
      ])
    words["de/number.yml"]?.replace("language: en", with: "language: de")
    let (_, built) = try board("de", theme: words)
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    let lines = words["de/lists.yml"]?.split(separator: "\n") ?? []
    words["de/lists.yml"] = lines.filter { !$0.hasPrefix("unknown:") }.joined(separator: "\n")
    let wrong = try board("de", theme: words).built
    #expect(
      wrong.lines == [
        "theme/words/de/lists.yml:1:1: error: this language has no text for 'unknown'; translate the "
          + "English text in words/en/lists.yml"
      ])
  }

  @Test("Signs in a text appear as they are; a text with broken markup is one error")
  func markupInWords() throws {
    let (place, built) = try board("en", theme: ["en/site.yml": "networks: Fish & chips < 5"])
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try page("networks/", place).contains(">Fish &amp; chips &lt; 5</a>"))
    let broken = try board("en", theme: ["en/site.yml": "networks: <b>Fish"]).built
    #expect(
      broken.lines.count == 1
        && broken.lines[0].hasPrefix(
          "theme/words/en/site.yml:1:11: error: this text is not well-formed: Opening"),
      "\(broken.errors)")
  }

  @Test("A language without words is an error, and so are unknown words")
  func wrongWords() throws {
    let missing = try board("de").built
    #expect(missing.status == 1)
    #expect(missing.lines.count == 1)
    #expect(missing.lines.first?.contains("the pages have no words in the language 'de'") == true)
    let wrong = try board("en", theme: ["en/fixed.yml": "hme: Start"]).built
    #expect(
      wrong.lines == [
        "theme/words/en/fixed.yml:1:1: error: no page uses the text 'fixed.hme'; did you mean 'home'?"
      ])
  }
}
