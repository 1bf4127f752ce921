import Input

/// The state of a page. A page that is open in a browser detects changes by comparing its own state
/// with the state that the server sends.
struct PageState: Sendable, Equatable {
  /// A hash of the page's bytes without the addresses of its style sheets.
  var page: String
  /// The addresses of the style sheets, keyed by their names without hashes, such as `site.css`.
  var styles: [String: String]
  /// A hash of the faults that are shown over the page; empty if there are none.
  var faults: String
  /// A Boolean value that is true if one of the files that the page loaded has changed since the
  /// page loaded it.
  var isStale = false

  var json: [UInt8] {
    var json = JSONWriter()
    json.object { state in
      state.member("page", page)
      state.member("faults", faults)
      state.member("stale", isStale)
      state.object("styles") { list in
        for (name, address) in styles.sorted(by: { $0.key < $1.key }) { list.member(name, address) }
      }
    }
    return json.bytes
  }

  /// Returns a hash of a page. The hash does not change if only the names of style sheets change.
  static func fingerprint(_ page: [UInt8], styles: [String]) -> String {
    var hash = FNV1a()
    let names = styles.map { Array($0.utf8) }
    var index = 0
    while index < page.count {
      if let name = names.first(where: { page.has($0, at: index) }) {
        index += name.count
      } else {
        hash.mix(page[index])
        index += 1
      }
    }
    return ContentHash.hexadecimal(hash)
  }
}

extension [UInt8] {
  fileprivate func has(_ bytes: [UInt8], at index: Int) -> Bool {
    guard self[index] == bytes.first, bytes.count <= count - index else { return false }
    for offset in bytes.indices where self[index + offset] != bytes[offset] { return false }
    return true
  }
}
