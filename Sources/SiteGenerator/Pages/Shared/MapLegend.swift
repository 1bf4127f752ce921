import Markup

/// The legend of a network's map: its kinds of links, and its regions with their numbers.
struct MapLegend: TemplateModel {
  var modes: [LinkMode]
  /// The regions in the order of their numbers; empty if the map does not show the numbers.
  var regions: [IdentifiedTitle] = []

  static let fields: [ModelField<MapLegend>] = [
    .flag("hasModes") { !$0.modes.isEmpty },
    .list("modes") { $0.modes },
    .flag("hasRegions") { !$0.regions.isEmpty },
    .list("regions") { $0.regions },
  ]
}
