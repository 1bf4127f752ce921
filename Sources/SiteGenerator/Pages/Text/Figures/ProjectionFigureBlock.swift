import Cartography
import Drawing
import Geography
import Input

/// A map of the world that switches between projections and compares the areas of countries.
struct ProjectionFigureBlock: TextFigure {
  static let name = "projection"
  static let keys: [FileKeys.Key] = [
    .optional(
      "projections", "listOf", or: "all", "projections: [equal-earth, mercator]",
      value: FileKeys.Key.choices(WorldProjection.self)),
    .optional("country", "isoCodeOrName", or: "none", "country: GL"),
  ]
  static let mayBeEmpty = true

  private let chosen: [WorldProjection]
  private let country: LocatedText?
  private let caption: String?
  private let location: SourceLocation

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    let names = block.choices(
      "projections", of: WorldProjection.self, "projection", into: &diagnostics)
    chosen = names.isEmpty ? WorldProjection.allCases : names
    country = block.text("country", into: &diagnostics)
    caption = block.caption
    location = block.settings.location
  }

  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    if content.land.codes.isEmpty {
      diagnostics.error(
        at: location, "there are no outlines of countries, so there is no map of the world",
        hint: "add countries/outlines.geojson, or write data: world in site.yml")
    } else if let country {
      content.checkCountry(country, into: &diagnostics)
    }
  }

  var readsCountries: Bool { true }
  var projections: [WorldProjection] { chosen }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    guard let site = sources.site, !site.land.codes.isEmpty, let first = chosen.first
    else { return nil }
    let size = first.frame.size
    let title = first.mapTitle(in: site.words)
    var figure = DrawnFigure(
      map: MapFigure(
        path: SiteMap.world(projection: first.rawValue).string, width: Int(size.width),
        height: Int(size.height), alt: title,
        caption: site.mapCaption),
      caption: caption, link: PageLink(title: title, path: nil), credits: site.outlineCredit)
    figure.live = LiveFigure(Self.name, network: nil) { json in
      json.member("projections", chosen.map(\.rawValue))
      if let code = country.flatMap({ site.countries.code(named: $0.text) }) {
        json.member("country", code)
      }
      json.member("outlines", SiteMap.outlines.string)
    }
    return figure
  }
}

extension WorldProjection {
  func mapTitle(in words: PageWords) -> String {
    switch self {
    case .equalEarth: words("figures.equalEarthMap")
    case .mercator: words("figures.mercatorMap")
    case .equirectangular: words("figures.equirectangularMap")
    }
  }

  /// The name of the projection in messages.
  var title: String {
    switch self {
    case .equalEarth: "Equal Earth"
    case .mercator: "Mercator"
    case .equirectangular: "equirectangular"
    }
  }
}
