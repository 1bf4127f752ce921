import Markup

/// Fills the pages that other sites show in frames.
struct EmbedBuilder {
  let site: Site
  let network: NetworkSite

  /// A network's map.
  func networkPage() -> EmbedPage {
    let settings = network.content.settings
    return page(
      SiteMap.network(network.slug), title: settings.title, sentence: settings.summary,
      map: network.map.thumbnail(network))
  }

  /// The counterpart of a page of the network.
  func page(_ path: SitePath, title: String, sentence: String, map: MapFigure) -> EmbedPage {
    let settings = network.content.settings
    var frame = site.frame(
      SiteMap.embed(path), title: title, lead: sentence,
      documentTitle: title == settings.title ? nil : "\(title) · \(settings.title)",
      description: sentence, credits: settings.sources.map(\.heading))
    // Search engines are to find the whole page.
    frame.canonical = site.configuration.baseURL + path.string
    frame.isHiddenFromSearch = true
    frame.linkedData = nil
    frame.manifest = nil
    frame.scripts = []
    frame.preloads = []
    var map = map
    map.caption = nil
    return EmbedPage(
      frame: frame, page: path.string, map: map,
      credits: frame.credits.map(\.title).joined(separator: ", "))
  }
}
