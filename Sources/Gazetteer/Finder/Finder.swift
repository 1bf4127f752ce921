/// Finds places by the typed beginning of a name, in any script.
///
/// The finder in the browser searches ``FinderFiles``, which have the same rows, ``Partition`` and
/// integer ``Ranking`` as this type. Therefore both give the same answers.
public struct Finder: Sendable {
  /// The places to search.
  public let places: PlaceTable
  let countries: CountryTable
  let capitals: Set<Int>
  let rows: NameRows
  let labels: ProvinceLabels
  let partition: Partition
  let regions: RegionNames
  let typos: TypoNames
  /// The rank of each place; see ``Ranking``.
  let ranks: [UInt8]
  /// The part of each place's score that does not depend on the matched name.
  let weights: [Int32]

  /// The number of answers that a page shows. The build also stores this number of answers for each
  /// query whose matching names are spread over several shards.
  public static let answersShown = 10

  /// Builds the index of all names.
  ///
  /// - Parameters:
  ///   - capitals: the positions of the places that are capitals of countries.
  ///   - language: the language of the pages, as a BCP 47 tag.
  public init(
    _ places: PlaceTable, countries: CountryTable = CountryTable([]),
    provinces: ProvinceNames = ProvinceNames(), capitals: some Sequence<Int> = [],
    language: String = "en"
  ) {
    self.init(
      places, countries: countries, provinces: provinces, capitals: capitals, language: language,
      shardSize: Partition.shardSize)
  }

  init(
    _ places: PlaceTable, countries: CountryTable, provinces: ProvinceNames,
    capitals: some Sequence<Int>, language: String = "en", shardSize: Int,
    frequentNames: Int = TypoNames.perLetter
  ) {
    self.places = places
    self.countries = countries
    self.capitals = Set(capitals)
    let rows = NameRowsBuilder.rows(of: places)
    self.rows = rows
    labels = ProvinceLabels(places, provinces)
    partition = Partition(rows, ShardWeights(rows, places, labels), limit: shardSize * 10)
    regions = RegionNames(countries: countries, provinces: provinces)
    let ranks = PlaceRanks.ranks(
      of: places, capitals: self.capitals, countries: countries,
      language: language.prefix { $0 != "-" }.lowercased())
    self.ranks = ranks
    let weights = places.indices.map { place in
      Int32(
        clamping: Ranking.magnitude(population: Int(places.populations[place]))
          + Ranking.step * Int(ranks[place]))
    }
    self.weights = weights
    typos = TypoNames(rows, weights: weights, perLetter: frequentNames)
  }

  /// Returns the places that match a text, best first, or suggestions if no place matches.
  public func find(_ text: String, limit: Int = answersShown) -> FinderAnswers {
    let query = FinderQuery(text)
    var answers = answers(query, limit: limit)
    if answers.isEmpty, query.regions.isEmpty {
      answers.suggestions = misspelled(query.name, limit: limit)
      if answers.isEmpty {
        let part = query.bestPart(\.score, isSame: { $0.place == $1.place }) { whole($0) }
        answers.suggestions = Array(part.prefix(limit))
      }
    }
    return answers
  }

  /// Returns the places that match a query. If there are none and `suggesting` is true, returns
  /// suggestions. Unlike ``find(_:limit:)``, this method does not suggest places whose name is only
  /// a part of the query.
  func answers(_ query: FinderQuery, suggesting: Bool = true, limit: Int) -> FinderAnswers {
    guard !query.name.isEmpty, limit > 0 else { return FinderAnswers() }
    var found = matches(query, in: query.regions, limit: limit)
    if found.isEmpty, query.regions.isEmpty {
      for cut in query.cuts where found.isEmpty {
        found = matches(cut.query, in: [cut.region], limit: limit)
      }
      if found.isEmpty { found = afterRegion(query, limit: limit) }
    }
    if !found.isEmpty {
      return FinderAnswers(results: found.map { answer($0) })
    }
    guard suggesting else { return FinderAnswers() }
    // No place in the region has this name, so places elsewhere may be meant.
    var near = query.regions.isEmpty ? [] : matches(query, in: [], limit: limit)
    if near.isEmpty { near = suggestions(query, limit: limit) }
    return FinderAnswers(suggestions: near.prefix(limit).map { answer($0) })
  }

  /// Returns the places with exactly this name, even if a longer name of the same place is a better
  /// match.
  func whole(_ name: [UInt8]) -> [FoundPlace] {
    var best = BestAnswers(limit: Self.answersShown)
    for row in rows.exact(name, in: rows.range(of: name)) where rows.kinds[row] != .innerWord {
      best.add(rate(row, name))
    }
    return best.answers.map { answer($0) }
  }

  /// The number of a place's province in ``labels``.
  func province(of place: Int) -> Int { Int(labels.numbers[place]) }

  /// Handles a text that begins with a region, such as `italy naples`. Returns the places in the
  /// region that have a name equal to the rest of the text. The name of the region must be typed in
  /// full.
  private func afterRegion(_ query: FinderQuery, limit: Int) -> [BestAnswers.Answer] {
    for cut in query.cuts {
      let region = String(decoding: cut.query.name, as: UTF8.self)
      guard regions.isNamed(region) else { continue }
      let name = Array(cut.region.utf8)
      let found = matches(name, limit: limit, filter([region], asBeginning: false))
        .filter { rows.key($0.row).elementsEqual(name) }
      if !found.isEmpty { return found }
    }
    return []
  }

  func answer(_ best: BestAnswers.Answer) -> FoundPlace {
    FoundPlace(
      place: Int(best.place), matchedName: places.string(rows.spellings[best.row]), kind: best.kind,
      score: best.score)
  }

  /// Returns the best places that match a query's name and lie in all given regions. Whole names of
  /// regions are tried first, then beginnings of their names.
  private func matches(
    _ query: FinderQuery, in regions: [String], limit: Int
  ) -> [BestAnswers.Answer] {
    guard !regions.isEmpty else { return matches(query.name, marks: query.marks, limit: limit) }
    for asBeginning in [false, true] {
      let found = matches(
        query.name, marks: query.marks, limit: limit, filter(regions, asBeginning: asBeginning))
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns a filter for places that lie in all named regions; `nil` if no region is named.
  func filter(_ names: [String], asBeginning: Bool) -> ((Int32) -> Bool)? {
    guard !names.isEmpty else { return nil }
    let known = names.map {
      regions.provinces(named: $0, asBeginning: asBeginning, of: labels.labels)
    }
    return { place in
      let province = Int(labels.numbers[Int(place)])
      return known.allSatisfy { $0[province] }
    }
  }
}
