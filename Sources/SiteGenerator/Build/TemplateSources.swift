import Input

/// The files that each template uses. Their digests show whether the template has changed.
struct TemplateSources {
  private let digests: [String: Digest]
  private let partials: [String: Set<String>]

  /// - Parameter files: the bytes of each file, keyed by file name.
  init(_ files: [String: [UInt8]]) {
    digests = files.mapValues(Digest.of)
    let all = Set(files.keys.filter { $0.hasPrefix("partials/") })
    partials = files.mapValues { Self.partials(in: $0, of: all) }
  }

  var usedPartials: Set<String> { partials.values.reduce(into: []) { $0.formUnion($1) } }

  /// Returns a digest of a file and of all partials that it may use.
  func digest(_ name: String) -> Digest {
    var files: Set<String> = []
    var queue = [name]
    while let file = queue.popLast() {
      if files.insert(file).inserted { queue += partials[file] ?? [] }
    }
    var digester = Digester()
    for file in files.sorted() {
      digester.mix(file)
      digester.mix(digests[file] ?? .none)
    }
    return digester.digest
  }

  /// Returns the partials that a file uses. If the file has a dynamic partial name or changes the
  /// delimiters, returns all partials, because it may use any of them.
  private static func partials(in bytes: [UInt8], of all: Set<String>) -> Set<String> {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("{{=") { return all }
    var names: Set<String> = []
    for tag in text.split(separator: "{{", omittingEmptySubsequences: false).dropFirst() {
      guard let mark = tag.first(where: { $0 != " " }), [">", "<"].contains(mark) else { continue }
      let name = tag.drop { $0 == " " || $0 == mark }.prefix { $0 != "}" && $0 != " " }
      if name.hasPrefix("*") { return all }
      names.insert("partials/\(name).mustache")
    }
    return names
  }
}
