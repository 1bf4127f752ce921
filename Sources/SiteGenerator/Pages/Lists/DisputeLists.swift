import Geography

/// The lists of disputes on the page about borders. The site's view of borders decides which
/// disputes the lists contain.
struct DisputeLists {
  let site: Site

  private var atlas: Atlas { site.atlas }

  /// The list of disputed borders, then the list of claims to land that another state controls.
  /// Empty lists are left out.
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

  /// Returns a note that names the countries whose maps show a dispute; `nil` if no map shows it.
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
