import Input

extension BrokenCase {
  static let files: [BrokenCase] = [
    BrokenCase(
      "no site.yml", "Content/site.yml", .remove,
      "Content/site.yml:1:1: error: cannot read: there is no such file or folder; it names"),
    BrokenCase(
      "an empty site.yml", "Content/site.yml", .write("# nothing\n"),
      "Content/site.yml:1:1: error: the file is empty"),
    BrokenCase(
      "no facts of countries", "Content/countries/facts.tsv", .remove,
      "Content/countries/facts.tsv:1:1: error: cannot read: there is no such file or folder"),
    BrokenCase(
      "no table of places", "Content/places/cities.txt", .remove,
      "Content/places:1:1: error: there is no table of places; add one"),
    BrokenCase(
      "no outlines",
      [
        Edit("Content/countries/provinces.geojson", .remove),
        Edit("Content/countries/outlines.geojson", .remove),
      ], ["Content/countries/provinces.geojson:1:1: error: cannot read"]),
    BrokenCase(
      "no sources", "Content/SOURCES.md", .remove,
      "Content/SOURCES.md:1:1: error: cannot read: there is no such file or folder; it names"),
    BrokenCase(
      "no links of a network", "Content/networks/roads/links.csv", .remove,
      "Content/site.yml:7:11: error: network 'roads': Content/networks/roads/links.csv cannot be read"
    ),
    BrokenCase(
      "no settings of a network", "Content/networks/roads/network.yml", .remove,
      "Content/site.yml:7:11: error: network 'roads': Content/networks/roads/network.yml cannot be read: there is no such file or folder; the file needs title: ..., summary: ... and modes: {road: {name: road}}"
    ),
    BrokenCase(
      "a network without a folder", "Content/site.yml", .replace("slug: roads", "slug: raods"),
      "Content/site.yml:7:11: error: unknown network 'raods': there is no folder Content/networks/raods; did you mean 'roads'?"
    ),
    BrokenCase(
      "a script that cannot be read", "Templates/scripts/core/heap.js",
      .write("export const a = ;\n"),
      "Templates/scripts/core/heap.js:1:18: error: Unexpected \";\""),
    BrokenCase(
      "a script that imports a module that is not there", "Templates/scripts/core/heap.js",
      .prepend("import './fodl.js';\n"),
      "Templates/scripts/core/heap.js:1:8: error: Could not resolve \"./fodl.js\"; did you mean 'fold.js'?"
    ),
    BrokenCase(
      "a picture with an element that no picture has", "Templates/assets/icon.svg",
      .write("<svg xmlns=\"http://www.w3.org/2000/svg\"><blob/></svg>\n"),
      "Templates/assets/icon.svg:1:1: error: "),
    BrokenCase(
      "a character that no page can show in the sources", "Content/SOURCES.md",
      .prepend("a\u{FFFF}\n"),
      "Content/SOURCES.md:1:2: error: the character U+FFFF cannot be shown on a page"),
    BrokenCase(
      "bytes that are not UTF-8 in a table of a network", "Content/networks/roads/places.csv",
      .appendBytes(Array("brody,Br".utf8) + [0xFF, 0x0A]),
      "Content/networks/roads/places.csv:7:9: error: invalid UTF-8: the byte 0xFF"),
    BrokenCase(
      "bytes that are not UTF-8 in the table of places", "Content/places/cities.txt",
      .appendBytes([0x31, 0xC3] + [UInt8](repeating: 9, count: 18) + [0x0A]),
      "Content/places/cities.txt:10:2: error: invalid UTF-8: the byte 0xC3"),
    BrokenCase(
      "bytes that are not UTF-8 in the settings", "Content/site.yml",
      .appendBytes(Array("# ".utf8) + [0xE2, 0x28]),
      "Content/site.yml:19:3: error: invalid UTF-8: the byte 0xE2"),
    BrokenCase(
      "bytes that are not UTF-8 in a page", "Content/pages/about.md", .appendBytes([0x0A, 0x80]),
      "Content/pages/about.md:14:1: error: invalid UTF-8: the byte 0x80"),
    BrokenCase(
      "a truncated gzip file",
      [
        Edit(
          "Content/places/cities.txt.gz", .bytes(Array(Gzip.deflate(Array("x".utf8)).dropLast(4))))
      ],
      ["Content/places/cities.txt.gz:1:1: error: the gzip data end early, after 17 bytes"]),
    BrokenCase(
      "a gzip file that is none", "Content/places/more.txt.gz", .bytes([0x1F, 0x8B, 7, 7, 7]),
      "Content/places/more.txt.gz:1:1: error: the gzip data are broken at byte"),
  ]
}
