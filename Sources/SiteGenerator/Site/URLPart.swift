import Input

/// The lengths that parts of URLs may have, so that every file of the site has a name that a file
/// system takes.
enum URLPart {
  /// The limit of ids, slugs and labels in bytes. Two of them, a hyphen and an ending make the name
  /// of a file to download, `lviv-lisbon.geojson`, which stays below ``fileNameLimit``.
  static let limit = 120
  /// The limit of a file's or folder's name in bytes, on all common file systems.
  static let fileNameLimit = 255
  /// The limit of a file's path in the site in bytes: some systems take no more than 1,024 with the
  /// path of the output folder.
  static let pathLimit = 900

  /// Reports a part that is too long.
  ///
  /// - Parameter thing: the thing that the part names, such as "a place id".
  static func checkLength(
    _ part: String, of thing: String, at location: SourceLocation,
    into diagnostics: inout Diagnostics
  ) {
    guard part.utf8.count > limit else { return }
    diagnostics.error(
      at: location,
      "\(thing) of \(Words.count(part.utf8.count)) letters is too long for a part of a URL",
      hint: "use at most \(limit)")
  }
}
