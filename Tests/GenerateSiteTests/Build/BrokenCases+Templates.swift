extension BrokenCase {
  private static let page = "Templates/text.mustache"

  /// Templates that are wrong.
  static let templates: [BrokenCase] = [
    BrokenCase(
      "an unknown name", page, .prepend("{{titel}}\n"),
      "\(page):1:3: error: unknown name 'titel'; did you mean 'title'?"),
    BrokenCase(
      "a section that is not closed", page, .prepend("{{#title}}\n"),
      "\(page):1:1: error: 'title' is opened here and never closed"),
    BrokenCase(
      "a section closed by another name", page, .prepend("{{#title}}{{/lead}}\n"),
      "\(page):1:1: error: 'title' is opened here and never closed",
      "\(page):1:11: error: 'lead' is closed here, but 'title' is open (since line 1)"),
    BrokenCase(
      "a tag that is not closed", page, .write("{{title\n"),
      "\(page):1:1: error: this tag is never closed; write '}}' at its end"),
    BrokenCase(
      "an unknown partial", page, .prepend("{{> legned}}\n"),
      "\(page):1:1: error: there is no partial 'legned' (Templates/partials/legned.mustache); did you mean 'legend'?"
    ),
    BrokenCase(
      "partials in a circle",
      [
        Edit("Templates/partials/first.mustache", .write("{{> second}}\n")),
        Edit("Templates/partials/second.mustache", .write("{{> first}}\n")),
        Edit(page, .prepend("{{> first}}\n")),
      ], ["Templates/partials/second.mustache:1:1: error: this partial uses itself without end"]),
  ]
}
