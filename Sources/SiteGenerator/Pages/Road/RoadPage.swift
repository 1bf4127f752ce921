import Markup

/// The page of a label, such as the road E40.
struct RoadPage: PageModel {
  /// The frame. Its `lead` describes the road in one sentence.
  var frame: PageFrame
  /// The network's map with the road highlighted.
  var map: MapFigure?
  /// The note on the meaning of the network's costs.
  var costNote: String
  var facts: [Fact]
  /// The countries in which legs begin, in the order of the road. A country's value is the total
  /// length of the legs that begin there.
  var countries: [BarRow]
  /// The legs by sea, such as "Dover to Calais", with their lengths as notes.
  var crossings: [PageLink]
  var stopsCaption: String
  var stops: [RoadStop]
  /// The previous road in the list of roads; `nil` for the first.
  var previous: PageLink?
  /// The next road in the list of roads; `nil` for the last.
  var next: PageLink?
  /// The headings of the columns with facts about legs.
  var linkColumns: [String] = []
  var costTitle: String
  /// The label of the links to the previous and next roads.
  var siblingsTitle: String

  static let fields = framed([
    .record("map") { $0.map },
    .text("costNote") { $0.costNote },
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
  var place: PageLink
  /// The name of the place's country; `nil` if the table has no column for countries.
  var country: String?
  /// The length from the previous stop, such as "71 km"; `nil` at the start and after a gap.
  var length: String?
  /// The length from the start of the road, or from the last gap, such as "412 km".
  var cumulative: String
  var isFerry: Bool
  var meets: [PageLink]
  /// The facts about the leg to the place, one per column.
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
