import Input

@testable import Markup

struct RoadSample: TemplateModel {
  let name: String
  let page: String?
  var towns: [String] = []
  var next: [RoadSample] = []

  static let fields: [ModelField<RoadSample>] = [
    .text("name") { $0.name },
    .url("page") { $0.page },
    .texts("towns") { $0.towns },
    .list("next") { $0.next },
  ]
}

struct RoadsSample: TemplateModel {
  var title = "Roads & \"ways\""
  var count: Int? = 2
  var map = HTML("<svg></svg>")
  var isOpen = true
  var note: String?
  var root = "../"
  var roads = [RoadSample(name: "E40", page: "roads/e40/", towns: ["Lviv", "Kyiv"])]
  var first: RoadSample? = RoadSample(name: "E50", page: nil)

  static let fields: [ModelField<RoadsSample>] = [
    .text("title") { $0.title },
    .integer("count") { $0.count },
    .html("map") { $0.map },
    .flag("isOpen") { $0.isOpen },
    .text("note") { $0.note },
    .url("root") { $0.root },
    .list("roads") { $0.roads },
    .record("first") { $0.first },
  ]
}

/// Functions for tests that use templates for a page about roads.
protocol RoadTemplates {}

extension RoadTemplates {
  typealias Road = RoadSample
  typealias Page = RoadsSample

  func compile(
    _ template: String, _ partials: [String: String] = [:]
  ) throws(Diagnostics) -> Template<Page> {
    var files = ["page.mustache": Array(template.utf8)]
    for (name, text) in partials { files["partials/\(name).mustache"] = Array(text.utf8) }
    return try Template.compile(
      name: "page.mustache", library: TemplateLibrary(files: files), model: Page.self)
  }

  func render(
    _ template: String, _ partials: [String: String] = [:], _ page: Page = Page()
  ) throws -> String {
    String(decoding: try compile(template, partials).render(page), as: UTF8.self)
  }

  func errors(_ template: String, _ partials: [String: String] = [:]) -> [String] {
    do {
      _ = try compile(template, partials)
      return []
    } catch {
      return error.all.map(\.description)
    }
  }
}
