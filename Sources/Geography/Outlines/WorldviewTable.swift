public import Input

/// The worldviews in a content folder.
public struct WorldviewTable: Sendable {
  /// The views, in the order of the file.
  public let views: [Worldview]

  /// The view with the given id; `nil` if there is none.
  public func view(_ id: String) -> Worldview? { views.first { $0.id == id } }

  /// Reads a worldview file. The key `views` of the file maps the id of each view to a mapping with
  /// the keys `name`, `description`, `provinces`, `dashed` and `claims`.
  ///
  /// `provinces` maps the id of a province to the code of a country, or to "" for a neutral area.
  /// `dashed` and `claims` map the name of a dispute to a list of lines. Each line is a pair of
  /// country codes or province ids, or the id of a line feature.
  ///
  /// `countries`, `provinces` and `lines` are the valid codes and ids; `nil` accepts everything.
  public static func read(
    _ bytes: [UInt8], path: String, countries: Set<String>? = nil, provinces: Set<Int>? = nil,
    lines: Set<Int>? = nil, into diagnostics: inout Diagnostics
  ) -> WorldviewTable {
    guard let root = YAML.read(bytes, path: path, into: &diagnostics) else {
      return WorldviewTable(views: [])
    }
    guard root.checkKeys(Self.keys, into: &diagnostics) else { return WorldviewTable(views: []) }
    guard let members = root["views"]?.members else {
      diagnostics.error(
        at: root["views"]?.location ?? root.location, "the file has no views",
        hint: "write 'views: {un: ...}'")
      return WorldviewTable(views: [])
    }
    let reader = WorldviewReader(countries: countries, provinces: provinces, lines: lines)
    return WorldviewTable(views: members.map { reader.view($0, into: &diagnostics) })
  }
}

private struct WorldviewReader {
  let countries: Set<String>?
  let provinces: Set<Int>?
  let lines: Set<Int>?

  func view(_ member: YAMLMember, into diagnostics: inout Diagnostics) -> Worldview {
    let node = member.value
    node.checkKeys(WorldviewTable.viewKeys, into: &diagnostics)
    var owners: [Int: String] = [:]
    for entry in node["provinces"]?.members ?? [] {
      guard let id = province(entry.key, at: entry.location, into: &diagnostics) else { continue }
      // An empty string in quotes is a valid value, but a missing value is not.
      guard let code = entry.value.string else {
        diagnostics.error(
          at: entry.value.location, "no country for province \(id)",
          hint: "write a code, or \"\" for a neutral area")
        continue
      }
      if code.isEmpty || isKnown(code, at: entry.value.location, into: &diagnostics) {
        owners[id] = code
      }
    }
    if let node = node["provinces"], node.members == nil, !node.isNull {
      diagnostics.error(
        at: node.location, "\(node.kindInWords) where a mapping is expected",
        hint: "write 'id: code' lines")
    }
    return Worldview(
      id: member.key, name: node.text("name", into: &diagnostics) ?? member.key,
      description: node.text("description", into: &diagnostics) ?? "", provinces: owners,
      disputes: disputes(node["dashed"], .border, into: &diagnostics)
        + disputes(node["claims"], .claim, into: &diagnostics))
  }

  private func disputes(
    _ node: YAMLNode?, _ kind: Dispute.Kind, into diagnostics: inout Diagnostics
  ) -> [Dispute] {
    guard let node, !node.isNull else { return [] }
    guard let members = node.members else {
      diagnostics.error(
        at: node.location, "\(node.kindInWords) where a mapping is expected",
        hint: "write the name of each dispute and its lines, as in 'Kosovo and Serbia: [[XK, RS]]'")
      return []
    }
    return members.compactMap { member in
      guard let elements = member.value.elements else {
        diagnostics.error(
          at: member.value.location,
          "\(member.value.kindInWords) where a list of lines is expected",
          hint: "write [[XK, RS], [277, SO]], or [200031] for a line by its id")
        return nil
      }
      var borders: [DashedBorder] = []
      var lines: [Int] = []
      for element in elements {
        if element.elements != nil {
          if let border = border(element, into: &diagnostics) { borders.append(border) }
        } else if let line = line(element, into: &diagnostics) {
          lines.append(line)
        }
      }
      return Dispute(name: member.key, kind: kind, borders: borders, lines: lines)
    }
  }

  private func line(_ node: YAMLNode, into diagnostics: inout Diagnostics) -> Int? {
    guard let id = node.string.flatMap({ Int($0) }), lines?.contains(id) != false else {
      diagnostics.error(
        at: node.location,
        node.string.map { "no line has the id '\($0)'" }
          ?? "\(node.kindInWords) where a line is expected",
        hint: "write a border as two sides, as in [XK, RS], or a line as its id in disputed.geojson"
      )
      return nil
    }
    return id
  }

  private func border(_ node: YAMLNode, into diagnostics: inout Diagnostics) -> DashedBorder? {
    guard let sides = node.elements, sides.count == 2 else {
      diagnostics.error(
        at: node.location, "a border must have two sides", hint: "write [XK, RS] or [277, SO]")
      return nil
    }
    guard let first = side(sides[0], into: &diagnostics),
      let second = side(sides[1], into: &diagnostics)
    else { return nil }
    return DashedBorder(first, second)
  }

  private func side(
    _ node: YAMLNode, into diagnostics: inout Diagnostics
  ) -> DashedBorder.Side? {
    guard let text = node.string else {
      diagnostics.error(
        at: node.location, "\(node.kindInWords) where a country or province is expected")
      return nil
    }
    if text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      return province(text, at: node.location, into: &diagnostics).map { .province($0) }
    }
    return isKnown(text, at: node.location, into: &diagnostics) ? .country(text) : nil
  }

  private func province(
    _ text: String, at location: SourceLocation, into diagnostics: inout Diagnostics
  ) -> Int? {
    guard let id = Int(text) else {
      diagnostics.error(
        at: location, "'\(text)' where the id of a province is expected",
        hint: "ids are whole numbers")
      return nil
    }
    if let provinces, !provinces.contains(id) {
      diagnostics.error(
        at: location, "no province has the id \(id)",
        hint: "use an id from provinces.geojson")
      return nil
    }
    return id
  }

  private func isKnown(
    _ code: String, at location: SourceLocation, into diagnostics: inout Diagnostics
  ) -> Bool {
    guard let countries, !countries.contains(code) else { return true }
    diagnostics.error(
      at: location, "unknown country '\(code)'",
      hint: Suggestion.hint(for: code, among: countries.sorted())
        ?? "use its ISO code, as in UA")
    return false
  }
}
