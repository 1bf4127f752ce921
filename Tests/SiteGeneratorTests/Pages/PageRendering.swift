import Foundation
import Input
import Markup
import Testing

@testable import SiteGenerator

enum PageRendering {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates")

  static let library: TemplateLibrary = {
    var files: [String: [UInt8]] = [:]
    for prefix in ["", "partials/"] {
      let place = folder.appending(path: prefix)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names where name.hasSuffix(".mustache") {
        files[prefix + name] = (try? Data(contentsOf: place.appending(path: name))).map(Array.init)
      }
    }
    return TemplateLibrary(files: files, words: PageWords.english.catalogue.templateTexts)
  }()

  static func schema() throws -> PageSchema {
    let file = folder.appending(path: "schema/page.rng")
    return try PageSchema(bytes: Array(try Data(contentsOf: file)), path: "page.rng")
  }

  /// Renders a model with a template, and checks the page against the schema.
  ///
  /// If the environment variable `PAGE_SAMPLES` is the path of a folder, the page is also written
  /// there, at `path`, for inspection.
  static func render<Model: PageModel>(
    _ model: Model, template: String, path: String
  ) throws -> String {
    let compiled = try Template<Model>.compile(name: template, library: library, model: Model.self)
    let page = compiled.render(model)
    let facts = PageChecker(schema: try schema()).check(page, path: path + "index.html")
    #expect(facts.diagnostics.isEmpty, "\(facts.diagnostics)")
    if let samples = ProcessInfo.processInfo.environment["PAGE_SAMPLES"] {
      let file = URL(filePath: samples).appending(path: path + "index.html")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page).write(to: file)
    }
    return String(decoding: page, as: UTF8.self)
  }
}

extension PageFrame {
  /// A sample frame like the site's own, for a page at a path such as `countries/ukraine/`.
  static func sample(
    _ title: String, path: String, lead: String? = nil, above: [PageLink] = [],
    section: Section = .other
  ) -> PageFrame {
    PageFrame(
      root: .at(SiteRoot.above(path).way),
      siteTitle: "RouteAtlas", title: title, lead: lead,
      description: lead ?? "\(title), a page of the atlas.",
      canonical: "https://example.org/\(path)", stylesheet: "assets/site.css",
      icon: SiteIcon(
        path: "assets/icon.svg", type: "image/svg+xml", sizes: "any", touchPath: nil, isTheme: true),
      breadcrumbs: path.isEmpty ? [] : [PageLink(title: "Home", path: "")] + above,
      section: section,
      credits: [
        PageLink(title: "Natural Earth", path: "sources/#natural-earth"),
        PageLink(title: "GeoNames, CC BY 4.0", path: "sources/#geonames"),
      ],
      sections: Sections(Set(SiteGenerator.Section.allCases)))
  }
}

extension MapFigure {
  static func sample(_ path: String, alt: String) -> MapFigure {
    MapFigure(
      path: path, width: 1000, height: 673, alt: alt,
      overlay: HTML(
        """
        <svg class="map-overlay" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 673" \
        aria-hidden="true"><path class="route-casing" d="M120 200L400 300L700 280"></path>\
        <path class="route-line" d="M120 200L400 300L700 280"></path></svg>
        """),
      caption: "Borders as the United Nations see them.")
  }
}

enum Sample {
  static let legs = [
    RouteLeg(
      to: PageLink(title: "Krakovets", path: "places/ua/krakovets/"), mode: nil,
      line: .solid, labels: [PageLink(title: "E40", path: "networks/e-roads/roads/e40/")],
      length: "62 km", cumulative: "62 km"),
    RouteLeg(
      to: PageLink(title: "Kraków", path: "places/pl/krakow/", note: "Poland"),
      mode: "Ferry", line: .dotted,
      labels: [
        PageLink(title: "E40", path: "networks/e-roads/roads/e40/"),
        PageLink(title: "E462", path: "networks/e-roads/roads/e462/"),
      ],
      length: "231 km", cumulative: "293 km"),
  ]

  static let modes = [
    LinkMode(title: "Road", line: .solid, note: "1,342 links"),
    LinkMode(title: "Ferry", line: .dotted, note: "43 links"),
  ]

  static let rows = [
    CountryRow(
      title: "Ukraine", path: "countries/ukraine/", capital: "Kyiv", populationValue: 44_622_516,
      population: "44,622,516", areaValue: 603_700, area: "603,700"),
    CountryRow(
      title: "Bouvet Island", path: "countries/bouvet-island/", capital: nil,
      populationValue: nil, population: "unknown", areaValue: 49, area: "49"),
  ]

  static let continents = [Continent(id: "europe", title: "Europe", countries: rows)]

  static let world = HTML(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 480" role="group" aria-label="World">\
    <a href="countries/ukraine/"><path d="M500 100h60v40h-60z"></path></a></svg>
    """)

  static let groups = [
    LinkGroup(
      id: "ukraine", title: "Ukraine", count: "84 places",
      links: [
        PageLink(title: "Lviv", path: "places/ua/lviv/", note: "717,803 people"),
        PageLink(title: "Rivne", path: nil),
      ]),
    LinkGroup(id: "poland", title: "Poland", count: nil, links: []),
  ]
}
