import Input
import Routing

extension JSONWriter {
  /// Writes a cost in the network's unit, with all decimal places.
  mutating func member(_ name: String, cost: Int64?, unit: NetworkSettings.Unit) {
    key(name)
    if let cost { raw(NetworkContent.decimal(cost, unit).utf8) } else { null() }
  }

  mutating func way(_ places: [Int32], _ links: [Int32], on content: NetworkContent) {
    member("places", places.map { content.places[Int($0)].id })
    array("links") { list in
      for (position, link) in links.enumerated() {
        list.object { entry in
          entry.member("from", content.places[Int(places[position])].id)
          entry.member("to", content.places[Int(places[position + 1])].id)
          entry.member("mode", content.mode(ofLink: link).id)
          entry.member(
            "cost", cost: content.network.links[Int(link)].cost, unit: content.settings.unit)
          entry.member("label", content.label(ofLink: link))
        }
      }
    }
  }
}

extension NetworkContent {
  /// Returns an exact cost in a unit, such as `3201.570` for kilometres or `24` for steps.
  static func decimal(_ cost: Int64, _ unit: NetworkSettings.Unit) -> String {
    guard unit.decimals > 0 else { return "\(cost)" }
    let scale = unit.scale.magnitude
    // Adding the scale puts a 1 before the fraction, so that its leading zeros are kept.
    let fraction = String(cost.magnitude % scale + scale).dropFirst()
    return "\(cost < 0 ? "-" : "")\(cost.magnitude / scale).\(fraction)"
  }

  func mode(ofLink link: Int32) -> NetworkSettings.Mode {
    settings.modes[Int(network.links[Int(link)].mode)]
  }

  /// Returns the labels of a link, such as `E40, E50`; `nil` if it has no labels.
  func label(ofLink link: Int32) -> String? {
    let labels = links[Int(link)].labels
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
