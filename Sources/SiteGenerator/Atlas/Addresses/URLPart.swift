import Input

/// The lengths that names in URLs may have, so that every file of the site has a name that a file
/// system takes.
enum URLPart {
  /// The limit of a file's or folder's name in bytes, on all common file systems. Two ids, a hyphen
  /// and an ending, as in `lviv-lisbon.geojson`, stay below it.
  static let fileNameLimit = 255
  /// The limit of a file's path in the site in bytes: some systems take no more than 1,024 with the
  /// path of the output folder.
  static let pathLimit = 900

  /// Reports a part of a URL that is too long or no slug.
  ///
  /// - Parameter role: what it cannot be then, such as "a place id".
  static func check(
    _ part: String, as role: String = "part of a URL", at location: SourceLocation,
    into diagnostics: inout Diagnostics
  ) {
    let slug = ASCII.slug(part)
    if part.utf8.count > ASCII.longest {
      diagnostics.error(
        at: location, "a text of \(Words.count(part.utf8.count)) bytes cannot be \(role)",
        hint: "use at most \(ASCII.longest)")
    } else if part != slug {
      diagnostics.error(at: location, "'\(part)' cannot be \(role)", hint: "use '\(slug)'")
    }
  }
}
