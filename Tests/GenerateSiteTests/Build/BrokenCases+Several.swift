extension BrokenCase {
  /// Faults in several files, all reported at once.
  static let several: [BrokenCase] = [
    BrokenCase(
      "four faults in four files",
      [
        Edit("Content/site.yml", .replace("language: en", "langauge: en")),
        Edit("Content/places/cities.txt", .append("1\tX\n")),
        Edit("Content/networks/roads/links.csv", .replace("165.5", "-165.5")),
        Edit("Content/pages/about.md", .replace("order: 1", "ordre: 1")),
      ],
      [
        "Content/networks/roads/links.csv:3:19: error: the cost -165.5 is negative",
        "Content/pages/about.md:5:1: error: unknown key 'ordre'",
        "Content/places/cities.txt:10:1: error: 2 columns where there must be 19",
        "Content/site.yml:4:1: error: unknown key 'langauge'",
      ]),
    BrokenCase(
      "a figure of nothing and a link to nothing in one text",
      [
        Edit(
          "Content/pages/about.md",
          .append("\n[There](/nowhere/)\n\n```map\nnetwork: raods\n```\n"))
      ],
      [
        "Content/pages/about.md:14:1: error: link to '/nowhere/': the site has no",
        "Content/pages/about.md:17:10: error: unknown network 'raods'; did you mean 'roads'?",
      ]),
    BrokenCase(
      "a figure of nothing beside a heading that is wrong",
      [
        Edit("Content/pages/about.md", .replace("order: 1", "ordre: 1")),
        Edit("Content/pages/about.md", .append("\n```map\nnetwork: raods\n```\n")),
      ],
      [
        "Content/pages/about.md:5:1: error: unknown key 'ordre'",
        "Content/pages/about.md:15:10: error: unknown network 'raods'; did you mean 'roads'?",
      ]),
    BrokenCase(
      "a remote picture, a link to nothing, a missing logo, and a file that no style sheet has",
      [
        Edit(
          "Content/pages/about.md",
          .append("\n![There](https://a.example/b.png)\n\n[There](/nowhere/)\n")),
        Edit("Content/site.yml", .append("logo: lgo.svg\n")),
        Edit("Templates/assets/site.css/99-own.css", .write("p { background: url(icon.svgg) }\n")),
      ],
      [
        "Content/pages/about.md:14:1: error: image 'https://a.example/b.png' is a file of another",
        "Content/pages/about.md:16:1: error: link to '/nowhere/': the site has no",
        "Content/site.yml:19:7: error: there is no static/lgo.svg; put the picture into static/",
        "Templates/assets/site.css/99-own.css:1:21: error: 'icon.svgg': the site has no 'assets/icon.svgg'; did you mean 'icon.svg'?",
      ]),
    BrokenCase(
      "settings that are no YAML beside a broken table",
      [
        Edit("Content/site.yml", .replace("language: en", "language: [en")),
        Edit("Content/networks/roads/links.csv", .replace("165.5", "-165.5")),
      ],
      [
        "Content/networks/roads/links.csv:3:19: error: the cost -165.5 is negative",
        "Content/site.yml:",
      ]),
  ]
}
