/// Finds places by what people type: in any script, from the first letter on.
///
/// The site's own finder searches the files of ``FinderFiles``, which hold the same rows, cut by the
/// same ``Partition`` and ordered by the same whole-number ``Ranking``; both give the same answers.
public struct Finder: Sendable {
  /// The places that are found.
  public let places: PlaceTable
  let countries: CountryTable
  let provinces: ProvinceNames
  let capitals: Set<Int>
  let rows: NameRows
  let labels: ProvinceLabels
  let partition: Partition
  let regions: RegionNames
  /// What each place counts for by itself.
  let weights: [Int32]

  /// How many answers a page shows, and how many are stored for each divided text.
  public static let answersShown = 10

  /// Builds the index of all names.
  ///
  /// - Parameter capitals: positions of the places that are a country's capital.
  public init(
    _ places: PlaceTable, countries: CountryTable = CountryTable([]),
    provinces: ProvinceNames = ProvinceNames(), capitals: some Sequence<Int> = []
  ) {
    self.init(
      places, countries: countries, provinces: provinces, capitals: capitals,
      shardSize: Partition.shardSize)
  }

  init(
    _ places: PlaceTable, countries: CountryTable, provinces: ProvinceNames,
    capitals: some Sequence<Int>, shardSize: Int
  ) {
    self.places = places
    self.countries = countries
    self.provinces = provinces
    self.capitals = Set(capitals)
    rows = NameRowsBuilder.rows(of: places)
    labels = ProvinceLabels(places, provinces)
    partition = Partition(rows, ShardWeights(rows, places, labels), limit: shardSize * 10)
    regions = RegionNames(countries: countries, provinces: provinces)
    var weights = places.populations.map {
      Int32(clamping: Ranking.magnitude(population: Int($0)))
    }
    for place in self.capitals { weights[place] += Int32(Ranking.capital) }
    self.weights = weights
  }

  /// The places that a text means, best first, and suggestions if there are none.
  ///
  /// The first ten are those that the page shows, in its order.
  public func find(_ text: String, limit: Int = answersShown) -> FinderAnswers {
    let query = FinderQuery(text)
    guard !query.name.isEmpty, limit > 0 else { return FinderAnswers(results: [], suggestions: []) }
    let isMeant = filter(query.regions)
    var found = matches(query.name, limit: limit, isMeant)
    if found.isEmpty, query.regions.isEmpty {
      for cut in query.cuts {
        guard let regions = regions.regions(named: cut.region) else { continue }
        found = matches(cut.name, limit: limit) { contains(regions, Int($0)) }
        if !found.isEmpty { break }
      }
    }
    if !found.isEmpty { return FinderAnswers(results: found.map(answer), suggestions: []) }
    return FinderAnswers(results: [], suggestions: suggestions(query.name, isMeant).map(answer))
  }

  private func answer(_ best: BestAnswers.Answer) -> FoundPlace {
    FoundPlace(
      place: Int(best.place), matchedName: places.string(rows.spellings[best.row]), kind: best.kind)
  }

  /// Whether a place is in all the regions that are named; names of no region are passed over.
  private func filter(_ names: [String]) -> ((Int32) -> Bool)? {
    let known = names.compactMap { regions.regions(named: $0) }
    guard !known.isEmpty else { return nil }
    return { place in known.allSatisfy { self.contains($0, Int(place)) } }
  }

  private func contains(_ regions: [RegionNames.Region], _ place: Int) -> Bool {
    let country = places.countries[place]
    return regions.contains { region in
      region.country == country
        && (region.admin1.isEmpty
          || region.admin1 == places.admin1Values[Int(places.admin1[place])])
    }
  }
}

extension Finder {
  /// The best places among the rows that begin with a name.
  ///
  /// With a filter, a text that is divided among shards counts as a whole name, and by its stored
  /// best answers only: what the browser can know without loading all of the shards.
  func matches(
    _ name: [UInt8], limit: Int, _ isMeant: ((Int32) -> Bool)? = nil
  ) -> [BestAnswers.Answer] {
    guard let isMeant else { return best(name, rows.range(of: name), limit: limit) { _ in true } }
    guard partition.isDivided(name) else {
      let range = rows.range(of: name, in: partition.rows(partition.shard(of: name)))
      return best(name, range, limit: limit, isMeant)
    }
    let range = rows.range(of: name)
    var result = BestAnswers(limit: limit)
    for row in rows.exact(name, in: range) where isMeant(rows.places[row]) {
      result.add(rate(row, name))
    }
    for answer in best(name, range, limit: Self.answersShown, { _ in true })
    where isMeant(answer.place) {
      result.add(answer)
    }
    return result.answers
  }

  func best(
    _ name: [UInt8], _ range: Range<Int>, limit: Int, _ isMeant: (Int32) -> Bool
  ) -> [BestAnswers.Answer] {
    var result = BestAnswers(limit: limit)
    for row in range where isMeant(rows.places[row]) { result.add(rate(row, name)) }
    return result.answers
  }

  /// How a row answers a text that its key begins with.
  func rate(_ row: Int, _ name: [UInt8]) -> BestAnswers.Answer {
    let place = Int(rows.places[row])
    let kind = rows.kinds[row]
    return BestAnswers.Answer(
      score: Int(weights[place]) + Ranking.bonus(kind, match(row, name)),
      population: places.populations[place], id: places.ids[place], row: row,
      place: rows.places[row], kind: kind)
  }

  /// How far a text covers the key that begins with it.
  func match(_ row: Int, _ name: [UInt8]) -> Ranking.Match {
    if Int(rows.lengths[row]) == name.count { return .whole }
    return rows.keys[Int(rows.starts[row]) + name.count] == 0x20 ? .words : .beginning
  }
}
