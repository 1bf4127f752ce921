import Importing
import Input
import SeededRandom
import Testing

@Suite struct ArchiveTests {
  /// An archive of files that are alternately stored and deflated.
  ///
  /// - Parameter isLarge: true for a ZIP64 archive, which stores sizes and offsets in other fields.
  static func zip(
    _ files: [String: String], isLarge: Bool = false, method: (Int) -> Int = { $0 % 2 * 8 }
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    for (index, (name, text)) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      let content = Array(text.utf8)
      // A gzip stream begins with a header of ten bytes, and ends with the checksum and the length.
      let packed = Gzip.deflate(content)
      let checksum = Array(packed.suffix(8).prefix(4))
      let method = method(index)
      let data = method == 8 ? Array(packed.dropFirst(10).dropLast(8)) : content
      let start = little(method, 2) + [0, 0, 0, 0] + checksum
      let large = [UInt8](repeating: 255, count: 4)
      // The extended timestamp comes before the ZIP64 field, as in archives from many programs.
      let numbers = little(content.count, 8) + little(data.count, 8) + little(bytes.count, 8)
      let extra = isLarge ? [0x55, 0x54, 1, 0, 3, 1, 0, 24, 0] + numbers : []
      list += [0x50, 0x4B, 1, 2, 20, 0, 20, 0, 0, 0] + start
      list += isLarge ? large + large : little(data.count, 4) + little(content.count, 4)
      list += little(name.utf8.count, 2) + little(extra.count, 2)
      list += [UInt8](repeating: 0, count: 10) + (isLarge ? large : little(bytes.count, 4))
      list += Array(name.utf8) + extra
      bytes += [0x50, 0x4B, 3, 4, 20, 0, 0, 0] + start + little(data.count, 4)
      bytes += little(content.count, 4) + little(name.utf8.count, 2) + [0, 0]
      bytes += Array(name.utf8) + data
    }
    let count = files.count
    var end: [UInt8] = []
    if isLarge {
      end += [0x50, 0x4B, 6, 6] + little(44, 8) + [45, 0, 45, 0] + little(0, 8) + little(count, 8)
      end += little(count, 8) + little(list.count, 8) + little(bytes.count, 8)
      end += [0x50, 0x4B, 6, 7] + little(0, 4) + little(bytes.count + list.count, 8) + little(1, 4)
    }
    end += [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    end +=
      isLarge
      ? [UInt8](repeating: 255, count: 12)
      : little(count, 2) + little(count, 2) + little(list.count, 4) + little(bytes.count, 4)
    return bytes + list + end + [0, 0]
  }

  private func problems(_ bytes: [UInt8]) throws -> [String] {
    try Imported(.gtfs, "f.zip", files: ["f.zip": bytes]).problems
  }

  @Test func archiveIsAsItsFolder() throws {
    let folder = try Imported(.gtfs, texts: GTFSTests.feed)
    let archive = try Imported(.gtfs, "f.zip", files: ["f.zip": Self.zip(GTFSTests.feed)])
    #expect(archive.problems == [])
    #expect(archive.links == folder.links)
    #expect(archive.places == folder.places)
    let deep = Dictionary(uniqueKeysWithValues: GTFSTests.feed.map { ("feed/" + $0.key, $0.value) })
    #expect(try Imported(.gtfs, "f.zip", files: ["f.zip": Self.zip(deep)]).links == folder.links)
  }

  @Test func archivesOfZIP64() throws {
    let large = Self.zip(GTFSTests.feed, isLarge: true)
    let imported = try Imported(.gtfs, "f.zip", files: ["f.zip": large])
    #expect(imported.problems == [])
    #expect(imported.links == (try Imported(.gtfs, texts: GTFSTests.feed).links))
    // An archive after a shell script, as in a self-extracting file.
    let moved = Array("#!/bin/sh\n".utf8) + large
    var diagnostics = Diagnostics()
    let archive = ZipArchive(moved, path: "f.zip", into: &diagnostics)
    #expect(diagnostics.isEmpty && archive?.entries.count == GTFSTests.feed.count)
    for cut in 1..<120 {
      var found = Diagnostics()
      _ = ZipArchive(Array(large.dropLast(cut)), path: "f.zip", into: &found)
      #expect(found.hasErrors)
    }
  }

  @Test func brokenArchives() throws {
    let good = Self.zip(GTFSTests.feed)
    #expect(
      try problems(Array(good.dropLast(30))) == [
        "f.zip:1:1: error: the archive is broken: its end is missing; download it again"
      ])
    #expect(
      try problems(Array("stops".utf8)) == [
        "f.zip:1:1: error: this is a table or other text, not a GTFS feed; read a table with: import csv"
      ])
    let zip64 = good.dropLast(12) + [255, 255, 255, 255] + good.suffix(8)
    #expect(
      try problems(Array(zip64)) == [
        "f.zip:1:1: error: the archive is broken: its list of files has an invalid offset or size; download it again"
      ])
    #expect(
      try problems(Self.zip(GTFSTests.feed) { _ in 12 }).first
        == "f.zip:1:1: error: 'agency.txt' uses compression method 12, which is not supported; unpack the archive, and use the unpacked files"
    )
  }

  @Test(arguments: [
    (
      ["a.txt": ""],
      "this is not a GTFS feed: it contains 'a.txt'; a GTFS feed has the tables stops.txt, routes.txt, "
        + "trips.txt and stop_times.txt"
    ),
    (
      ["feed.zip": "", "README": ""],
      "this is not a GTFS feed: it contains 'README' and 'feed.zip'; give the archive feed.zip "
        + "instead, unpacked from this one if necessary"
    ),
    (
      ["a.dbf": "", "a.shp": "\0\0"],
      "this is not a GTFS feed: it contains 'a.dbf' and 'a.shp'; convert the shapefile: ogr2ogr -f "
        + "GeoJSON lines.geojson a.shp, and read the result with: import geojson"
    ),
  ])
  func otherArchives(files: [String: String], problem: String) throws {
    #expect(try problems(Self.zip(files)) == ["f.zip:1:1: error: \(problem)"])
  }

  @Test func feedInAFolderOfTheFolder() throws {
    let bytes = GTFSTests.feed.mapValues { Array($0.utf8) }
    #expect(
      try Imported(
        .gtfs,
        files: Dictionary(
          uniqueKeysWithValues: bytes.map { ("deep/" + $0.key, $0.value) })
      ).problems == [
        ".:1:1: error: this is not a GTFS feed: it contains no files; give the folder deep"
      ])
  }

  @Test func twoFeedsInAnArchive() throws {
    var files = GTFSTests.feed
    files["old/stops.txt"] = ""
    #expect(
      try problems(Self.zip(files)) == [
        "f.zip:1:1: error: the archive has more than one feed: at the top level and in 'old'; "
          + "unpack the archive, and give the folder of one feed"
      ])
    // Tables in other folders are not tables of the feed.
    files["old/stops.txt"] = nil
    files["a/transfers.txt"] = "broken"
    let imported = try Imported(.gtfs, "f.zip", files: ["f.zip": Self.zip(files)])
    #expect(imported.problems == [])
    #expect(imported.links == (try Imported(.gtfs, texts: GTFSTests.feed).links))
  }

  /// A damaged archive is reported or still gives links, but never causes a crash.
  @Test(arguments: [false, true])
  func changedBytes(isLarge: Bool) throws {
    let good = Self.zip(GTFSTests.feed, isLarge: isLarge)
    var random = Random(seed: 13)
    for round in 0..<300 {
      var bytes = good
      if round % 3 == 0 {
        bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
      } else {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      }
      let imported = try Imported(.gtfs, "f.zip", files: ["f.zip": bytes])
      #expect(!imported.problems.isEmpty || !imported.links.isEmpty)
    }
  }
}
