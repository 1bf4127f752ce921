import Input

/// The page that lists the errors in the input. It is shown over the pages of the site, or instead
/// of them while the site has no pages.
struct FaultsPage {
  private static let limit = 100

  private let errors: [Diagnostic]

  init(_ diagnostics: Diagnostics) {
    errors = diagnostics.all.filter { $0.severity == .error }
  }

  var count: Int { errors.count }

  func html() -> [UInt8] {
    let title = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    var items = ""
    for error in errors.prefix(Self.limit) {
      let text = XMLText.escaped("\(error)")
      let place = XMLText.escaped("\(error.location)")
      let rest = text.hasPrefix(place) ? text.dropFirst(place.count) : text[...]
      let start = rest.count < text.count ? "<strong>\(place)</strong>" : ""
      items += "<li>\(start)\(rest)</li>\n"
    }
    let others = errors.count - Self.limit
    let more = others > 0 ? "<p>and \(others) more</p>\n" : ""
    return Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>\(title)</title>
      <link rel="stylesheet" href="\(LiveFile.style)" />
      </head>
      <body class="atlas-faults">
      <main>
      <h1>\(title)</h1>
      <ol>
      \(items)</ol>
      \(more)<p>This page updates when you save a file.</p>
      </main>
      </body>
      </html>

      """.utf8)
  }
}
