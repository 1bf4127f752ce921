import Cartography
import Gazetteer
import Geography
import Input

extension Site {
  func drawing(of projection: WorldProjection) -> [UInt8] {
    let mapWords = MapWords(view: atlas.worldview, words: words)
    return cartographer.projectedWorld(in: projection) { notes in
      MapText(
        title: projection.mapTitle(in: words),
        description: words("mapText.projectedDescription", ["notes": mapWords.sentences(notes)]),
        language: configuration.language)
    }
  }

  /// Returns the name and the rings of each country as JSON, keyed by country code. Coordinates are
  /// counted in grid steps, eastwards from the meridian -180 and southwards from the North Pole.
  /// The first point of a ring is absolute. Each further point is given as the difference from the
  /// previous point.
  func outlinesJSON() -> [UInt8] {
    let outlines = WorldOutlines(atlas)
    var json = JSONWriter(reserving: 200_000)
    json.object { file in
      file.member("steps", WorldOutlines.steps)
      file.object("countries") { list in
        for country in outlines.countries.sorted(by: { $0.code < $1.code }) {
          list.object(country.code) { entry in
            entry.member("name", countryName(country.code))
            entry.array("rings") { rings in
              for ring in country.rings { rings.array { $0.steps(ring) } }
            }
          }
        }
      }
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func steps(_ ring: [GridPoint]) {
    var last: (x: Int32, y: Int32) = (0, 0)
    for point in ring {
      integer(point.x - last.x)
      integer(point.y - last.y)
      last = (point.x, point.y)
    }
  }
}
