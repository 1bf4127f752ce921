import Markup

/// The page that lists a network's trips.
struct TripsPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// Cards for the trips.
  var trips: [FeaturedPage]

  static let fields = framed([
    .list("trips") { $0.trips }
  ])
}
