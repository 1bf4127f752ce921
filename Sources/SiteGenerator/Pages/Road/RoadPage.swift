import Markup

/// All links of one label, such as the E40: its places in order.
struct RoadPage: PageModel {
  /// The parts of the page around the content; its `lead` describes the road in one sentence.
  var frame: PageFrame
  /// The network's map with the road as a route over it.
  var map: MapFigure?
  /// A note on the meaning of the lengths.
  var honesty: String
  /// Length, places, countries, ends.
  var facts: [Fact]
  /// The countries in the order in which the road first enters them, with the length of the legs
  /// that begin there.
  var countries: [BarRow]
  /// Its legs by sea, such as "Dover to Calais"; the notes are lengths.
  var crossings: [PageLink]
  /// The caption of the table of places.
  var stopsCaption: String
  /// Its places, from end to end.
  var stops: [RoadStop]
  /// The road before it in the index; nil for the first.
  var previous: PageLink?
  /// The road after it; nil for the last.
  var next: PageLink?
  /// The headings of the facts of its legs; empty for most networks.
  var linkColumns: [String] = []
  /// The heading of the columns of lengths.
  var costTitle: String
  /// The name of the links to the roads before and after it.
  var siblingsTitle: String

  static let fields = framed([
    .record("map") { $0.map },
    .text("honesty") { $0.honesty },
    .list("facts") { $0.facts },
    .list("countries") { $0.countries },
    .flag("hasCountries") { !$0.countries.isEmpty },
    .list("crossings") { $0.crossings },
    .flag("hasCrossings") { !$0.crossings.isEmpty },
    .text("stopsCaption") { $0.stopsCaption },
    .list("stops") { $0.stops },
    .record("previous") { $0.previous },
    .record("next") { $0.next },
    .texts("linkColumns") { $0.linkColumns },
    .text("costTitle") { $0.costTitle },
    .text("siblingsTitle") { $0.siblingsTitle },
  ])
}

/// A place along a road.
struct RoadStop: TemplateModel {
  /// The place, with the path of its page.
  var place: PageLink
  /// Its country's name; `nil` on a road without known countries.
  var country: String?
  /// The length of the leg that leads to it, such as "71 km"; nil for the road's first place.
  var length: String?
  /// The length from the road's start, such as "412 km".
  var cumulative: String
  /// A Boolean value that is true if the leg to this place is by sea.
  var isFerry: Bool
  /// The other roads that it lies on.
  var meets: [PageLink]
  /// The facts of the leg that leads to it, one per column.
  var facts: [String] = []

  static let fields: [ModelField<RoadStop>] = [
    .text("title") { $0.place.title },
    .url("path") { $0.place.path },
    .text("note") { $0.place.note },
    .text("country") { $0.country },
    .text("length") { $0.length },
    .text("cumulative") { $0.cumulative },
    .flag("isFerry") { $0.isFerry },
    .list("meets") { PageLink.sequence($0.meets) },
    .texts("linkFacts") { $0.facts },
  ]
}
