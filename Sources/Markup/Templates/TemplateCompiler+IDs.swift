internal import Input

/// An id with a value begins with a literal prefix, as in `id="network-{{slug}}"`. No other id of
/// the page may begin with this prefix, so no value can make the ids of two elements equal.
extension TemplateCompiler {
  /// Records a finished id, in which each value is represented by a 0 byte.
  mutating func note(id bytes: [UInt8], at offset: Int, in source: TemplateSource) {
    guard let value = bytes.firstIndex(of: 0) else {
      let id = String(decoding: bytes, as: UTF8.self)
      if fixedIDs[id] == nil { fixedIDs[id] = source.location(at: offset) }
      program.ids.fixed.insert(id)
      return
    }
    let prefix = String(decoding: bytes[..<value], as: UTF8.self)
    guard bytes.count == value + 1, prefix.utf8.count > 1, prefix.hasSuffix("-"),
      prefix.utf8.first.map({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) == true
    else {
      error(
        at: offset, in: source,
        "an id with a value must be a fixed prefix from a letter to '-', followed by the value",
        hint: "for instance 'id=\"place-{{slug}}\"', so that no value can repeat another id")
      return
    }
    if idPrefixes[prefix] == nil { idPrefixes[prefix] = source.location(at: offset) }
    program.ids.prefixes.insert(prefix)
  }

  /// Reports ids that could become equal for some values, and ids with the prefix that is reserved
  /// for headings.
  mutating func checkIDs() {
    let prefixes = idPrefixes.keys.sorted()
    for (id, location) in fixedIDs.merging(idPrefixes, uniquingKeysWith: { first, _ in first })
      .sorted(by: { $0.key < $1.key })
    {
      if id.hasPrefix(ReservedIDs.headings) {
        diagnostics.error(
          at: location,
          "the id '\(id)' begins with '\(ReservedIDs.headings)', which is reserved for headings")
      }
      for prefix in prefixes where id != prefix && id.hasPrefix(prefix) {
        let others = idPrefixes[prefix]?.description ?? ""
        diagnostics.error(
          at: location,
          "the id '\(id)' begins with '\(prefix)', the prefix of ids that end with a value",
          hint: "the prefix is used at \(others)")
      }
    }
  }
}
