import Cartography
import Input
import Routing

extension NetworkSettings {
  /// Settings for a network whose `network.yml` cannot be read. With them, names that this file
  /// defines, such as modes, are not reported as unknown.
  static var unreadable: NetworkSettings {
    var reported = Diagnostics()
    let nothing = YAMLNode(.mapping([]), at: SourceLocation(path: ""))
    var settings = NetworkSettings(nothing, into: &reported)
    settings.misspelt = Set(FileKeys.network.names)
    settings.unit = .unknown
    return settings
  }

  /// Reads `network.yml` and, if there is a second file, its translation. The texts of the
  /// translation replace those of `network.yml`. A translation cannot add modes, regions or
  /// measures.
  init?(files: [(bytes: [UInt8], path: String)], into diagnostics: inout Diagnostics) {
    var original: YAMLNode?
    var whole: YAMLNode?
    for (bytes, path) in files {
      guard let file = YAML.readFilled(bytes, path: path, into: &diagnostics),
        file.checkKeys(.network, into: &diagnostics)
      else { return nil }
      if let whole {
        original = whole
        Self.checkNames(of: file, in: whole, into: &diagnostics)
        Self.checkTexts(of: file, in: whole, into: &diagnostics)
      }
      whole = whole?.replacing(with: file) ?? file
    }
    guard let whole else { return nil }
    self.init(whole, into: &diagnostics)
    if let original { keepUnits(of: original) }
  }

  /// Gives the translated units the meaning that they have in `network.yml`. The meaning decides
  /// how costs such as 2:30 are read. It is recognized from English words and common symbols, which
  /// a translation can replace.
  private mutating func keepUnits(of file: YAMLNode) {
    // The errors of network.yml are already reported.
    var reported = Diagnostics()
    let original = Self(file, into: &reported)
    unit.keepMeaning(of: original.unit)
    for (index, measure) in zip(measures.indices, original.measures) {
      measures[index].unit.keepMeaning(of: measure.unit)
    }
  }

  private static func checkNames(
    of translation: YAMLNode, in file: YAMLNode, into diagnostics: inout Diagnostics
  ) {
    for (key, kind) in [
      ("modes", "mode"), ("regions", "region"), ("measures", "measure"), ("what-if", "what-if"),
    ] {
      let known = file[key]?.members?.map(\.key) ?? []
      for member in translation[key]?.members ?? [] where !known.contains(member.key) {
        diagnostics.error(
          at: member.location, "network.yml has no \(kind) '\(member.key)'",
          hint: Suggestion.hint(for: member.key, among: known)
            ?? "a translation only replaces texts of network.yml")
      }
    }
  }

  /// Reports keys of a translation whose values are not texts, such as the folder of the labels.
  /// Changing such a value would give the translation different pages or routes.
  private static func checkTexts(
    of translation: YAMLNode, in file: YAMLNode, into diagnostics: inout Diagnostics
  ) {
    func check(_ node: YAMLNode?, _ keys: FileKeys, texts: Set<String>) {
      // Unknown keys are reported elsewhere.
      for member in node?.members ?? []
      where keys.names.contains(member.key) && !texts.contains(member.key) {
        diagnostics.error(
          at: member.location, "a translation cannot change '\(member.key)'",
          hint: "a translation only replaces texts of network.yml")
      }
    }
    func checkUnit(_ node: YAMLNode?, of original: YAMLNode?) {
      guard let node else { return }
      guard original?.members != nil else {
        return diagnostics.error(
          at: node.location,
          "a translation cannot change the unit '\(original?.string ?? Unit.km.symbol)'",
          hint: "its texts come from the file units.yml in the words of the theme")
      }
      guard node.members != nil else {
        return diagnostics.error(
          at: node.location, "a translation cannot replace the whole unit",
          hint: "replace its texts, as in unit: {symbol: h}")
      }
      check(node, .networkUnit, texts: ["name", "singular", "symbol"])
    }
    check(
      translation, .network,
      texts: [
        "title", "summary", "description", "foreign_names", "kind", "what-if", "aliases", "sources",
        "unit",
        "labels", "modes", "regions", "measures",
      ])
    checkUnit(translation["unit"], of: file["unit"])
    check(translation["labels"], .networkLabels, texts: ["singular", "plural"])
    for mode in translation["modes"]?.members ?? [] {
      check(mode.value, .networkModes, texts: ["name", "plural"])
    }
    for region in translation["regions"]?.members ?? [] {
      check(region.value, .networkRegions, texts: ["name"])
    }
    for measure in translation["measures"]?.members ?? [] {
      check(measure.value, .networkMeasures, texts: ["name", "unit"])
      guard let original = file["measures"]?[measure.key] else { continue }
      checkUnit(measure.value["unit"], of: original["unit"])
    }
  }

  private init(_ file: YAMLNode, into diagnostics: inout Diagnostics) {
    let misspelt = Set(FileKeys.network.names.filter { file.isMisspelt($0, in: diagnostics) })
    self.misspelt = misspelt
    title = file.requiredText("title", into: &diagnostics) ?? ""
    summary = file.requiredText("summary", into: &diagnostics) ?? ""
    description = file.text("description", into: &diagnostics) ?? ""
    foreignNames = file.texts("foreign_names", into: &diagnostics).map(\.text)
    unit =
      file["unit"].map { Unit($0, into: &diagnostics) }
      ?? (misspelt.contains("unit") ? .unknown : .km)
    measures = file.checkedMembers("measures", into: &diagnostics).map {
      Measure($0, into: &diagnostics)
    }
    costNote = file.text("kind", into: &diagnostics) ?? ""
    let modeMembers = file.checkedMembers("modes", into: &diagnostics)
    modes = (modeMembers.count > Link.modeLimit ? [] : modeMembers).map { member in
      let node = member.value
      node.checkKeys(.networkModes, into: &diagnostics)
      return Mode(
        id: member.key, name: node.text("name", into: &diagnostics) ?? member.key,
        plural: node.text("plural", into: &diagnostics),
        line: node.choice("line", or: .solid, into: &diagnostics),
        takesTicket: node.bool("tickets", into: &diagnostics) ?? false,
        crossesSea: node.bool("sea", into: &diagnostics) ?? false)
    }
    if modeMembers.count > Link.modeLimit {
      diagnostics.error(
        at: file.location("modes"),
        "a network has at most \(Link.modeLimit) modes, not \(modeMembers.count)")
    } else if modes.isEmpty, !misspelt.contains("modes") {
      diagnostics.error(
        at: file.location("modes"), "the network has no mode of travel",
        hint: "name one, as in modes: {road: {name: road, line: solid}}")
    }
    labels = file["labels"].flatMap { Labels($0, into: &diagnostics) }
    ground = file["map"].map { Ground($0, into: &diagnostics) } ?? .earth
    tolerance = file.metres(
      "tolerance",
      hint: "write the largest gap allowed between a place and the end of its line, as in "
        + "tolerance: 200", into: &diagnostics)
    connectors = Connectors(file["connectors"], modes: modes, into: &diagnostics)
    closed = file.texts("closed", into: &diagnostics).map { ($0.text, $0.location) }
    func names(_ key: String) -> [(label: String, name: String, location: SourceLocation)] {
      file.checkedMembers(key, into: &diagnostics).map { member in
        let name = file[key]?.text(member.key, into: &diagnostics)
        return (member.key, name ?? member.key, member.location)
      }
    }
    whatIf = names("what-if")
    aliases = names("aliases")
    outlineLocation = file["map"]?["outline"]?.location ?? file.location
    regions = file.checkedMembers("regions", into: &diagnostics).map {
      Region(id: $0.key, node: $0.value, into: &diagnostics)
    }
    game = file["trips"].map { [modes] in Game($0, modes: modes, into: &diagnostics) }
    exports = file.exports(into: &diagnostics)
    sources = file.texts("sources", into: &diagnostics).map { ($0.text, $0.location) }
  }
}

extension NetworkSettings.Labels {
  fileprivate init?(_ node: YAMLNode, into diagnostics: inout Diagnostics) {
    guard node.checkKeys(.networkLabels, into: &diagnostics),
      let folder = node.requiredText("folder", into: &diagnostics),
      let singular = node.requiredText("singular", into: &diagnostics),
      let plural = node.requiredText("plural", into: &diagnostics)
    else { return nil }
    let taken = ["routes", "trips"]
    if folder != ASCII.slug(folder) || taken.contains(folder) {
      diagnostics.error(
        at: node.location("folder"), "'\(folder)' cannot be the folder of the label pages",
        hint:
          "use at most \(ASCII.longest) lower-case letters, digits and hyphens; routes and trips "
          + "are reserved")
    }
    let members = node.checkedMembers("colors", into: &diagnostics)
    let colors = members.compactMap { member -> (label: String, color: String, SourceLocation)? in
      let color = node["colors"]?.color(member.key, or: "", into: &diagnostics) ?? ""
      return color.isEmpty ? nil : (member.key, color, member.location)
    }
    self.init(folder: folder, singular: singular, plural: plural, colors: colors)
  }
}

extension NetworkSettings.Ground {
  fileprivate init(_ node: YAMLNode, into diagnostics: inout Diagnostics) {
    self = .earth
    guard node.checkKeys(.networkMap, into: &diagnostics) else { return }
    // An invalid grid still counts as a grid, so that its places need no position on the earth.
    let largest = Self.grid(width: 10_000, height: 10_000, outline: "", aspect: 1.5)
    switch node.text("kind", into: &diagnostics) {
    case nil, "earth": return
    case "grid":
      let width = node.double("width", into: &diagnostics) ?? 0
      let height = node.double("height", into: &diagnostics) ?? 0
      let aspect = node.double("aspect", into: &diagnostics) ?? 1.5
      if !(1...10_000).contains(width) || !(1...10_000).contains(height) {
        diagnostics.error(at: node.location, "a grid needs a width and a height from 1 to 10,000")
        self = largest
      } else if !(0.5...5).contains(aspect) {
        diagnostics.error(
          at: node.location("aspect"), "aspect must be from 0.5 to 5, not \(aspect)")
        self = largest
      } else {
        let outline = node.text("outline", into: &diagnostics) ?? ""
        self = .grid(width: width, height: height, outline: outline, aspect: aspect)
      }
    case .some(let other):
      let meant = Suggestion.closest(to: other, among: ["earth", "grid"])
      diagnostics.error(
        at: node.location("kind"), "unknown kind of map '\(other)'",
        hint: meant.map { "did you mean '\($0)'?" } ?? "one of earth, grid")
      if meant == "grid" { self = largest }
    }
  }
}

extension NetworkSettings.Region {
  fileprivate init(id: String, node: YAMLNode, into diagnostics: inout Diagnostics) {
    node.checkKeys(.networkRegions, into: &diagnostics)
    if id != ASCII.slug(id) {
      diagnostics.error(
        at: node.location, "'\(id)' cannot be a region's id, which is used in style sheets",
        hint: "use '\(ASCII.slug(id))', and write the name as name: …")
    }
    let color = node.color("color", or: "#56605b", into: &diagnostics)
    self.init(
      id: id, name: node.text("name", into: &diagnostics) ?? id, color: color,
      darkColor: node.color("color-dark", or: color, into: &diagnostics))
  }
}

extension NetworkSettings.Game {
  fileprivate init(
    _ node: YAMLNode, modes: [NetworkSettings.Mode], into diagnostics: inout Diagnostics
  ) {
    node.checkKeys(.networkTrips, into: &diagnostics)
    if let mode = node.text("tickets-mode", into: &diagnostics) {
      let ticketed = modes.filter(\.takesTicket).map(\.id)
      // A network without modes has already been reported.
      if !modes.isEmpty, !ticketed.contains(mode) {
        diagnostics.error(
          at: node.location("tickets-mode"), "'\(mode)' is not a mode that takes tickets",
          hint: Suggestion.hint(for: mode, among: ticketed)
            ?? "a mode takes tickets if it has tickets: true")
      }
    }
    let tickets = node.integer("tickets", in: 0...20, into: &diagnostics) {
      "a player has 0 to 20 tickets, not \($0)"
    }
    let hand = node.text("hand", into: &diagnostics)
    if let hand, hand != "one-of-each-region" {
      diagnostics.error(
        at: node.location("hand"), "unknown hand '\(hand)'",
        hint: "write one-of-each-region or leave the key out")
    }
    self.init(tickets: tickets ?? 0, dealsOneOfEachRegion: hand != nil)
  }
}

extension YAMLNode {
  /// Returns the choice that a key names. Returns the default if the key is missing or, after
  /// reporting an error, if the choice is unknown.
  fileprivate func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, or fallback: Choice, into diagnostics: inout Diagnostics
  ) -> Choice where Choice.RawValue == String {
    guard let text = text(key, into: &diagnostics) else { return fallback }
    if let choice = Choice(rawValue: text) { return choice }
    diagnostics.error(
      at: location(key), "unknown \(key) '\(text)'",
      hint: "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    return fallback
  }

  /// Returns the members of a key's mapping; no members if the key is missing. Reports a value that
  /// is not a mapping.
  func checkedMembers(
    _ key: String, into diagnostics: inout Diagnostics
  ) -> [YAMLMember] {
    guard let node = self[key] else { return [] }
    if let members = node.members { return members }
    diagnostics.error(
      at: node.location, "'\(key)' is \(node.kindInWords) where a mapping is expected")
    return []
  }

  /// Returns a colour as `#rrggbb`. Reports a text that is not a colour.
  fileprivate func color(
    _ key: String, or fallback: String, into diagnostics: inout Diagnostics
  ) -> String {
    if let node = self[key], node.isNull {
      // Without quotes, '#' begins a comment, so the value is null.
      diagnostics.error(
        at: node.location, "\(key): nothing where a colour is expected",
        hint: "write it in quotes, as in \"#0b5c8a\"")
    }
    guard let text = text(key, into: &diagnostics) else { return fallback }
    if let color = HexColor(text) { return color.text }
    diagnostics.error(
      at: location(key), "\(key): '\(text)' where a colour is expected",
      hint: "write # and three or six hexadecimal digits, as in \"#0b5c8a\"")
    return fallback
  }
}
