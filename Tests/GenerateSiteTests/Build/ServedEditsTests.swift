import Foundation
import Input
import Testing

@testable import SiteGenerator

/// A site that is served while its files are edited.
@Suite struct ServedEditsTests {
  /// The number of sequences of random edits; the environment can set a larger number.
  private static let rounds =
    ProcessInfo.processInfo.environment["ATLAS_ROUNDS"].flatMap(Int.init) ?? 2

  /// A picture with the given width and height.
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

  @Test(arguments: 1...rounds)
  func anySequenceOfEditsMakesWhatANewReadingMakes(seed: Int) throws {
    let place = try Workplace(ownsTheme: true)
    try place.write("Content/pages/dot.svg", Self.picture(1))
    try Edit("Content/pages/about.md", .append("\n![A dot](dot.svg)\n")).apply(to: place)
    var options = SiteBuilder.Options()
    options.content = place.path("Content")
    options.theme = place.path("Templates")
    options.output = place.path("site")
    let server = "http://127.0.0.1:8000"
    var reader = PlannedSiteReader(options: options, server: server)
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
      var other = PlannedSiteReader(options: options, server: server)
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
