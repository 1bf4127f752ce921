import Input

/// The maximum lengths of names in URLs, so that file systems accept the name of every file of the
/// site.
enum URLPart {
  /// The maximum length of a file's or folder's name in bytes, on all common file systems. Two ids,
  /// a hyphen and an ending, as in `lviv-lisbon.geojson`, stay below it.
  static let fileNameLimit = 255
  /// The maximum length of a file's path in the site in bytes: some systems accept no more than
  /// 1,024, including the path of the output folder.
  static let pathLimit = 900

  /// Reports a part of a URL that is too long or not a slug.
  ///
  /// - Parameter role: the thing that it cannot be in that case, such as "a place id".
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
