import Foundation
import Input

/// The SplitMix64 generator, which returns the same numbers for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Makes random edits to the small atlas, as an author would. Some edits break the atlas and are
/// reverted later.
struct RandomEdits {
  let place: Workplace
  private var numbers: SeededNumbers
  private var undo: (file: String, text: String)?
  private var count = 0

  init(_ place: Workplace, seed: UInt64) {
    self.place = place
    numbers = SeededNumbers(seed: seed)
  }

  private static let broken = [
    "Content/site.yml", "Content/networks/roads/links.csv", "Content/networks/board/places.csv",
    "Content/countries/facts.tsv", "Content/pages/about.md", "Templates/route.mustache",
  ]
  private static let templates = [
    "route", "place", "country", "text", "network", "partials/breadcrumbs", "partials/map",
    "home", "index",
  ]

  /// Makes one edit, and returns a description of it for test messages.
  mutating func next() throws -> String {
    count += 1
    if let (file, text) = undo {
      undo = nil
      try place.write(file, text)
      return "mend \(file)"
    }
    switch Int.random(in: 0..<19, using: &numbers) {
    case 0: return try append("Content/pages/about.md", "\nA word: \(count).\n")
    case 1: return try addPage()
    case 2: return try remove("Content/pages/more.md")
    case 3: return try template()
    case 4: return try number(in: "Content/networks/board/links.csv")
    case 5:
      return try append(
        "Content/networks/roads/links.csv", "odesa,lviv,road,\(count),false,E9\(count)\n")
    case 6:
      return try replace("Content/networks/roads/places.csv", "Lutsk,Луцьк", "Lutsk \(count),Луцьк")
    case 7:
      return try replace(
        "Content/networks/roads/network.yml", "title: Roads", "title: Roads \(count)")
    case 8: return try replace("Content/site.yml", "title: Small Atlas", "title: Atlas \(count)")
    case 9: return try replace("Content/site.yml", "places: 3", "places: \(2 + count % 3)")
    case 10: return try replace("Content/site.yml", "tickets: 1", "tickets: \(count % 2)")
    case 11: return try number(in: "Content/countries/facts.tsv")
    case 12: return try replace("Content/places/cities.txt", "213661", "\(213_661 + count)")
    case 13: return try append("Content/SOURCES.md", "\n## Set \(count)\n\nMore.\n")
    case 14:
      return try append("Templates/assets/site.css/99-test.css", "p.test\(count) { color: red; }\n")
    case 15: return try network()
    case 16: return try damage()
    case 17: return try number(in: "Content/networks/roads/links.csv")
    default:
      let file = Self.broken.randomElement(using: &numbers) ?? Self.broken[0]
      undo = (file, try place.read(file))
      return try append(file, "\u{0} { nothing {{ that \" reads,")
    }
  }

  private func append(_ file: String, _ text: String) throws -> String {
    let old = FileSystem.exists(place.path(file)) ? try place.read(file) : ""
    try place.write(file, old + text)
    return "append to \(file)"
  }

  private func replace(_ file: String, _ old: String, _ new: String) throws -> String {
    try place.write(file, try place.read(file).replacing(old, with: new))
    return "replace '\(old)' in \(file)"
  }

  private func remove(_ file: String) throws -> String {
    try FileSystem.remove(place.path(file))
    return "remove \(file)"
  }

  /// Adds a page, or moves it if it exists.
  private mutating func addPage() throws -> String {
    let link =
      ["/networks/roads/", "/learn/about/", "/countries/poland/", "/places/ua/lviv/"]
      .randomElement(using: &numbers) ?? "/"
    try place.write(
      "Content/pages/more.md",
      "---\ntitle: More \(count)\ndescription: More.\npath: learn/more-\(count % 3)\n---\n\n"
        + "[There](\(link)).\n")
    return "write more.md with a link to \(link)"
  }

  private mutating func template() throws -> String {
    let name = Self.templates.randomElement(using: &numbers) ?? "route"
    let file = "Templates/\(name).mustache"
    guard FileSystem.exists(place.path(file)) else { return "nothing" }
    var text = try place.read(file)
    if let range = text.range(of: "\n<") ?? text.range(of: "\n  <") {
      text.replaceSubrange(range, with: "\n" + text[range])
    }
    try place.write(file, text)
    return "change \(file)"
  }

  /// Changes a random number in a table.
  private mutating func number(in file: String) throws -> String {
    let text = try place.read(file)
    let ranges = text.ranges(of: /\b[0-9]+\b/)
    guard let range = ranges.randomElement(using: &numbers) else { return "nothing" }
    try place.write(file, text.replacingCharacters(in: range, with: "\(count % 9 + 1)"))
    return "change '\(text[range])' in \(file)"
  }

  /// Adds a network, or removes it if it exists.
  private func network() throws -> String {
    let site = "Content/site.yml"
    let text = try place.read(site)
    if text.contains("slug: extra") {
      try place.write(site, text.replacing("  - slug: extra\n", with: ""))
      try FileSystem.remove(place.path("Content/networks/extra"))
      return "remove network 'extra'"
    }
    for file in ["network.yml", "places.csv", "links.csv"] {
      try place.write(
        "Content/networks/extra/\(file)", try place.read("Content/networks/roads/\(file)"))
    }
    try place.write(site, text.replacing("networks:\n", with: "networks:\n  - slug: extra\n"))
    return "add network 'extra'"
  }

  /// Damages or removes a file of the built site.
  private mutating func damage() throws -> String {
    guard FileSystem.exists(place.path("site")),
      let file = try FileSystem.list(place.path("site")).randomElement(using: &numbers)
    else { return "nothing" }
    if Bool.random(using: &numbers) { return try remove("site/\(file)") }
    try FileSystem.remove(place.path("site/\(file)"))
    try place.write("site/\(file)", "damage")
    return "damage site/\(file)"
  }
}
