import Input

/// Limits on the parts of URLs. They ensure that file systems accept the path of every file of the
/// site.
enum URLPart {
  /// The maximum length, in bytes, of a file name that all common file systems accept. A name with
  /// two ids, such as `lviv-lisbon.geojson`, is always shorter.
  static let fileNameLimit = 255
  /// The maximum length, in bytes, of a file's path in the site. Some systems accept at most 1,024
  /// bytes, including the path of the output folder.
  static let pathLimit = 900

  /// Reports a part of a URL that is too long or not a slug.
  ///
  /// - Parameter role: the purpose of the part for error messages, such as "a place id".
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
      let hasLetters = part.contains { $0.isLetter || $0.isNumber }
      diagnostics.error(
        at: location, "'\(part)' cannot be \(role)",
        hint: hasLetters ? "use '\(slug)'" : "use lower-case letters, digits and hyphens")
    }
  }
}
