extension BrokenCase {
  /// Faults that are all reported in one build.
  static let several: [BrokenCase] = [
    BrokenCase(
      "four faults in four files",
      [
        Edit("Content/site.yml", .replace("language: en", "langauge: en")),
        Edit("Content/places/cities.txt", .append("1\tX\n")),
        Edit("Content/networks/roads/links.csv", .replace("165.5", "-165.5")),
        Edit("Content/pages/about.md", .replace("order: 1", "ordre: 1")),
        Edit("Content/pages/about.md", .append("\n[There](/nowhere/)\n")),
      ],
      [
        "Content/networks/roads/links.csv:3:19: error: the cost -165.5 is negative",
        "Content/pages/about.md:5:1: error: unknown key 'ordre'",
        "Content/pages/about.md:14:1: error: link to '/nowhere/': the site has no",
        "Content/places/cities.txt:10:1: error: 2 columns where 19 are expected",
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
      "faults in the table of countries, in outlines, links and a text",
      [
        Edit("Content/countries/facts.tsv", .replace("UA\tUKR", "UAX\tUKR")),
        Edit("Content/countries/disputed.geojson", .write("{\"type\": \"Collection\"}\n")),
        Edit("Content/networks/roads/links.csv", .replace("165.5", "-165.5")),
        Edit("Content/site.yml", .replace("cities: [lviv,", "cities: [lvvi,")),
        Edit("Content/urls.csv", .write("page,url\nabout/,old about/\n")),
        Edit(
          "Content/pages/about.md",
          .append(
            "\n[There](/nowhere/), [once](/countries/x/)\n\n```map\nnetwork: raods\n```\n"
              + "\n```map\nnetwork: roads\n```\n\n```map\ncountry: UA\n```\n")),
      ],
      [
        "Content/countries/disputed.geojson:1:10: error: not a GeoJSON feature collection",
        "Content/countries/facts.tsv:",
        "Content/networks/roads/links.csv:3:19: error: the cost -165.5 is negative",
        "Content/pages/about.md:14:1: error: link to '/nowhere/': the site has no",
        "Content/site.yml:15:14: error: unknown place 'lvvi' in network 'board'; did you mean",
        "Content/urls.csv:2:8: error: 'old about' cannot be part of a URL",
      ]),
    BrokenCase(
      "a misspelt key, a wrong row, a home that is nothing, and a broken link",
      [
        Edit("Content/site.yml", .replace("language: en", "langauge: en")),
        Edit(
          "Content/site.yml",
          .append("home: bord\nnavigation: [abuot/, networks/roads/, networks/roads/routes/]\n")),
        Edit("Content/networks/roads/links.csv", .replace("165.5", "-165.5")),
        Edit("Content/pages/about.md", .append("\n[There](/nowhere/)\n")),
      ],
      [
        "Content/networks/roads/links.csv:3:19: error: the cost -165.5 is negative",
        "Content/pages/about.md:14:1: error: link to '/nowhere/': the site has no",
        "Content/site.yml:4:1: error: unknown key 'langauge'",
        "Content/site.yml:19:7: error: no network or text is called 'bord'; did you mean 'board'?",
        "Content/site.yml:20:14: error: no text, network, trip or list has the path 'abuot/'",
      ]),
    BrokenCase(
      "a home that is nothing and a broken link",
      [
        Edit("Content/site.yml", .append("home: bord\n")),
        Edit("Content/pages/about.md", .append("\n[There](/nowhere/)\n")),
      ],
      [
        "Content/pages/about.md:14:1: error: link to '/nowhere/': the site has no",
        "Content/site.yml:19:7: error: no network or text is called 'bord'; did you mean 'board'?",
      ]),
    BrokenCase(
      "settings of a network that are no YAML beside wrong rows",
      [
        Edit("Content/networks/board/network.yml", .replace("unit: steps", "unit: [steps")),
        Edit("Content/networks/board/links.csv", .append("lviv,lvvi,car,3,yes,\n")),
        Edit("Content/networks/board/places.csv", .append("Lviv 2,Lviv,,,95,24,2,3,west\n")),
        Edit("Content/pages/about.md", .append("\n[There](/nowhere/)\n")),
      ],
      [
        "Content/networks/board/links.csv:6:6: error: unknown place 'lvvi'; did you mean 'lviv'?",
        "Content/networks/board/links.csv:6:17: error: 'yes' is neither true nor false",
        "Content/networks/board/network.yml:",
        "Content/networks/board/places.csv:6:1: error: 'Lviv 2' cannot be",
        "Content/networks/board/places.csv:6:15: error: ",
        "Content/pages/about.md:14:1: error: link to '/nowhere/': the site has no",
      ]),
    BrokenCase(
      "no places of a network beside wrong links",
      [
        Edit("Content/networks/roads/places.csv", .remove),
        Edit("Content/networks/roads/links.csv", .replace("165.5", "-165.5")),
      ],
      [
        "Content/networks/roads/links.csv:3:19: error: the cost -165.5 is negative",
        "Content/site.yml:7:11: error: network 'roads': Content/networks/roads/places.csv cannot",
      ]),
    BrokenCase(
      "a column of links that is missing beside a wrong line",
      [
        Edit("Content/networks/roads/links.csv", .replace("from,to,mode,", "from,to,mood,")),
        Edit(
          "Content/networks/roads/links.geojson",
          .write(
            "{\"type\": \"FeatureCollection\", \"features\": [{\"type\": \"Feature\",\n"
              + "\"properties\": {\"from\": \"lviv\", \"to\": \"lvvi\", \"mode\": \"road\"},\n"
              + "\"geometry\": {\"type\": \"LineString\", \"coordinates\": [[24, 49], [25, 50]]}}]}\n"
          )),
      ],
      [
        "Content/networks/roads/links.csv:1:1: error: the column 'mode' is missing",
        "Content/networks/roads/links.geojson:2:38: error: unknown place 'lvvi'; did you mean",
      ]),
    BrokenCase(
      "front matter that is no YAML beside links of it and to it",
      [
        Edit("Content/pages/about.md", .replace("title: About", "title: [About")),
        Edit("Content/pages/about.md", .append("\n[There](/nowhere/), [here](..)\n")),
        Edit(
          "Content/pages/more.md",
          .write(
            "---\ntitle: More\ndescription: More.\n---\n\n[a](/learn/about/), [b](/moer/)\n")),
      ],
      [
        "Content/pages/about.md:3:12: error: malformed YAML",
        "Content/pages/about.md:14:1: error: link to '/nowhere/': the site has no",
        "Content/pages/more.md:6:21: error: link to '/moer/': the site has no 'moer/index.html'; did",
      ]),
    BrokenCase(
      "a broken template beside a broken link",
      [
        Edit("Templates/text.mustache", .prepend("{{titel}}\n")),
        Edit(
          "Content/pages/about.md",
          .append("\n[There](/nowhere/)\n\n```map\nnetwork: raods\n```\n")),
      ],
      [
        "Content/pages/about.md:14:1: error: link to '/nowhere/': the site has no",
        "Content/pages/about.md:17:10: error: unknown network 'raods'; did you mean 'roads'?",
        "Templates/text.mustache:1:3: error: unknown name 'titel'; did you mean 'title'?",
      ]),
    BrokenCase(
      "two pages of one URL beside a missing logo and a broken link",
      [
        Edit("Content/site.yml", .append("logo: lgo.svg\n")),
        Edit(
          "Content/pages/copy.md",
          .write(
            "---\ntitle: Copy\ndescription: A copy.\npath: learn/about\n---\n[A](/nowhere/)\n")),
      ],
      [
        "Content/pages/copy.md:1:1: error: the page Content/pages/copy.md and the page Content/pages",
        "Content/pages/copy.md:6:1: error: link to '/nowhere/': the site has no",
        "Content/site.yml:19:7: error: there is no static/lgo.svg; put the picture into static/",
      ]),
    BrokenCase(
      "a broken link beside one to a missing part of a text",
      [
        Edit(
          "Content/pages/about.md",
          .append(
            "\n## Here\n\n[a](/nowhere/), [b](#here), [c](#heer), [d](/learn/about/#hre), [e](/sources/#geonames)\n"
          ))
      ],
      [
        "Content/pages/about.md:16:1: error: link to '/nowhere/': the site has no",
        "Content/pages/about.md:16:29: error: link to '#heer': the page has no such id",
        "Content/pages/about.md:16:41: error: link to '/learn/about/#hre': the page has no such id",
      ]),
    BrokenCase(
      "a network whose routes are chosen wrongly, with a trip and a wrong row",
      [
        Edit("Content/site.yml", .replace("board\n    routes: all", "board\n    routes: some")),
        Edit("Content/networks/board/links.csv", .replace("rzeszow,car,2", "rzeszow,car,-2")),
      ],
      [
        "Content/networks/board/links.csv:3:18: error: the cost -2 is negative",
        "Content/site.yml:10:13: error: unknown choice of routes 'some'",
      ]),
    BrokenCase(
      "what leads to a text with a line before its settings, and worldviews that are no YAML",
      [
        Edit("Content/pages/about.md", .prepend("x\n")),
        Edit("Content/site.yml", .append("navigation: [learn/about/]\n")),
        Edit("Content/countries/worldview.yml", .prepend("x]: [\n")),
      ],
      [
        "Content/countries/worldview.yml:3:5: error: malformed YAML",
        "Content/pages/about.md:1:1: error: the page has no front matter",
      ]),
    BrokenCase(
      "a broken script beside a broken table",
      [
        Edit("Templates/scripts/core/heap.js", .write("export const a = ;\n")),
        Edit("Content/networks/roads/links.csv", .replace("165.5", "-165.5")),
      ],
      [
        "Content/networks/roads/links.csv:3:19: error: the cost -165.5 is negative",
        "Templates/scripts/core/heap.js:1:18: error: Unexpected \";\"",
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
