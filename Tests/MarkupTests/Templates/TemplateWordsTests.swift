import Input
import Testing

@testable import Markup

struct TemplateWordsTests {
  typealias Page = RoadsSample

  private func compile(_ template: String, _ words: [String: String]) throws(Diagnostics)
    -> Template<Page>
  {
    try Template.compile(
      name: "page.mustache",
      library: TemplateLibrary(files: ["page.mustache": Array(template.utf8)], words: words),
      model: Page.self)
  }

  private func errors(_ template: String, _ words: [String: String]) -> [String] {
    do {
      _ = try compile(template, words)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }

  @Test func wordsStandInPlaceOfTheirTags() throws {
    let template = try compile(
      "<p title=\"{{words.road.hint}}\">{{words.road.open}}</p>{{#roads}}{{words.road.named}}{{/roads}}",
      [
        "road.hint": "Roads &amp; ways", "road.open": "Open <b>now</b>",
        "road.named": "<i>{name}!</i>",
      ])
    let page = Page()
    let names = page.roads.map { "<i>\($0.name)!</i>" }.joined()
    #expect(
      String(decoding: template.render(page), as: UTF8.self)
        == "<p title=\"Roads &amp; ways\">Open <b>now</b></p>\(names)")
  }

  @Test func unknownWordsAreErrorsWhereTheyStand() {
    #expect(
      errors("a\n <p>{{words.road.opne}}</p>", ["road.open": "Open"]) == [
        "Templates/page.mustache:2:5: error: unknown text 'road.opne'; did you mean 'road.open'?"
      ])
  }

  @Test func placesAfterWordsAreThoseOfTheFile() {
    let words = ["road.open": "A text that is longer than its tag", "road.titel": "{titel}"]
    #expect(
      errors("{{words.road.open}} {{titel}}\n{{words.road.open}}\n{{titel}}", words) == [
        "Templates/page.mustache:1:23: error: unknown name 'titel'; did you mean 'title'?",
        "Templates/page.mustache:3:3: error: unknown name 'titel'; did you mean 'title'?",
      ])
    // An unknown name in a text is reported at the tag that inserts the text.
    #expect(
      errors("<p>{{words.road.titel}}</p>", words) == [
        "Templates/page.mustache:1:4: error: unknown name 'titel'; did you mean 'title'?"
      ])
  }
}
