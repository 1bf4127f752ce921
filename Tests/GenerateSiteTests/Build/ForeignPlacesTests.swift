import Foundation
import Input
import Testing

/// Places and outlines as others publish them.
@Suite("Foreign places and outlines")
struct ForeignPlacesTests {
  /// An archive with stored files.
  private func zip(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for file in files {
      let size = little(file.bytes.count, 4)
      let checksum = Array(Gzip.deflate(file.bytes).suffix(8).prefix(4))
      let common =
        [UInt8](repeating: 0, count: 6) + checksum + size + size
        + little(file.name.utf8.count, 2) + [0, 0]
      list += [0x50, 0x4B, 1, 2, 20, 0, 20, 0, 0, 0] + common
      list += [UInt8](repeating: 0, count: 10) + little(bytes.count, 4) + Array(file.name.utf8)
      bytes += [0x50, 0x4B, 3, 4, 20, 0, 0, 0] + common + Array(file.name.utf8) + file.bytes
    }
    let count = little(files.count, 2)
    return bytes + list + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count + little(list.count, 4)
      + little(bytes.count, 4) + [0, 0]
  }

  @Test("An archive of GeoNames is read as it is downloaded")
  func archive() throws {
    let place = try Workplace()
    #expect(try place.build().status == 0)
    let table = Array(try place.read("Content/places/cities.txt").utf8)
    let readme = (name: "readme.txt", bytes: Array("Readme for GeoNames\n".utf8))
    try FileSystem.remove(place.path("Content/places/cities.txt"))
    try place.write("Content/places/UA.zip", zip([readme, ("UA.txt", table)]))
    let built = try place.build("--output", "other")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(
      try place.snapshot("site/places").keys.sorted()
        == place.snapshot("other/places").keys.sorted())
    try place.write(
      "Content/places/UA.zip", zip([readme, ("UA.txt", table + Array("1\tx\n".utf8))]))
    #expect(try place.build().errors.contains("Content/places/UA.zip/UA.txt:"))
    try place.write("Content/places/UA.zip", zip([readme]))
    #expect(
      try place.build().errors.hasPrefix(
        "Content/places/UA.zip:1:1: error: the archive has no table of places"))
  }

  @Test("The properties of outlines may have other names")
  func properties() throws {
    let place = try Workplace()
    let provinces = "Content/countries/provinces.geojson"
    let text = try place.read(provinces)
    try place.write(provinces, text.replacing("\"ISO_A2\"", with: "\"land\""))
    let broken = try place.build()
    #expect(broken.errors.contains("error: the feature names no country; give it"))
    try Edit("Content/site.yml", .append("outlines: {code: LAND}\n")).apply(to: place)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    try Edit("Content/site.yml", .replace("code: LAND", "code: LAND, name: nmae")).apply(to: place)
    #expect(
      try place.build().errors.contains(
        "error: no outline has the property 'nmae'; did you mean 'NAME'?"))
  }
}
