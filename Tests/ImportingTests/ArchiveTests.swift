import Importing
import Input
import SeededRandom
import Testing

/// Feeds as they are downloaded.
@Suite struct ArchiveTests {
  /// An archive of stored and deflated files, in turn.
  static func zip(_ files: [String: String], method: (Int) -> Int = { $0 % 2 * 8 }) -> [UInt8] {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    for (index, (name, text)) in files.sorted(by: { $0.key < $1.key }).enumerated() {
      let content = Array(text.utf8)
      // Gzip's header has ten bytes; its checksum and length follow the data.
      let packed = Gzip.deflate(content)
      let checksum = Array(packed.suffix(8).prefix(4))
      let method = method(index)
      let data = method == 8 ? Array(packed.dropFirst(10).dropLast(8)) : content
      let common =
        little(method, 2) + [0, 0, 0, 0] + checksum + little(data.count, 4)
        + little(content.count, 4) + little(name.utf8.count, 2) + [0, 0]
      list +=
        [0x50, 0x4B, 1, 2, 20, 0, 20, 0, 0, 0] + common
        + [UInt8](repeating: 0, count: 10) + little(bytes.count, 4) + Array(name.utf8)
      bytes += [0x50, 0x4B, 3, 4, 20, 0, 0, 0] + common + Array(name.utf8) + data
    }
    let end: [UInt8] =
      [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + little(files.count, 2) + little(files.count, 2)
      + little(list.count, 4) + little(bytes.count, 4) + [0, 0]
    return bytes + list + end
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

  @Test func brokenArchives() throws {
    let good = Self.zip(GTFSTests.feed)
    #expect(
      try problems(Array(good.dropLast(30))) == [
        "f.zip:1:1: error: the archive is broken: its end is missing; download it again"
      ])
    #expect(
      try problems(Array("stops".utf8)) == [
        "f.zip:1:1: error: this is no ZIP archive; give a feed as it is downloaded, or the folder of its files"
      ])
    let zip64 = good.dropLast(12) + [255, 255, 255, 255] + good.suffix(8)
    #expect(
      try problems(Array(zip64)) == [
        "f.zip:1:1: error: the archive has the size of ZIP64, which is not read; unpack it, and give the folder"
      ])
    #expect(
      try problems(Self.zip(GTFSTests.feed) { _ in 12 }).first
        == "f.zip:1:1: error: 'agency.txt' is compressed by method 12, which is not read; unpack the archive, and give the folder"
    )
    #expect(
      try problems(Self.zip(["a.txt": ""])).contains(
        "f.zip:1:1: error: the feed has no stop_times.txt; every GTFS feed has one: is this a feed?"
      ))
  }

  /// A byte that is changed or a cut anywhere is found, or does not matter; nothing crashes.
  @Test func changedBytes() throws {
    let good = Self.zip(GTFSTests.feed)
    let links = try Imported(.gtfs, "f.zip", files: ["f.zip": good]).links
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
      #expect(!imported.problems.isEmpty || imported.links == links || !imported.links.isEmpty)
    }
  }
}
