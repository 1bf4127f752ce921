extension NetworkSite {
  /// Returns a title such as "Lviv to Lisbon".
  func title(from: Int, to: Int) -> String {
    words(
      "saving.title", ["from": content.places[from].name, "to": content.places[to].name])
  }

  /// The breadcrumbs of the pages below the network's page.
  var trail: [(title: String, path: SitePath)] {
    [
      (words("site.networks"), SiteMap.networks),
      (content.settings.title, SiteMap.network(slug)),
    ]
  }
}
