import Drawing

extension Atlas {
  /// Builds the land of the earth under a worldview. Faulty outlines, such as overlapping areas or
  /// rings that cross themselves, produce maps with the same faults.
  public init(
    _ outlines: OutlineCollection, worldview: Worldview,
    overrides: [ClusterOverride] = ClusterOverride.defaults
  ) {
    let borders = Borders(outlines, worldview: worldview)
    self.worldview = worldview
    arcs = borders.arcs
    longitudes = borders.longitudes
    latitudes = borders.latitudes
    nodeNumbers = borders.nodeNumbers
    seamlessNodeNumbers = borders.seamlessNodeNumbers
    provinces = borders.provinces
    let byCountry = Dictionary(grouping: overrides, by: \.country)
    countries = borders.codes.enumerated().map { number, code in
      borders.country(number, overrides: byCountry[code] ?? [])
    }
    index = ProvinceIndex(
      arcs: borders.arcs, longitudes: borders.longitudes, latitudes: borders.latitudes)
    disputedLines = lines(of: outlines)
  }

  private func lines(of outlines: OutlineCollection) -> [DisputedLine] {
    let features = outlines.featureIndexById()
    return worldview.disputes.enumerated().flatMap { number, dispute in
      dispute.lines.compactMap { features[$0] }.flatMap { outlines.features[$0].lines }.map {
        DisputedLine(
          dispute: number, coordinates: $0, country: country(at: $0[$0.count / 2]),
          cap: SphereCap(covering: $0.map { UnitVector($0) }))
      }
    }
  }
}
