public import Input

extension PlaceReader {
  /// Adds the entries of a plain or gzip JSON file, in bounded memory. The file is a list of
  /// objects, or has one object per line. An object has the keys `_id`, `name`, `country` and
  /// `coord`, and `coord` is an object with the keys `lon` and `lat`. Weather services publish
  /// their city lists in this format. The key `id` may replace `_id`. The format has no populations
  /// and no alternate names. Places of unknown countries are left out.
  ///
  /// - Parameter path: the name of the file in diagnostics; `file` if `nil`.
  public mutating func readList(
    file: String, path: String? = nil, into diagnostics: inout Diagnostics
  ) throws(FileError) {
    paths.append(path ?? file)
    var unknown = Complaints()
    try JSON.forEachElement(
      ofFile: file, path: path,
      hint: "a list of {\"_id\", \"name\", \"country\", \"coord\": {\"lon\", \"lat\"}}",
      into: &diagnostics
    ) { readEntry($0, &unknown, into: &$1) }
    unknown.finish("places of unknown countries", into: &diagnostics)
  }

  private mutating func readEntry(
    _ entry: JSONNode, _ unknown: inout Complaints, into diagnostics: inout Diagnostics
  ) {
    let coordinate = entry["coord"]
    let number = entry["_id"] ?? entry["id"]
    let values: [(name: String, node: JSONNode?, expected: String, isRight: Bool)] = [
      (
        "_id", number, "a whole number from 1 to \(PlaceTable.geonameIDs.upperBound)",
        number?.int.map(PlaceTable.geonameIDs.contains) ?? false
      ),
      (
        "name", entry["name"], "a text of 1 to \(Self.longestName) bytes",
        entry["name"]?.string.map { (1...Self.longestName).contains($0.utf8.count) } ?? false
      ),
      (
        "country", entry["country"], "an ISO code, as in \"UA\"",
        entry["country"]?.string != nil
      ),
      (
        "lat", coordinate?["lat"], "a number between -90 and 90",
        coordinate?["lat"]?.double.map { abs($0) <= 90 } ?? false
      ),
      (
        "lon", coordinate?["lon"], "a number between -180 and 180",
        coordinate?["lon"]?.double.map { abs($0) <= 180 } ?? false
      ),
    ]
    for value in values where !value.isRight {
      diagnostics.error(
        at: (value.node ?? entry).location,
        value.node == nil ? "'\(value.name)' is missing" : "'\(value.name)' is not valid",
        hint: "it must be \(value.expected)")
    }
    if let name = entry["name"], let text = name.string {
      PageText.check(text, at: name.location, into: &diagnostics)
    }
    guard values.allSatisfy(\.isRight), let id = number?.int,
      let name = entry["name"]?.string, let code = entry["country"]?.string,
      let latitude = coordinate?["lat"]?.double, let longitude = coordinate?["lon"]?.double
    else { return }
    guard let country = CountryCode(code), isKnown(country) else {
      unknown.add(
        at: entry.location, "unknown country '\(code)'",
        hint: "use its ISO code, as in UA; the place is left out",
        into: &diagnostics)
      return
    }
    append(
      id: id, name: Array(name.utf8), country: country, latitude: latitude, longitude: longitude,
      line: entry.location.line)
  }
}
