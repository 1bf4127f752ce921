import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite struct ServedEditsTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["ATLAS_ROUNDS"].flatMap(Int.init) ?? 2

  private static func picture(_ size: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\"/>\n"
  }

  /// Reads the site, waits for the parts that are read later, and returns the result.
  private func read(_ reader: inout PlannedSiteReader) -> (site: PlannedSite?, faults: [Diagnostic])
  {
    var faults = Diagnostics()
    var site = reader.read(into: &faults)
    if let catchUp = reader.catchUp {
      catchUp()
      faults = Diagnostics()
      site = reader.read(into: &faults)
    }
    return (site as? PlannedSite, faults.all)
  }

  private func reader(_ place: Workplace) -> PlannedSiteReader {
    var options = SiteBuilder.Options()
    options.content = place.path("Content")
    options.theme = place.path("Templates")
    options.output = place.path("site")
    return PlannedSiteReader(options: options, server: "http://127.0.0.1:8000")
  }

  @Test func aNewIDOfAPlaceEndsItsFormerAddress() throws {
    let place = try Workplace(ownsTheme: true)
    try place.write(
      "Content/urls.csv", "page,url\n702550,places/ua/lviv/\nroads/lviv,places/ua/old/\n")
    var reader = reader(place)
    let before = read(&reader)
    #expect(before.site?.files.contains("places/ua/old/index.html") == true, "\(before.faults)")
    for file in ["places.csv", "links.csv"] {
      let path = "Content/networks/roads/\(file)"
      try place.write(path, try place.read(path).replacing("lviv,", with: "lvov,"))
    }
    let after = read(&reader)
    #expect(after.site?.files.contains("places/ua/old/index.html") == false)
    #expect(after.faults.contains { $0.message.contains("'roads/lviv'") }, "\(after.faults)")
  }

  @Test func aStyleSheetThatIsNoLongerImportedIsReported() throws {
    let place = try Workplace(ownsTheme: true)
    try place.write("Templates/assets/sit.css", "p { margin: 0 }\n")
    let sheet = "Templates/assets/site.css/00-tokens.css"
    let text = try place.read(sheet)
    try place.write(sheet, "@import \"sit.css\";\n" + text)
    var reader = reader(place)
    let before = read(&reader).faults
    try place.write(sheet, text)
    let after = read(&reader).faults
    var other = self.reader(place)
    #expect(before != after && after == read(&other).faults, "\(before) \(after)")
  }

  @Test(arguments: 1...rounds)
  func anySequenceOfEditsMakesWhatANewReadingMakes(seed: Int) throws {
    let place = try Workplace(ownsTheme: true)
    try place.write("Content/pages/dot.svg", Self.picture(1))
    try Edit("Content/pages/about.md", .append("\n![A dot](dot.svg)\n")).apply(to: place)
    var reader = reader(place)
    _ = read(&reader)
    var edits = RandomEdits(place, seed: UInt64(seed))
    var trail: [String] = []
    // The keys of the steps whose files have been compared. Most steps are the same after an edit.
    var compared: Set<Digest> = []
    for number in 2..<10 {
      if number % 4 == 0 {
        try place.write("Content/pages/dot.svg", Self.picture(number))
        trail.append("another picture")
      } else {
        trail.append(try edits.next())
      }
      var other = self.reader(place)
      let ((site, faults), (clean, cleanFaults)) = (read(&reader), read(&other))
      let story: Comment = "seed \(seed): \(trail.joined(separator: "; "))"
      #expect(faults == cleanFaults, story)
      #expect(site?.files.sorted == clean?.files.sorted, story)
      guard let site, let clean else { continue }
      let steps = Set(site.files.sorted.compactMap(site.step))
      for step in steps {
        let key = site.key(of: step)
        #expect(key == clean.key(of: step), story)
        guard compared.insert(key).inserted else { continue }
        let (made, wanted) = (site.make(step), clean.make(step))
        #expect(made.files == wanted.files && made.faults.all == wanted.faults.all, story)
      }
    }
  }
}
