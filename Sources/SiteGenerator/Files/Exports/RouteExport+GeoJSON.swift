import Geography
import Input

extension RouteExport {
  /// Returns the route as GeoJSON (RFC 7946). The line is a LineString, or a MultiLineString if it
  /// crosses the antimeridian. The places follow as points.
  func geoJSON(_ places: [Coordinate], _ lines: [[Coordinate]]) -> [UInt8] {
    var json = JSONWriter(reserving: 2048)
    json.object { file in
      file.member("type", "FeatureCollection")
      file.array("features") { features in
        features.object { route in
          route.member("type", "Feature")
          route.object("geometry") { geometry in
            geometry.member("type", lines.count > 1 ? "MultiLineString" : "LineString")
            geometry.key("coordinates")
            if lines.count > 1 {
              geometry.array { list in for line in lines { Self.line(line, to: &list) } }
            } else {
              Self.line(lines.first ?? [], to: &geometry)
            }
          }
          route.object("properties") { properties in
            properties.member("name", title)
            properties.member("network", network)
            properties.member("address", address)
            member("cost", cost, to: &properties)
            properties.member("unit", unit.part?.name ?? unit.symbol)
            for (measure, total) in zip(measures, totals()) {
              properties.key(measure.id)
              properties.raw(NetworkContent.decimal(total, measure.unit).utf8)
              properties.member("\(measure.id)_unit", measure.unit.symbol)
            }
          }
        }
        var total: Int64 = 0
        var sums = noTotals
        for (index, place) in places.enumerated() {
          if index > 0 {
            total = total.addingOrMax(legs[index - 1].cost)
            sums = Self.totals(sums, after: legs[index - 1])
          }
          features.object { point in
            point.member("type", "Feature")
            point.object("geometry") { geometry in
              geometry.member("type", "Point")
              geometry.key("coordinates")
              Self.position(place, to: &geometry)
            }
            point.object("properties") { properties in
              properties.member("name", stops[index].name)
              properties.member("country", stops[index].country)
              if index > 0 {
                properties.member("by", legs[index - 1].mode)
                properties.member("label", legs[index - 1].label)
              }
              member("total", total, to: &properties)
              for (measure, total) in zip(measures, sums) {
                properties.key("total_\(measure.id)")
                properties.raw(NetworkContent.decimal(total, measure.unit).utf8)
              }
              writeFacts(of: index, to: &properties)
            }
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// Writes a cost in the smallest part of the unit, if this part has a name; otherwise in the unit
  /// itself.
  private func member(_ name: String, _ cost: Int64, to json: inout JSONWriter) {
    json.key(name)
    json.raw((unit.part == nil ? NetworkContent.decimal(cost, unit) : "\(cost)").utf8)
  }

  private func writeFacts(of index: Int, to json: inout JSONWriter) {
    for (column, fact) in zip(stopColumns, stops[index].facts) where !fact.isEmpty {
      json.member("place_\(column)", fact)
    }
    guard index > 0 else { return }
    for (column, fact) in zip(legColumns, legs[index - 1].facts) where !fact.isEmpty {
      json.member("link_\(column)", fact)
    }
  }

  private static func line(_ line: [Coordinate], to json: inout JSONWriter) {
    json.array { list in for place in line { position(place, to: &list) } }
  }

  private static func position(_ place: Coordinate, to json: inout JSONWriter) {
    json.array { pair in
      pair.number(ExportNumber.rounded(place.longitude), decimals: 5)
      pair.number(ExportNumber.rounded(place.latitude), decimals: 5)
    }
  }
}
