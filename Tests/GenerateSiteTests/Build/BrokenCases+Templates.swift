extension BrokenCase {
  private static let page = "Templates/text.mustache"

  static let templates: [BrokenCase] = [
    BrokenCase(
      "a rule that is not closed", "Templates/assets/site.css/99-own.css",
      .write("/* { */\n@media print {\n  p::after { content: '}' }\n"),
      "Templates/assets/site.css/99-own.css:2:14: error: the rule is not closed; write } at its end"
    ),
    BrokenCase(
      "a comment that is not closed in a style sheet", "Templates/assets/site.css/99-own.css",
      .write("p { color: red;\n  /* }\n"),
      "Templates/assets/site.css/99-own.css:2:3: error: the comment is not closed; write */ at its end"
    ),
    BrokenCase(
      "a brace that closes no rule", "Templates/assets/site.css/99-own.css",
      .write("p { color: red; }\n.a\\{b { color: red }\n  }\n"),
      "Templates/assets/site.css/99-own.css:3:3: error: this '}' has no matching '{'; remove it"),
    BrokenCase(
      "an unknown name", page, .prepend("{{titel}}\n"),
      "\(page):1:3: error: unknown name 'titel'; did you mean 'title'?"),
    BrokenCase(
      "links of the page for missing pages to nothing", "Templates/not-found.mustache",
      .replace(
        "<ul class=\"plain\">",
        "<p><a href=\"{{root}}nope/\">No</a> <a href=\"/other/\">Other</a></p>\n<ul class=\"plain\">"
      ),
      "Templates/not-found.mustache:4:"
    ),
    BrokenCase(
      "a section that is not closed", page, .prepend("{{#title}}\n"),
      "\(page):1:1: error: 'title' is opened here and never closed"),
    BrokenCase(
      "a section closed by another name", page, .prepend("{{#title}}{{/lead}}\n"),
      "\(page):1:1: error: 'title' is opened here and never closed",
      "\(page):1:11: error: 'lead' is closed here, but 'title' from line 1 is still open"),
    BrokenCase(
      "a tag that is not closed", page, .write("{{title\n"),
      "\(page):1:1: error: this tag is never closed; write '}}' at its end"),
    BrokenCase(
      "a tag that is not closed in its line", page, .prepend("{{title\n"),
      "\(page):1:1: error: this tag is never closed; write '}}' at its end"),
    BrokenCase(
      "thousands of sections in one another", page,
      .append(
        String(repeating: "{{#title}}", count: 12_000)
          + String(repeating: "{{/title}}", count: 12_000)),
      "\(page):29:321: error: tags are nested more than 32 levels deep here"),
    BrokenCase(
      "an element that no page may have", page,
      .replace("<div class=\"prose\">", "<div clas=\"prose\">"),
      "\(page):4:1: error: 'div' has no attribute 'clas'; did you mean 'class'?; on "),
    BrokenCase(
      "a value in the wrong place", page,
      .replace("<div class=\"prose\">", "<div class=\"prose\" lang=\"{{title}}!\">"),
      "\(page):4:1: error: invalid value 'About!' for the attribute 'lang' of 'div'; expected language; on learn/about/index.html, line ",
      "\(page):4:1: error: invalid value 'Sources!' for the attribute 'lang' of 'div'; expected language; on sources/index.html, line "
    ),
    BrokenCase(
      "an id that data could have", page, .append("<p id=\"list-1\"></p>\n"),
      "\(page):29:1: error: the id 'list-1' begins with 'list-', the prefix of ids that end with a value"
    ),
    BrokenCase(
      "a schema that is no Relax NG", "Templates/schema/page.rng",
      .replace("<start>", "<choice/><start>"),
      "Templates/schema/page.rng:29:1: error: 'choice' is not supported here: schemas use a subset"),
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
      ], ["Templates/partials/second.mustache:1:1: error: this partial includes itself endlessly"]),
  ]
}
