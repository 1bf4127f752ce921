/// The data from which the figures of a text are drawn.
struct FigureSources: Slice {
  let networks: [NetworkSite]
  /// The site; `nil` if no figure reads countries.
  let site: Site?

  var digest: Digest {
    var digester = Digester()
    digester.mix(networks.digest)
    digester.mix(site?.digest ?? .none)
    return digester.digest
  }

  func network(_ slug: String) -> NetworkSite? { networks.first { $0.slug == slug } }
}

extension FigureSources {
  /// Keeps only the data that the figures of a text read.
  init(of text: TextContent, networks: [NetworkSite], site: Site) {
    let slugs = text.figures.flatMap(\.networks)
    self.init(
      networks: networks.filter { slugs.contains($0.slug) },
      site: text.figures.contains { $0.readsCountries } ? site : nil)
  }
}
