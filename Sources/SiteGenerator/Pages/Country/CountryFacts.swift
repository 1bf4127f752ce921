import Cartography
import Drawing
import Gazetteer
import Input

/// Writes data about countries as JSON, for the map of the world.
struct CountryFacts {
  let site: Site

  /// Returns the outline of a country as JSON, in more detail than on the map of the world. The
  /// member `land` is the filled area. The object `lines` has a member for each kind of border
  /// line.
  static func json(_ detail: WorldDetail) -> [UInt8] {
    var json = JSONWriter(reserving: detail.land.utf8.count * 2)
    json.object { file in
      file.member("land", detail.land)
      file.object("lines") { lines in
        for line in detail.lines { lines.member(line.name, line.data) }
      }
    }
    return json.bytes
  }

  func file() -> [UInt8] {
    let cartographer = site.cartographer
    var json = JSONWriter(reserving: 40_000)
    json.object { file in
      for country in site.countries.countries {
        guard let path = site.countryPath(country.code),
          let place = cartographer.worldPlace(country.code)
        else { continue }
        file.object(country.code) { entry in
          entry.member("name", country.name)
          entry.member("page", path.string)
          entry.member("capital", country.capital)
          entry.key("people")
          if let people = country.population { entry.integer(people) } else { entry.null() }
          entry.key("area")
          if let area = country.area { entry.number(area, decimals: 2) } else { entry.null() }
          let box = place.box
          entry.member("box", [box.minX, box.minY, box.width, box.height], decimals: 1)
          entry.member("center", [place.center.x, place.center.y], decimals: 1)
          entry.member("extent", place.extent, decimals: 1)
        }
      }
    }
    return json.bytes
  }
}
