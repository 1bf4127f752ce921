import Markup
import Testing

@testable import SiteGenerator

@Suite struct TextPageTests {
  @Test func find() throws {
    let page = FindPage(
      frame: .sample("Find a place", path: "find/"), maps: "data/maps/countries.json",
      indexTitle: "Every place with a page", indexNote: "By country.",
      groups: [
        LetterIndex(
          id: "europe", title: "Europe",
          countries: [
            CountryLetters(
              title: "Ukraine", path: "places/ua/", note: "50 places",
              letters: [PageLink(title: "L", path: "places/ua/#group-l")])
          ])
      ])
    let html = try PageRendering.render(page, template: "find.mustache", path: "find/")
    #expect(html.contains(#"data-maps="../data/maps/countries.json""#))
    #expect(html.contains(#"<h3 id="continent-europe">Europe</h3>"#))
    #expect(html.contains(#"<dd><a href="../places/ua/#group-l">L</a> </dd>"#))
    #expect(html.contains(#"<input id="finder-query" name="q" type="text" />"#))
  }

  @Test func learn() throws {
    let page = LearnPage(
      frame: .sample("Learn", path: "learn/", section: .learn),
      lessons: [
        FeaturedPage(
          kind: "Page", title: "A*", path: "learn/a-star/",
          sentence: "Search with a sense.")
      ],
      others: [])
    let html = try PageRendering.render(page, template: "learn.mustache", path: "learn/")
    #expect(html.contains(#"<a href="../learn/a-star/">A*</a></h2><p>Search with"#))
    #expect(html.contains(#"<a href="../learn/" aria-current="true">Learn</a>"#))
  }

  @Test func text() throws {
    let page = TextPage(
      frame: .sample("A*", path: "learn/a-star/"),
      body: TextBody(HTML("<p>Some <em>text</em>.</p>")), previous: nil,
      next: PageLink(title: "Greedy", path: "learn/greedy/"))
    let html = try PageRendering.render(page, template: "text.mustache", path: "learn/a-star/")
    #expect(html.contains("<p>Some <em>text</em>.</p>"))
    #expect(html.contains(#"<a rel="next" href="../../learn/greedy/">Greedy →</a>"#))
  }

  @Test func data() throws {
    let page = DataPage(
      frame: .sample("Data", path: "data/"), body: nil,
      groups: [
        DataGroup(
          id: "e-roads", title: "E-roads", sentence: "The network and its routes.",
          files: [
            PageLink(
              title: "network.json", path: "data/networks/e-roads/network.json", note: "210 kB"),
            PageLink(title: "searches/ID.json", path: nil, note: "1,041 files"),
          ])
      ])
    let html = try PageRendering.render(page, template: "data.mustache", path: "data/")
    #expect(html.contains("<code>network.json</code></a>"))
    #expect(html.contains(#"<li><code>searches/ID.json</code> <span class="count">1,041 files"#))
  }

  @Test func style() throws {
    let page = PlainPage(frame: .sample("The look", path: "learn/style/", section: .learn))
    let html = try PageRendering.render(page, template: "style.mustache", path: "learn/style/")
    #expect(html.contains(#"<rect fill="var(--frontier)""#))
  }

  @Test func scriptsAndWhatTheyImport() throws {
    var frame = PageFrame.sample("Data", path: "data/")
    frame.scripts = ["assets/find.1a.js"]
    frame.preloads = ["assets/fold.2b.js"]
    let html = try PageRendering.render(
      PlainPage(frame: frame), template: "style.mustache", path: "scripts/")
    #expect(html.contains(#"<script type="module" src="../assets/find.1a.js" fetch"#))
    #expect(html.contains(#"<link rel="modulepreload" href="../assets/fold.2b.js" fetch"#))
  }

  @Test func notFound() throws {
    var frame = PageFrame.sample("There is no such page", path: "")
    frame.canonical = nil
    frame.isHiddenFromSearch = true
    let html = try PageRendering.render(
      PlainPage(frame: frame), template: "not-found.mustache", path: "404/")
    #expect(html.contains(#"<meta name="robots" content="noindex" />"#))
    #expect(!html.contains("canonical"))
  }
}
