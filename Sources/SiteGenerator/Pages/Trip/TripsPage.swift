import Markup

/// The page that lists a network's trips.
struct TripsPage: PageModel {
  var frame: PageFrame
  var trips: [FeaturedPage]

  static let fields = framed([
    .list("trips") { $0.trips }
  ])
}
