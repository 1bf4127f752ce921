import Drawing
import Foundation
import Geography
import Testing

@testable import Cartography

struct CountryMapTests {
  private func draw(_ code: String) -> BaseMap? {
    var words = ScaleWords()
    words.part = { "a part of \($0)" }
    return Cartographer(atlas: SmallAtlas.atlas, scaleWords: words).countryMap(
      code, names: ["AA": "Aland", "BB": "Be & Be"], text: SmallAtlas.words)
  }

  @Test func unknownCodesHaveNoMap() {
    #expect(draw("XX") == nil)
  }

  @Test func provincesNeighboursAndScale() throws {
    let text = string(try #require(draw("AA")).svg)
    for part in ["class=\"focus\"", "class=\"province\"", "class=\"disputed\"", "class=\"scale\""] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.contains(">Be &amp; Be</text>"))
    #expect(!text.contains(">Aland</text>"))
    #expect(text.contains("prefers-color-scheme:dark") && text.contains("@media print"))
    #expect(text.contains("<title id=\"title\">A &lt;map&gt;</title>"))
  }

  @Test func theFarIslandHasABoxOfItsOwn() throws {
    let map = try #require(draw("AA"))
    let inset = try #require(map.layout.insets.first)
    #expect(map.layout.insets.count == 1 && inset.name == "a part of East")
    let island = try #require(
      map.layout.point(for: Coordinate(latitude: -19.5, longitude: 60.5)))
    #expect(inset.rect.contains(island))
    let town = try #require(map.layout.point(for: Coordinate(latitude: 45, longitude: 3)))
    #expect(!inset.rect.contains(town) && map.layout.main.contains(town))
    #expect(map.layout.point(for: Coordinate(latitude: -45, longitude: -120)) == nil)
  }

  @Test func aMarkerIsShownWithItsSurroundings() throws {
    let map = try #require(draw("DD"))
    #expect(abs(map.layout.frame.metresPerUnit - 120) < 1)
    let point = try #require(map.layout.point(for: Coordinate(latitude: 45, longitude: 15)))
    #expect(point.distance(to: map.layout.frame.bounds.center) < 1)
    #expect(string(map.svg).contains("class=\"isle\""))
  }

  /// A small country among eight others. Each name has room only inside the land of its country.
  @Test(arguments: [LabelSet.wide, .narrow])
  func namesDoNotTouchOneAnother(set: LabelSet) throws {
    var outlines = OutlineCollection()
    let codes = ["NA", "NB", "NC", "ND", "FF", "NE", "NG", "NH", "NI"]
    for (index, code) in codes.enumerated() {
      let (west, south) = (Double(index % 3) * 6, 40 + Double(index / 3) * 4)
      outlines.append(
        id: index, countryCode: code, name: "",
        polygons: [[SmallAtlas.box(west, south, west + 6, south + 4)]])
    }
    let atlas = Atlas(
      outlines,
      worldview: Worldview(id: "t", name: "T", description: "", provinces: [:], disputes: []))
    let names = Dictionary(uniqueKeysWithValues: codes.map { ($0, $0) })
    let map = try #require(
      Cartographer(atlas: atlas).countryMap("FF", names: names, text: SmallAtlas.words))
    let group = try #require(
      string(map.svg).components(separatedBy: "<g class=\"names labels \(set.rawValue)\"").last?
        .components(separatedBy: "</g>").first)
    let boxes = try group.matches(of: /x="([-\d.]+)" y="([-\d.]+)">(\w\w)</).map { match in
      let width = TextWidth.of(String(match.3), size: set.fontSize)
      return Rect(
        x: try #require(Double(match.1)) - width / 2,
        y: try #require(Double(match.2)) - 0.75 * set.fontSize, width: width,
        height: set.fontSize)
    }
    #expect(boxes.count >= 2, "\(group)")
    for (index, box) in boxes.enumerated() {
      #expect(map.layout.main.contains(box))
      for other in boxes[..<index] { #expect(!box.intersects(other)) }
    }
  }

  /// A country with a distant island, among many small countries. Without the scale and the inset
  /// that shows the island, some names would be placed where these two are.
  @Test(arguments: [LabelSet.wide, .narrow])
  func namesTouchNeitherTheScaleNorAnInset(set: LabelSet) throws {
    var outlines = OutlineCollection()
    outlines.append(
      id: 0, countryCode: "FF", name: "",
      polygons: [[SmallAtlas.box(6, 44, 12, 48)], [SmallAtlas.box(60, -20, 61, -19)]])
    let letters = (65...90).map { String(UnicodeScalar(UInt8($0))) }
    var codes = letters.flatMap { first in letters.map { first + $0 } }.filter { $0 != "FF" }[...]
    for row in 0..<30 {
      for column in 0..<12 {
        let (west, south) = (1.5 * Double(column), 40 + 0.4 * Double(row))
        if (4..<8).contains(column), (10..<20).contains(row) { continue }
        let code = codes.removeFirst()
        outlines.append(
          id: outlines.features.count, countryCode: code, name: "",
          polygons: [[SmallAtlas.box(west, south, west + 1.5, south + 0.4)]])
      }
    }
    let atlas = Atlas(
      outlines,
      worldview: Worldview(id: "t", name: "T", description: "", provinces: [:], disputes: []))
    let names = Dictionary(uniqueKeysWithValues: outlines.features.map { ($0.countryCode, "N") })
    let cartographer = Cartographer(atlas: atlas)
    let map = try #require(cartographer.countryMap("FF", names: names, text: SmallAtlas.words))
    let inset = try #require(map.layout.insets.first).rect
    let boxes = try #require(map.layout.obstacles[set.rawValue])
    let scale = try #require(boxes.last)
    #expect(boxes.count > 10)
    #expect(!boxes.dropLast().contains { $0.intersects(scale) || $0.intersects(inset) })
    // If no space were reserved for the scale, some name would overlap the scale.
    let country = try #require(atlas.countryIndex("FF"))
    let ground = CountryGround(atlas: atlas, country: country, scaleWords: ScaleWords())
    let layers = ground.layers(map.layout.frame.placement, visible: map.layout.main)
    var svg = SVG(reservingCapacity: 0)
    let free = cartographer.writeNames(
      except: country, names: names, layers: layers, page: map.layout.main, set: set, taken: [],
      into: &svg)
    #expect(free.contains { $0.intersects(scale) })
  }
}
