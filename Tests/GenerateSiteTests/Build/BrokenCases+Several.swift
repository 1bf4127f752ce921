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
