import Input

/// A feature's properties by case-insensitive name, and its id if the id is a string.
struct FeatureProperties {
  private var members: [(name: String, folded: String, node: JSONNode)] = []

  init(of feature: JSONNode) {
    if let node = feature["properties"] {
      for (key, value) in node.members {
        let name = key.string ?? ""
        members.append((name, name.lowercased(), value))
      }
    }
    if let id = feature["id"], id.kind == .string { members.append(("id", "id", id)) }
  }

  /// Returns the value of the first of the given names that is a property; `nil` if none of them
  /// is.
  func node(_ names: [String]) -> JSONNode? {
    for name in names {
      let folded = name.lowercased()
      if let found = members.first(where: { $0.folded == folded }) { return found.node }
    }
    return nil
  }

  var texts: [JSONNode] { members.map(\.node).filter { $0.kind == .string } }

  func name(_ names: OutlineNames) -> String { node(names.name)?.string ?? "" }

  /// The names of the properties that are strings, numbers or Booleans.
  var scalarNames: some Sequence<String> {
    members.lazy.filter { [.string, .boolean].contains($0.node.kind) || $0.node.double != nil }
      .map(\.name)
  }
}
