import Gazetteer
import Input

/// The map of a network or a country, chosen by a line such as `network: huts` or `country: UA`.
struct MapFigureBlock: TextFigure {
  static let name = "map"
  static let keys: [FileKeys.Key] = [
    .optional("network", "slug", or: "none", "network: huts"),
    .optional("country", "isoCodeOrName", or: "none", "country: AT"),
  ]
  static let isLive = false

  private let slug: LocatedText?
  private let country: LocatedText?
  private let caption: String?

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    slug = block.text("network", into: &diagnostics)
    country = block.text("country", into: &diagnostics)
    caption = block.caption
    if (slug == nil) == (country == nil) {
      diagnostics.error(
        at: country?.location ?? block.settings.location,
        slug == nil
          ? "the map has neither a network nor a country"
          : "the map has both a network and a country",
        hint: "write either network: with the name of a folder in networks/, or country: with a "
          + "country code")
      return nil
    }
  }

  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    if let slug { content.checkNetwork(slug, into: &diagnostics) }
    if let country { content.checkCountry(country, into: &diagnostics) }
  }

  var networks: [String] { [slug?.text].compactMap(\.self) }
  var readsCountries: Bool { country != nil }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    if let slug {
      return sources.network(slug.text).map { DrawnFigure($0, caption: caption) }
    }
    guard let site = sources.site,
      let code = country.flatMap({ site.countries.code(named: $0.text) }),
      let map = site.countryMaps.plainFigure(code, site: site)
    else { return nil }
    return DrawnFigure(
      map: map, caption: caption, link: site.countryLink(code), credits: site.outlineCredit)
  }
}

extension CountryTable {
  /// Returns the code of the country that has a given code or name. Names are compared as slugs.
  func code(named text: String) -> String? {
    let (code, slug) = (text.uppercased(), ASCII.slug(text))
    return countries.first { $0.code == code }?.code
      ?? countries.first { ASCII.slug($0.addressName) == slug || ASCII.slug($0.name) == slug }?.code
  }
}

extension Content {
  /// Reports a country that is unknown or has no outline.
  func checkCountry(_ name: LocatedText, into diagnostics: inout Diagnostics) {
    guard let code = countries.code(named: name.text) else {
      let known = countries.countries.flatMap { [$0.code, ASCII.slug($0.name)] }
      diagnostics.error(
        at: name.location, "unknown country '\(name.text)'",
        hint: known.isEmpty
          ? "the atlas has no countries; add them with data: world in site.yml"
          : Suggestion.hint(for: name.text, among: known)
            ?? "use its ISO code, as in UA, or its name")
      return
    }
    if !land.outlined.contains(code) {
      diagnostics.error(
        at: name.location, "there is no map of '\(name.text)'",
        hint: "countries/outlines.geojson has no outline of \(code)")
    }
  }

  /// Returns the network with a slug, or reports an unknown slug.
  @discardableResult
  func checkNetwork(
    _ slug: LocatedText, into diagnostics: inout Diagnostics
  ) -> NetworkContent? {
    if let network = networks.first(where: { $0.slug == slug.text }) { return network }
    diagnostics.error(
      at: slug.location, "unknown network '\(slug.text)'",
      hint: Suggestion.hint(for: slug.text, among: networks.map(\.slug))
        ?? "use the name of a folder in networks/; if site.yml lists networks, list it there too")
    return nil
  }
}
