import Cartography
import Drawing
import Gazetteer
import Geography
import Input
import Markup

/// The base map of each country, drawn on first use. Also makes figures with marks over these maps.
struct CountryMaps: Sendable {
  /// Keyed by country code. The value is `nil` for a country without a map.
  private let maps: [String: Lazy<BaseMap?>]

  init(content: Content) {
    let cartographer = Cartographer(atlas: content.atlas, scaleWords: content.words.scale)
    let countries = content.countries.countries
    let names = Dictionary(keepingFirst: countries.map { ($0.code, $0.name) })
    let words = content.words
    let mapWords = MapWords(view: content.atlas.worldview, words: words)
    let language = content.configuration.language
    maps = Dictionary(
      keepingFirst: countries.map { country in
        let map = Lazy<BaseMap?> {
          cartographer.countryMap(country.code, names: names) { notes in
            MapText(
              title: words("mapText.country", ["country": country.nameInText]),
              description: words(
                "mapText.countryDescription",
                [
                  "country": country.nameInText.capitalizedFirst,
                  "notes": mapWords.sentences(notes),
                ]),
              language: language)
          }
        }
        return (country.code, map)
      })
  }

  func map(of code: String) -> BaseMap? { maps[code]?.value }

  func draw(jobs: Int) {
    let all = Array(maps.values)
    _ = Workers.map(all.count, jobs: jobs) { _ = all[$0].value }
  }

  /// Returns a country's map on which cities are links; `nil` if there is no map. The cities in
  /// `others` appear only when the reader zooms in.
  func figure(
    _ code: String, name: String, cities: [Int], others: [Int], capital: Int?, site: Site
  ) -> MapFigure? {
    guard let map = map(of: code) else { return nil }
    let root = SiteMap.country("x").root
    let ordered = (capital.map { [$0] } ?? []) + cities.filter { $0 != capital }
    let mapPlace = { (place: Int) in
      MapPlace(
        name: site.places.name(place), coordinate: site.places.coordinate(place),
        href: site.pages.entry(ofPlace: place).map { root + $0.path.string },
        isCapital: place == capital)
    }
    // If any population is unknown, the cities on the map are not necessarily the largest.
    let areLargest = cities.allSatisfy { site.places.population($0) > 0 }
    let (tools, layout) = tools(map, places: ordered.map(site.places.coordinate))
    let overlay = Overlay.cities(
      ordered.map(mapPlace), others: others.filter { $0 != capital }.map(mapPlace), on: layout,
      text: MapText(
        title: site.words("mapText.cities", ["country": name]),
        description: areLargest
          ? site.words("mapText.largestCities") : site.words("mapText.otherCities"),
        language: site.configuration.language))
    return figure(
      code, map, alt: site.words("mapText.countryAlt", ["country": name]),
      overlay: HTML(bytes: overlay), tools: tools, site: site)
  }

  func plainFigure(_ code: String, site: Site) -> MapFigure? {
    map(of: code).map {
      figure(
        code, $0,
        alt: site.words("mapText.countryAlt", ["country": site.countryNameInText(code)]),
        overlay: nil, site: site)
    }
  }

  /// Returns a country's map with a mark at a place; `nil` if the map does not show the place.
  func figure(_ code: String, place: String, at coordinate: Coordinate, site: Site) -> MapFigure? {
    guard let map = map(of: code) else { return nil }
    let name = site.countryNameInText(code)
    let (tools, layout) = tools(map, places: [coordinate])
    let overlay = Overlay.place(
      MapPlace(name: place, coordinate: coordinate, href: nil), on: layout,
      text: MapText(
        title: site.words("mapText.placeIn", ["place": place, "country": name]),
        description: site.words("mapText.ring"),
        language: site.configuration.language))
    return overlay.map {
      figure(
        code, map, alt: site.words("mapText.country", ["country": name]), overlay: HTML(bytes: $0),
        tools: tools, site: site)
    }
  }

  private func figure(
    _ code: String, _ map: BaseMap, alt: String, overlay: HTML?, tools: ToolCorner? = nil,
    site: Site
  ) -> MapFigure {
    MapFigure(
      path: SiteMap.map(country: code).string, width: Int(map.size.width),
      height: Int(map.size.height), alt: alt, overlay: overlay,
      caption: site.mapCaption, tools: tools)
  }

  /// Returns the corner for the map's buttons, and a layout that keeps names off this corner.
  private func tools(_ map: BaseMap, places: [Coordinate]) -> (ToolCorner, MapLayout) {
    let corner = ToolCorner(
      avoiding: places.compactMap(map.layout.point) + map.layout.drawn,
      in: Rect(origin: .zero, size: map.size))
    var layout = map.layout
    layout.hasButtonsAtStart = corner == .left
    return (corner, layout)
  }

  /// Returns JSON with the size and projection of the world map. The browser uses them to convert
  /// coordinates to points on the map.
  static func json(ofWorld frame: MapFrame) -> [UInt8] {
    var json = JSONWriter()
    json.object { entry in
      entry.member("width", Int(frame.size.width))
      entry.member("height", Int(frame.size.height))
      MapJSON.write(frame.placement, to: &entry)
    }
    return json.bytes
  }

  /// Returns JSON with the path, size and projections of each country's map. The browser uses the
  /// size and projections to convert coordinates to points on the map.
  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { file in
      for code in maps.keys.sorted() {
        guard let map = map(of: code) else { continue }
        file.object(code) { entry in
          entry.member("map", SiteMap.map(country: code).string)
          entry.member("width", Int(map.size.width))
          entry.member("height", Int(map.size.height))
          MapJSON.write(map.layout, to: &entry)
        }
      }
    }
    return json.bytes
  }
}

/// Writes the projections and insets of maps as JSON. If a projection converts a coordinate to
/// (X, Y), the point on the map is `x = origin.x + scale * X` and `y = origin.y - scale * Y`.
enum MapJSON {
  static func write(_ layout: MapLayout, to json: inout JSONWriter) {
    write(layout.frame.placement, to: &json)
    guard !layout.insets.isEmpty else { return }
    json.array("insets") { list in
      for inset in layout.insets { list.object { write(inset, to: &$0) } }
    }
  }

  static func write(_ placement: MapPlacement, to json: inout JSONWriter) {
    json.object("projection") { projection in
      projection.member("name", placement.projection.name)
      projection.object("parameters") { parameters in
        for parameter in placement.projection.parameters {
          parameters.key(parameter.name)
          parameters.number(parameter.value)
        }
      }
    }
    json.member("scale", placement.scale, decimals: 3)
    json.member("x", placement.origin.x, decimals: 3)
    json.member("y", placement.origin.y, decimals: 3)
  }

  static func write(_ inset: MapInset, to json: inout JSONWriter) {
    json.member("left", inset.rect.minX, decimals: 1)
    json.member("top", inset.rect.minY, decimals: 1)
    json.member("width", inset.rect.width, decimals: 1)
    json.member("height", inset.rect.height, decimals: 1)
    json.member("south", inset.area.south, decimals: 4)
    json.member("north", inset.area.north, decimals: 4)
    json.member("west", inset.area.longitudes.west, decimals: 4)
    json.member("east", inset.area.longitudes.east, decimals: 4)
    write(inset.placement, to: &json)
  }
}
