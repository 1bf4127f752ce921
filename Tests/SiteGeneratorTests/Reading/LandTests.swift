import Geography
import Input
import Synchronization
import Testing

@testable import SiteGenerator

@Suite("The outlines of a site")
struct LandTests {
  private final class Outlines: Sendable {
    let count = Atomic(0)

    func read(into diagnostics: inout Diagnostics) -> Atlas? {
      count.add(1, ordering: .relaxed)
      var outlines = OutlineCollection()
      let corners = [(0.0, 0.0), (0, 10), (10, 10), (10, 0), (0, 0)]
      outlines.append(
        id: 1, countryCode: "AA", name: "A",
        polygons: [[corners.map { Coordinate(latitude: $0.0, longitude: $0.1) }]])
      diagnostics.warning(at: SourceLocation(path: "a.geojson", line: 3), "a coarse outline")
      return Atlas(outlines, worldview: .asInData)
    }
  }

  private func land(
    _ outlines: Outlines, _ findings: Findings, settings: String = ""
  ) -> (land: Land?, messages: [String]) {
    var diagnostics = Diagnostics()
    let land = Land(.of([1]), settings: settings, findings: findings, into: &diagnostics) {
      outlines.read(into: &$0)
    }
    return (land, diagnostics.all.map(\.description))
  }

  @Test("A later build reads the outlines only when it needs them, and repeats the warnings")
  func isReadWhenNeeded() throws {
    let (outlines, findings) = (Outlines(), Findings())
    let first = land(outlines, findings)
    #expect(first.messages == ["a.geojson:3:1: warning: a coarse outline"])
    #expect(outlines.count.load(ordering: .relaxed) == 1)
    let second = land(outlines, Findings(findings.all))
    let known = try #require(second.land)
    #expect(second.messages == first.messages)
    #expect(known.codes == first.land?.codes && known.outlined == Set(known.codes))
    #expect(outlines.count.load(ordering: .relaxed) == 1)
    #expect(known.atlas.countries.map(\.code) == known.codes && known.codes.count == 1)
    #expect(outlines.count.load(ordering: .relaxed) == 2)
  }

  @Test("Outlines are read again if the settings change")
  func settings() {
    let (outlines, findings) = (Outlines(), Findings())
    _ = land(outlines, findings)
    _ = land(outlines, Findings(findings.all), settings: "line 7")
    #expect(outlines.count.load(ordering: .relaxed) == 2)
  }

  @Test("Every build reports errors in outlines, even if it reads the outlines late")
  func errors() throws {
    let broken = { @Sendable (diagnostics: inout Diagnostics) -> Atlas? in
      diagnostics.error(at: SourceLocation(path: "a.geojson"), "the file is damaged")
      return nil
    }
    let findings = Findings()
    for known in [findings, Findings(findings.all)] {
      var diagnostics = Diagnostics()
      let land = Land(.none, settings: "", findings: known, into: &diagnostics, read: broken)
      #expect(land == nil && diagnostics.hasErrors)
    }
    let sound = Findings()
    _ = land(Outlines(), sound)
    var diagnostics = Diagnostics()
    let late = try #require(
      Land(
        .of([1]), settings: "", findings: Findings(sound.all), into: &diagnostics, read: broken))
    #expect(!late.lateFaults.hasErrors)
    #expect(late.atlas.countries.isEmpty && late.lateFaults.hasErrors)
  }
}
