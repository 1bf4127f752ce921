import Geography

/// Lists of disputes for the page about borders. They contain the disputes that the site's maps
/// show, which depend on the chosen view of borders.
struct DisputeLists {
  let site: Site

  private var atlas: Atlas { site.atlas }

  /// A list of the disputed borders, and a list of the limits of land that one state claims and
  /// another controls. Empty lists are left out.
  var groups: [LinkGroup] {
    let disputes = Array(atlas.worldview.disputes.enumerated())
    return [
      (Dispute.Kind.border, "dashed", site.words("lists.dashed")),
      (.claim, "claims", site.words("lists.claims")),
    ].compactMap { kind, id, title in
      let links = disputes.filter { $0.element.kind == kind }.map { number, dispute in
        PageLink(title: dispute.name.capitalizedFirst, path: nil, note: holders(number))
      }
      return links.isEmpty ? nil : LinkGroup(id: id, title: title, links: links)
    }
  }

  /// Returns a note that names the countries whose maps show the lines of a dispute; `nil` if there
  /// are no such countries.
  private func holders(_ dispute: Int) -> String? {
    var countries: Set<Int> = []
    for arc in atlas.arcs where arc.dispute == dispute {
      for case let side? in [arc.left, arc.right] {
        if let country = atlas.provinces[side].country { countries.insert(country) }
      }
    }
    countries.formUnion(
      atlas.disputedLines.filter { $0.dispute == dispute }.compactMap(\.country))
    let names = countries.map { site.countryNameInText(atlas.countries[$0].code) }
      .sorted { site.words.order($0) < site.words.order($1) }
    return names.isEmpty ? nil : site.words("lists.onMapOf", ["countries": site.words.list(names)])
  }
}
