/// The kinds of steps, named after the files that they make.
enum StepKind: String, Sendable {
  case home, countries, country, countryMap, worldDetails, countryData
  case places, placesOfCountry, place
  case networks, network, networkMap, networkData, searches, roads, road
  case routes, routesFrom, route, trips, trip, deals, dealData
  case find, finder, nearest
  case learn, text, algorithms, style, drawing, data, notFound, offline, moved
  case asset, staticFile, sitemap, siteFile, feed, hosting
}
