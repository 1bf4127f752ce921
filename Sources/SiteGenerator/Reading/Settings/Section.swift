import Gazetteer
import Input

/// A section of a site. It exists if its data exist, unless `sections` in `site.yml` excludes it.
public enum Section: String, Sendable, CaseIterable {
  /// The pages of countries.
  case countries
  /// The pages of places.
  case places
  /// The finder of places: the search field, and the page of the finder.
  case finder
  /// The networks, with all pages about them.
  case networks
  /// The pages of routes. Without them, the planner of a network still finds routes.
  case routes
  /// The pages of trips, and of the deals of a game.
  case trips
  /// The pages about search algorithms, and the page that lists them.
  case learn
  /// The pages about the style of the atlas. They are excluded by default, because only an atlas
  /// that documents itself needs them.
  case style
  /// Support for reading without a connection.
  case offline
  /// The page about the data files.
  case data
}

struct Sections: Sendable, Hashable {
  /// The minimum number of places for a finder, if there are no tables of places and the settings
  /// do not mention the finder. For fewer places, a list is quicker.
  private static let finderLimit = 100

  private(set) var members: Set<Section>

  init(_ members: Set<Section>) { self.members = members }

  func has(_ section: Section) -> Bool { members.contains(section) }

  /// Chooses the sections that have data and that the settings do not exclude. If no place has a
  /// page, the caller must exclude the section of places with ``remove(_:)``.
  init(_ content: Content) {
    let wanted = content.configuration.sections
    members = Set(
      Section.allCases.filter { section in
        content.configuration.wants(section) && Self.hasData(for: section, content)
      })
    if wanted[.style] == nil { members.remove(.style) }
    if wanted[.finder] == nil, content.places.own.lowerBound == 0,
      content.places.count + content.unplaced.count < Self.finderLimit
    {
      members.remove(.finder)
    }
    if has(.style) { members.insert(.learn) }
  }

  mutating func remove(_ section: Section) { members.remove(section) }

  static func check(_ content: Content, into diagnostics: inout Diagnostics) {
    for section in Section.allCases {
      guard let choice = content.configuration.sections[section], choice.isWanted,
        !hasData(for: section, content)
      else { continue }
      let hint: String? =
        switch section {
        case .countries:
          "the facts of countries are read from countries/facts.tsv; data: world adds them"
        case .networks, .routes: "networks are read from the folders in networks/"
        case .trips:
          "list trips under trips in site.yml, or write hand: one-of-each-region under trips in a "
            + "network.yml"
        case .places: "places are read from networks and from tables in places/"
        case .finder:
          "places are read from networks, and from tables in places/, such as cities500.txt, which "
            + "data: world adds"
        case .learn: "its texts are read from pages/learn/"
        case .style, .offline, .data: nil
        }
      diagnostics.error(
        at: choice.location, "there are no data for the section '\(section.rawValue)'", hint: hint)
    }
  }

  private static func hasData(for section: Section, _ content: Content) -> Bool {
    switch section {
    case .countries: !content.countries.countries.isEmpty
    case .places:
      !content.countries.countries.isEmpty || !content.places.indices.isEmpty
        || !content.unplaced.isEmpty
    case .finder: !content.places.indices.isEmpty || !content.unplaced.isEmpty
    case .networks, .routes: !content.networks.isEmpty
    case .trips:
      !content.configuration.trips.isEmpty || content.networks.contains { $0.dealGroups != nil }
    case .learn:
      content.configuration.comparison != nil
        || content.texts.contains { $0.path.string.hasPrefix(SiteMap.learn.string) }
    case .style, .offline, .data: true
    }
  }
}

extension SiteConfiguration {
  /// A setting that requests or excludes a section.
  public struct SectionChoice: Sendable {
    let isWanted: Bool
    let location: SourceLocation
  }

  func wants(_ section: Section) -> Bool { sections[section]?.isWanted ?? true }

  /// Reads choices such as `sections: {finder: false}`. Reports unknown sections.
  static func sections(
    _ node: YAMLNode?, into diagnostics: inout Diagnostics
  ) -> [Section: SectionChoice] {
    guard let node, node.checkKeys(.siteSections, into: &diagnostics) else {
      return [:]
    }
    var choices: [Section: SectionChoice] = [:]
    for section in Section.allCases {
      guard let isWanted = node.bool(section.rawValue, into: &diagnostics) else { continue }
      choices[section] = SectionChoice(
        isWanted: isWanted, location: node.location(section.rawValue))
    }
    return choices
  }
}
