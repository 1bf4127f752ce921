import Input

/// The facts by which a page that is open differs from the one that would be made now.
struct PageState: Sendable, Equatable {
  /// A name of the page's bytes, those of the style sheets' addresses left out.
  var page: String
  /// The addresses of the style sheets by the names that they have without hashes.
  var styles: [String: String]
  /// A name of the faults that are shown over the page; empty if there are none.
  var faults: String

  /// The state as an event for the script of the page.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { state in
      state.member("page", page)
      state.member("faults", faults)
      state.key("styles")
      state.object { list in
        for (name, address) in styles.sorted(by: { $0.key < $1.key }) { list.member(name, address) }
      }
    }
    return json.bytes
  }

  /// A name of a page that stays the same when only its style sheets get other names.
  static func fingerprint(_ page: [UInt8], styles: [String]) -> String {
    var hash = FNV1a()
    var rest = page[...]
    let names = styles.sorted().map { Array($0.utf8) }
    while let found = names.compactMap({ rest.firstRange(of: $0) }).min(by: {
      $0.lowerBound < $1.lowerBound
    }) {
      hash.mix(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    hash.mix(rest)
    return ContentHash.hexadecimal(hash)
  }
}
