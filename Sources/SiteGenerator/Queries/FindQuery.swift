public import Gazetteer
import Geography
import Input
import Markup

/// Answers any number of `find` queries.
public struct FindQueries: Sendable {
  fileprivate let finder: AtlasFinder
  fileprivate let content: Content
  fileprivate let pages: PlacePages

  /// Reads the content and creates the index of all names.
  ///
  /// - Parameter content: the content folder.
  public init(content folder: String) throws(QueryFailure) {
    var diagnostics = Diagnostics()
    ContentFolder.checkExists(folder, into: &diagnostics)
    if diagnostics.hasErrors { throw .input(diagnostics) }
    let reader = ContentReader(folder: folder, words: .standard(ofAtlas: folder))
    guard let content = reader.read(jobs: 2, into: &diagnostics) else {
      throw .input(diagnostics)
    }
    let sections = Sections(content)
    let slugs =
      sections.has(.countries)
      ? content.countrySlugs(facts: reader.path(ContentFolder.facts), into: &diagnostics) : [:]
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }
    self.content = content
    pages = sections.has(.places) ? PlacePages(content: content) : .none
    finder = AtlasFinder(
      places: content.placeFinder,
      entries: FinderEntries(content, sections: sections, countrySlugs: slugs, pages: pages))
  }

  /// Returns the answer to a query.
  public func answer(_ query: String, limit: Int) -> FindQuery {
    FindQuery(query: query, answers: finder.find(query, limit: limit), data: self)
  }
}

/// The answer to a `find` query.
public struct FindQuery: Sendable {
  /// The text of the query.
  public let query: String
  /// The answers. A place is identified by its index in the table of places.
  public let answers: AtlasFinder.Answers
  fileprivate let data: FindQueries

  private var places: PlaceTable { data.content.places }

  /// Returns the answer as one line of JSON.
  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { answer in
      answer.member("query", query)
      for (name, found) in [("results", answers.results), ("suggestions", answers.suggestions)] {
        answer.array(name) { list in
          for found in found { list.object { write(found, to: &$0) } }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func write(_ answer: AtlasFinder.Answer, to entry: inout JSONWriter) {
    entry.member("kind", answer.kind.rawValue)
    switch answer {
    case .entry(let found):
      entry.member("path", found.path)
      if found.kind == .place { entry.member("geonameid", nil) }
      entry.member("name", found.name)
      guard found.kind == .place else { return }
      for name in ["country", "admin1", "latitude", "longitude", "population"] {
        entry.member(name, nil)
      }
    case .place(let found):
      let place = places[found.place]
      entry.member("path", data.pages.entry(ofPlace: found.place)?.path.string)
      entry.key("geonameid")
      if let id = place.geonameID { entry.integer(id) } else { entry.null() }
      entry.member("name", place.name)
      entry.member("country", place.country.isEmpty ? nil : place.country)
      entry.member("admin1", admin1(place))
      entry.member("latitude", place.coordinate.latitude, decimals: 6)
      entry.member("longitude", place.coordinate.longitude, decimals: 6)
      entry.key("population")
      if let people = place.knownPopulation { entry.integer(people) } else { entry.null() }
    }
  }

  /// Returns the answer as text for a terminal.
  public func text() -> String {
    if !answers.results.isEmpty { return table(answers.results) }
    let name = PlainLine.shortened(query)
    if answers.suggestions.isEmpty { return "Nothing is called '\(name)'.\n" }
    return "Nothing is called '\(name)'. Did you mean one of these?\n" + table(answers.suggestions)
  }

  private func table(_ found: [AtlasFinder.Answer]) -> String {
    // A list with only places needs no column for the kind.
    let isMixed = found.contains { $0.kind != .place }
    return QueryText.table(
      found.map { answer in
        let kind = isMixed ? answer.kind.rawValue : ""
        switch answer {
        case .entry(let entry): return [kind, entry.name, "", entry.note, entry.path]
        case .place(let found):
          let place = places[found.place]
          let matched = found.matchedName == place.name ? "" : found.matchedName
          return [
            kind, place.name, matched, admin1(place) ?? "",
            data.content.countries[place.country]?.name ?? place.country,
            place.knownPopulation.map { Words.count($0) } ?? "",
            Words.degrees(place.coordinate), place.geonameID.map(String.init) ?? "",
          ]
        }
      }, rightAligned: [5, 6, 7])
  }

  /// Returns the name of a place's province, or the province's code if the name is unknown. Returns
  /// `nil` if the place has no province.
  private func admin1(_ place: Place) -> String? {
    data.content.provinceNames.name(country: place.country, admin1: place.admin1)
      ?? (place.admin1.isEmpty ? nil : place.admin1)
  }
}
