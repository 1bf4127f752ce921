import Testing

@testable import SiteGenerator

@Suite("The store of a build")
struct BuildStoreTests {
  /// A store that is so large that it is written in several pieces.
  private static let large: BuildStore = {
    var store = BuildStore(program: Digest(first: 1, second: 2), part: .whole)
    store.files = (0..<40_000).map {
      BuildStore.File(
        path: "networks/a/routes/place-\($0)/index.html", bytes: $0, hash: UInt64($0) << 40,
        modified: 7, links: LinkTable.Page())
    }
    store.steps = (0..<20_000).map {
      BuildStore.Step(key: Digest(first: UInt64($0), second: 3), files: (2 * $0)..<(2 * $0 + 2))
    }
    return store
  }()

  private static func pieces(of store: BuildStore) throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    try store.encode { pieces.append($0) }
    return pieces
  }

  @Test("A large store is written in several pieces and read again")
  func roundTrip() throws {
    let pieces = try Self.pieces(of: Self.large)
    #expect(pieces.filter { $0.count >= 1 << 20 }.count >= 2)
    #expect(pieces.allSatisfy { $0.count <= 2 << 20 })
    let store = try BuildStore(Array(pieces.joined()))
    #expect(store.files.map(\.path) == Self.large.files.map(\.path))
    #expect(store.files.map(\.hash) == Self.large.files.map(\.hash))
    #expect(store.steps.map(\.key) == Self.large.steps.map(\.key))
    #expect(store.steps.map(\.files) == Self.large.steps.map(\.files))
  }

  @Test("Lists of numbers take few bytes")
  func numbers() throws {
    let lists: [[UInt32]] = [
      [], [0], [.max, 0, .max, .max, 0], [3, 0, 4, 0, 4, 17, 90_000, 0, 90_001, 0],
      (0..<1_000).map { $0 * 3 },
    ]
    for list in lists { #expect(Array(NumberList(list)) == list) }
    #expect(NumberList(lists[3]).bytes.count == 12)
    #expect(NumberList(lists[4]).bytes.count == 1_000)

    var store = BuildStore(program: Digest(first: 1, second: 2), part: .whole)
    store.links.names += (1...3).map { Digest(first: $0, second: $0) }
    store.links.lists.append(NumberList([1, 0, 2, 3]))
    let read = try BuildStore(Array(try Self.pieces(of: store).joined()))
    #expect(read.links.lists.map(Array.init) == [[], [1, 0, 2, 3]])
    store.links.lists.append(NumberList([4]))
    #expect(throws: ByteReader.Damage.self) {
      try BuildStore(Array(try Self.pieces(of: store).joined()))
    }
  }

  @Test("A store with a changed byte or a missing end is reported as damaged")
  func damage() throws {
    let bytes = Array(try Self.pieces(of: Self.large).joined())
    for position in [0, 30, 1 << 20, 1 << 20 + 19, bytes.count - 17, bytes.count - 1] {
      var changed = bytes
      changed[position] ^= 1
      #expect(throws: ByteReader.Damage.self) { try BuildStore(changed) }
      #expect(throws: ByteReader.Damage.self) { try BuildStore(Array(bytes.prefix(position))) }
    }
  }
}
