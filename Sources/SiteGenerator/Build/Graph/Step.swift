import Input

/// The kinds of steps: what their files are.
enum StepKind: String, Sendable, CaseIterable {
  case home, countries, country, countryMap, worldDetails, countryData
  case places, placesOfCountry, place
  case networks, network, networkMap, networkData, searches, roads, road
  case routes, routesFrom, route, trips, trip, deals, dealData
  case find, finder, nearest
  case learn, text, algorithms, style, drawing, data, notFound, offline
  case asset, sitemap, siteFile, feed
}

/// A step of the build: files that are made together, from the same slice of the atlas.
struct Step: Sendable {
  let kind: StepKind
  /// Every file that the step makes, in the order in which it makes them; the first names it.
  let paths: [SitePath]
  /// What the files are for, as a person would name it: "country 'UA'".
  let origin: String
  /// The input that asks for the files; errors about them point here.
  let location: SourceLocation
  /// The digest of all that the step reads. Two builds with one key make the same files.
  let key: Digest

  /// The step as messages and tests name it: `route networks/roads/routes/lviv/lutsk/`.
  var name: String { "\(kind.rawValue) \(paths.first?.string ?? "")" }
}
