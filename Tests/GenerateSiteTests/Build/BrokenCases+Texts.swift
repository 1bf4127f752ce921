extension BrokenCase {
  private static let about = "Content/pages/about.md"

  static let texts: [BrokenCase] = [
    BrokenCase(
      "front matter that is not closed", about, .replace("order: 1\n---\n", "order: 1\n"),
      "\(about):1:1: error: the front matter is not closed; end it with a line '---'"),
    BrokenCase(
      "no front matter", "Content/pages/plain.md", .write("# Plain\n"),
      "Content/pages/plain.md:1:1: error: the page has no front matter"),
    BrokenCase(
      "malformed front matter", about, .replace("title: About", "title: [About"),
      "\(about):3:12: error: malformed YAML: did not find expected ',' or ']'"),
    BrokenCase(
      "an unknown setting of a page", about, .replace("order: 1", "ordre: 1"),
      "\(about):5:1: error: unknown key 'ordre'; did you mean 'order'?"),
    BrokenCase(
      "an unknown setting of a page beside the one that it is like", about,
      .replace("order: 1", "titel: About"),
      "\(about):5:1: error: unknown key 'titel'; did you mean 'title'?"),
    BrokenCase(
      "a path that is too long", about,
      .replace("path: learn/about", "path: learn/\(String(repeating: "a", count: 300))"),
      "\(about):4:7: error: a text of 300 bytes cannot be part of a URL; use at most 100"),
    BrokenCase(
      "a page without a title", about, .replace("title: About\n", ""),
      "\(about):2:1: error: the key 'title' is missing"),
    BrokenCase(
      "a path that cannot be a URL", about, .replace("path: learn/about", "path: Learn/About us"),
      "\(about):4:7: error: 'About us' cannot be part of a URL; use 'about-us'",
      "\(about):4:7: error: 'Learn' cannot be part of a URL; use 'learn'"),
    BrokenCase(
      "two pages of one URL", "Content/pages/copy.md",
      .write("---\ntitle: Copy\ndescription: A copy.\npath: learn/about\n---\nCopy.\n"),
      "Content/pages/copy.md:1:1: error: the page Content/pages/copy.md and the page Content/pages/about.md both claim the URL '/learn/about/'"
    ),
    BrokenCase(
      "a page with the URL of a country", about,
      .replace("path: learn/about", "path: countries/ukraine"),
      "\(about):1:1: error: the page Content/pages/about.md and country 'UA' both claim the URL '/countries/ukraine/'"
    ),
    BrokenCase(
      "a link to a text as a file", about, .replace("(/networks/)", "(../abuot.md)"),
      "\(about):8:20: error: link to '../abuot.md': the site has no 'learn/abuot.md'; link to the page instead: '/learn/about/'"
    ),
    BrokenCase(
      "a link to a missing page", about, .replace("(/networks/)", "(/netwroks/)"),
      "\(about):8:20: error: link to '/netwroks/': the site has no 'netwroks/index.html'; did you mean '/networks/'?"
    ),
    BrokenCase(
      "a link to a missing part of a page", about, .replace("(/networks/)", "(/networks/#none)"),
      "\(about):8:20: error: link to '/networks/#none': the page has no such id"),
    BrokenCase(
      "an address that no page may have", about, .replace("(/networks/)", "(http:b)"),
      "\(about):8:20: error: invalid value 'http:b' for the attribute 'href' of 'a'"),
    BrokenCase(
      "words that a comment would swallow", about, .append("\n<!-- x --> words\n"),
      "\(about):14:12: error: the text 'words' follows a comment on the same line, so Markdown would drop it"
    ),
    BrokenCase(
      "a comment that never ends", about, .append("\n<!-- words\n"),
      "\(about):14:1: error: the comment is not closed; write '-->' at its end"),
    BrokenCase(
      "quotes in quotes", about, .append("\n" + String(repeating: "> ", count: 500) + "x\n"),
      "\(about):14:"),
    BrokenCase(
      "a heading that is not the title", about,
      .replace("---\n\nA small", "---\n\n# Us\n\nA small"),
      "\(about):7:1: error: the heading 'Us' is not shown: the page's title is 'About'"),
    BrokenCase(
      "a link that runs a script", about, .replace("(/networks/)", "(javascript:alert(1))"),
      "\(about):8:20: error: the scheme of the address 'javascript:alert(1)' is not allowed"),
  ]
}
