import Markup

/// The index of a network's trips.
struct TripsPage: PageModel {
  /// What stands around the content.
  var frame: PageFrame
  /// The trips.
  var trips: [FeaturedPage]
  /// What a trip is here; nil for nothing.
  var note: String?

  static let fields = framed([
    .list("trips") { $0.trips },
    .text("note") { $0.note },
  ])
}
