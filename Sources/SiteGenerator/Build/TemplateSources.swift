import Input

/// The files behind each template, which show whether its pages are unchanged.
struct TemplateSources {
  private let digests: [String: Digest]
  private let partials: [String: Set<String>]

  /// - Parameter files: the bytes of the files by their names.
  init(_ files: [String: [UInt8]]) {
    digests = files.mapValues(Digest.of)
    let all = Set(files.keys.filter { $0.hasPrefix("partials/") })
    partials = files.mapValues { Self.partials(in: $0, of: all) }
  }

  /// The names of the partials that any template may use.
  var usedPartials: Set<String> { partials.values.reduce(into: []) { $0.formUnion($1) } }

  /// The digest of a file and of all partials that it may use.
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

  /// The partials that a file names. A template that names partials by a field, or changes the
  /// delimiters, may use any of them.
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
