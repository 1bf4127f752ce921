import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Watching folders")
struct FolderWatcherTests {
  private final class Place {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    init() throws { try FileSystem.makeDirectories(root) }

    deinit { try? FileSystem.remove(root) }

    func path(_ name: String) -> String { Path.join(root, name) }

    func write(_ name: String, _ text: String) throws {
      try FileSystem.makeDirectories(Path.parent(of: path(name)) ?? root)
      try FileSystem.write(Array(text.utf8), to: path(name))
    }
  }

  /// The method by which a watcher detects changes.
  enum Hearing: CaseIterable {
    /// By events only. The next scan would be an hour later, after the test.
    case events
    /// By repeated scans.
    case looking

    func watcher(_ place: String) -> FolderWatcher {
      switch self {
      case .events:
        FolderWatcher(
          [place], since: FolderStamps([place]),
          pace: .init(withEvents: 3_600_000, withoutEvents: 3_600_000))
      case .looking:
        FolderWatcher(
          [place], since: FolderStamps([place]), pace: .init(withoutEvents: 5), events: nil)
      }
    }
  }

  /// The changes that a watcher reports while an action runs.
  private func changes(
    _ place: Place, _ hearing: Hearing, _ act: @escaping @Sendable (String) throws -> Void
  ) throws -> Set<String> {
    let root = place.root
    var watcher = hearing.watcher(root)
    // The action has its own thread, because it waits, and tasks share only a few threads.
    Thread.detachNewThread {
      do {
        try act(root)
      } catch {
        Issue.record(error)
      }
      try? FileSystem.write([], to: root + "/end")
    }
    var found: Set<String> = []
    while !found.contains("end") {
      for path in watcher.next() { found.insert(String(path.dropFirst(root.count + 1))) }
    }
    return found.subtracting(["end"])
  }

  @Test("The watcher reports new, changed and removed files", arguments: Hearing.allCases)
  func files(hearing: Hearing) throws {
    let place = try Place()
    for name in ["kept", "changed", "removed", "a/deep"] { try place.write(name, "old") }
    let found = try changes(place, hearing) { root in
      try FileSystem.write(Array("newer".utf8), to: root + "/changed")
      try FileSystem.write(Array("newer".utf8), to: root + "/a/deep")
      try FileSystem.write(Array("newer".utf8), to: root + "/new")
      try FileSystem.remove(root + "/removed")
    }
    #expect(found == ["changed", "a/deep", "new", "removed"])
  }

  @Test(
    "The watcher reports a file that is saved under another name and renamed",
    arguments: Hearing.allCases)
  func rename(hearing: Hearing) throws {
    let place = try Place()
    try place.write("page.md", "old")
    let found = try changes(place, hearing) { root in
      try FileSystem.write(Array("newer".utf8), to: root + "/.page.md.swp")
      try FileManager.default.removeItem(atPath: root + "/page.md")
      try FileManager.default.moveItem(
        atPath: root + "/.page.md.swp", toPath: root + "/page.md")
    }
    #expect(found == ["page.md"])
  }

  @Test(
    "The watcher reports files in new, renamed and removed folders",
    arguments: Hearing.allCases)
  func folders(hearing: Hearing) throws {
    let place = try Place()
    try place.write("old/one", "1")
    try place.write("gone/two", "2")
    let found = try changes(place, hearing) { root in
      try FileSystem.makeDirectories(root + "/new/below")
      try FileSystem.write([1], to: root + "/new/below/three")
      try FileManager.default.moveItem(atPath: root + "/old", toPath: root + "/moved")
      try FileSystem.write([1, 2], to: root + "/moved/one")
      try FileSystem.remove(root + "/gone")
    }
    #expect(found == ["new/below/three", "old/one", "moved/one", "gone/two"])
  }

  @Test(
    "The watcher reports changes in a folder that was created while it was watching",
    arguments: Hearing.allCases)
  func newFolder(hearing: Hearing) throws {
    let place = try Place()
    var watcher = hearing.watcher(place.root)
    try place.write("new/one", "1")
    #expect(watcher.next() == [place.path("new/one")])
    try place.write("new/one", "12")
    #expect(watcher.next() == [place.path("new/one")])
    try place.write("new/two", "2")
    #expect(watcher.next() == [place.path("new/two")])
  }

  @Test("The watcher reports changes from before it began to wait")
  func before() throws {
    let place = try Place()
    try place.write("one", "1")
    var watcher = Hearing.events.watcher(place.root)
    try place.write("one", "12")
    #expect(watcher.next() == [place.path("one")])
  }

  @Test("Temporary files of editors are not reported")
  func leftovers() throws {
    let place = try Place()
    let stamps = FolderStamps([place.root])
    for name in [".page.md.swp", "page.md~", "4913", ".hidden"] { try place.write(name, "x") }
    #expect(FolderStamps([place.root]).changes(since: stamps).isEmpty)
    try place.write("page.md", "x")
    #expect(FolderStamps([place.root]).changes(since: stamps) == [place.path("page.md")])
  }

  @Test("The targets of symbolic links are watched, and cycles of links are harmless")
  func links() throws {
    let (place, other) = (try Place(), try Place())
    try other.write("places.csv", "1")
    for folder in ["drafts/huts", "networks/a"] { try place.write("\(folder)/places.csv", "1") }
    // A build reads no files outside the atlas, so the link to `other` is not followed.
    for (link, target) in [
      ("networks/huts", place.path("drafts/huts")), ("networks/twin", place.path("drafts/huts")),
      ("networks/a/up", place.path("networks")), ("networks/a/root", place.root),
      ("networks/out", other.root), ("networks/all", "/"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: place.path(link), withDestinationPath: target)
    }
    let stamps = FolderStamps([place.root])
    try place.write("drafts/huts/places.csv", "12")
    let now = FolderStamps([place.root])
    let changed = Set(now.changes(since: stamps))
    #expect(changed.contains(place.path("drafts/huts/places.csv")))
    #expect(changed.count == 2 && now.files.count == 3)
  }

  @Test("The watcher reports a removed and a restored folder", arguments: Hearing.allCases)
  func root(hearing: Hearing) throws {
    let place = try Place()
    try place.write("one", "1")
    // The watcher must wait for a missing root folder.
    var watcher = FolderWatcher(
      [place.root], since: FolderStamps([place.root]), pace: .init(withoutEvents: 5),
      events: hearing == .events ? FolderEvents() : nil)
    try FileSystem.remove(place.root)
    #expect(watcher.next() == [place.path("one")])
    try place.write("one", "1")
    #expect(watcher.next() == [place.path("one")])
  }
}
