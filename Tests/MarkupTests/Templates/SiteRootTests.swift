import Markup
import Testing

private struct LinkSample: TemplateModel {
  var page: SiteRoot
  var path: String

  static let fields: [ModelField<LinkSample>] = [
    .root("root") { $0.page },
    .url("path") { $0.path },
  ]
}

@Suite struct SiteRootTests {
  private func link(_ root: SiteRoot, _ path: String) throws -> String {
    let library = TemplateLibrary(files: ["a": Array("{{root}}{{path}}".utf8)])
    let template = try Template.compile(name: "a", library: library, model: LinkSample.self)
    return String(
      decoding: template.render(LinkSample(page: root, path: path)), as: UTF8.self)
  }

  @Test(arguments: [
    ("places/ua/lviv/", "places/ua/stryi/", "../stryi/"),
    ("places/ua/lviv/", "places/pl/", "../../pl/"),
    ("places/ua/lviv/", "networks/", "../../../networks/"),
    ("places/ua/lviv/", "", "../../../"),
    ("places/ua/lviv/", "places/ua/lviv/", "./"),
    ("places/ua/lviv/", "places/ua/lviv/#names", "./#names"),
    ("places/ua/lviv/", "places/ua/lvivske/", "../lvivske/"),
    ("places/ua/", "places/ua/a:b/", "./a:b/"),
    ("places/", "places", "../places"),
    ("", "places/", "./places/"),
  ])
  func linksGoTheShortestWay(page: String, path: String, link: String) throws {
    #expect(try self.link(.above(page), path) == link)
  }

  @Test func aPageThatIsShownAnywhereHasWholeAddresses() throws {
    #expect(try link(.at("https://a.example/"), "places/") == "https://a.example/places/")
  }
}
