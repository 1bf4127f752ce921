import Gazetteer
import Input
import Testing

@testable import SiteGenerator

@Suite("Cache of places")
struct PlaceCacheTests {
  private static let row =
    "702550\tLviv\tLviv\tЛьвів,Lemberg\t49.83826\t24.02324\tP\tPPLA\tUA\t\t15\t\t\t\t717803\t\t293\tEurope/Kyiv\t2024-01-01\n"
    + "2267057\tLisbon\tLisbon\tLisboa\t38.71667\t-9.13333\tP\tPPLC\tPT\t\t14\t\t\t\t517802\t\t45\tEurope/Lisbon\t2024-01-01\n"

  private func read(_ diagnostics: inout Diagnostics) -> PlaceTable {
    PlaceReader.read([("places.txt", Array(Self.row.utf8))], into: &diagnostics)
  }

  private func isSame(_ one: PlaceTable, _ other: PlaceTable) -> Bool { one.bytes == other.bytes }

  @Test("A table is read once, and again after its inputs or the program have changed")
  func keys() throws {
    let folder = try PublisherTests.Folder()
    let cache = PlaceCache(path: folder.path + "/places", program: .none)
    let other = PlaceCache(path: cache.path, program: .of([1]))
    var (reads, diagnostics) = (0, Diagnostics())
    func names(_ cache: PlaceCache, _ inputs: Digest) -> [String] {
      let table = cache.table(inputs, into: &diagnostics) {
        reads += 1
        return read(&$0)
      }
      return table.indices.map { "\(table.name($0)) \(table.country($0)) \(table.coordinate($0))" }
    }
    let first = names(cache, .of([2]))
    #expect(first.count == 2 && reads == 1)
    #expect(names(cache, .of([2])) == first && reads == 1)
    #expect(names(cache, .of([3])) == first && reads == 2)
    #expect(names(other, .of([3])) == first && reads == 3)
    #expect(diagnostics.all.isEmpty)
  }

  @Test("A damaged cache is ignored, and a table with warnings is not cached")
  func damage() throws {
    let folder = try PublisherTests.Folder()
    let cache = PlaceCache(path: folder.path + "/places", program: .none)
    var diagnostics = Diagnostics()
    let table = cache.table(.none, into: &diagnostics, read)
    let whole = try FileSystem.read(cache.path)
    for index in stride(from: 0, to: whole.count, by: 7) {
      var bytes = whole
      bytes[index] ^= 0x10
      for damaged in [bytes, Array(whole.prefix(index))] {
        try FileSystem.write(damaged, to: cache.path)
        var reads = 0
        let again = cache.table(.none, into: &diagnostics) {
          reads += 1
          return read(&$0)
        }
        #expect(reads == 1 && isSame(again, table))
      }
    }
    try FileSystem.remove(cache.path)
    _ = cache.table(.none, into: &diagnostics) {
      $0.warning(at: SourceLocation(path: "places.txt"), "odd", hint: nil)
      return read(&$0)
    }
    #expect(!FileSystem.exists(cache.path) && diagnostics.all.count == 1)
    // A table that was read while its files changed is not cached.
    _ = cache.table(.none, into: &diagnostics, isCurrent: { false }, read)
    #expect(!FileSystem.exists(cache.path))
  }

  @Test("Bytes that are not a table are rejected")
  func bytes() {
    var diagnostics = Diagnostics()
    let bytes = read(&diagnostics).bytes
    #expect(PlaceTable(bytes: bytes[...])?.bytes == bytes)
    for end in 0..<bytes.count { #expect(PlaceTable(bytes: bytes[..<end]) == nil) }
    #expect(PlaceTable(bytes: (bytes + [0])[...]) == nil)
    for index in bytes.indices {
      var changed = bytes
      changed[index] = ~bytes[index]
      guard let table = PlaceTable(bytes: changed[...]) else { continue }
      for place in table.indices.map({ table[$0] }) {
        _ = (place.name, place.alternateNames, place.admin1, place.feature, place.timeZone)
        #expect(table.index(ofGeonameID: place.id) != nil)
      }
    }
  }
}
