import Foundation
import Input
import Testing

@testable import SiteGenerator

/// The folders that a build need not list again.
@Suite("Settled folders")
struct SettledFoldersTests {
  /// The age at which a folder is settled in these tests: above the step of the system's clock.
  private static let age = 20_000_000

  /// Publishes the same files each time, like a build that starts from the spare if there is one.
  private func publish(_ text: String, to output: String) throws {
    let files = ["index.html": text, "b/c.html": text]
    let publisher = Publisher(
      try OutputFolder(output, inputs: []), clean: false, settlingAfter: Self.age)
    try publisher.begin(patience: 0)
    let isSpare = try publisher.takeSpare(files: Set(files.keys))
    for (name, text) in files where !isSpare || name == "index.html" {
      let path = Input.Path.join(publisher.staging, name)
      try FileSystem.makeDirectories(Input.Path.parent(of: path) ?? ".")
      try FileSystem.remove(path)
      try FileSystem.write(Array(text.utf8), to: path)
    }
    #expect(try publisher.publish(files: Set(files.keys)).all.isEmpty)
  }

  /// Returns when a folder is old enough to be settled.
  private func settle(_ path: String) throws {
    let time = try #require(EntryStatus(at: path)).changed
    while !FileStamp(size: 0, modified: time, changed: time).isOlder(than: Self.age) {
      usleep(1000)
    }
  }

  /// An output and a spare whose folders a build has noted.
  private func noted() throws -> (folder: PublisherTests.Folder, output: String, spare: String) {
    let folder = try PublisherTests.Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    for text in ["1", "2"] { try publish(text, to: output) }
    for path in [output, spare] { try settle(path + "/b") }
    for text in ["3", "4"] { try publish(text, to: output) }
    return (folder, output, spare)
  }

  @Test("A file of others in a folder that was noted is kept")
  func addedLater() throws {
    let (folder, output, spare) = try noted()
    defer { withExtendedLifetime(folder) {} }
    try FileSystem.write(Array("mine".utf8), to: output + "/b/mine")
    try FileSystem.write(Array("late".utf8), to: spare + "/b/late")
    for text in ["5", "6", "7"] {
      try publish(text, to: output)
      for name in ["mine", "late"] {
        #expect(try FileSystem.read(output + "/b/" + name) == Array(name.utf8))
      }
    }
  }

  @Test("A folder is listed again if it has changed, or if the list of files has")
  func record() throws {
    let (folder, output, _) = try noted()
    defer { withExtendedLifetime(folder) {} }
    let build = folder.path + "/.site.build"
    func isKnown() throws -> Bool {
      let settled = SettledFolders(
        path: build + "/folders", manifest: Manifest(path: build + "/files"))
      settled.read()
      return settled.contains(try #require(EntryStatus(at: output + "/b")))
    }
    #expect(try isKnown())
    let list = try FileSystem.read(build + "/files")
    try FileSystem.write(list + Array("more\n".utf8), to: build + "/files")
    #expect(try !isKnown())
    try FileSystem.write(list, to: build + "/files")
    #expect(try isKnown())
    try FileSystem.write([], to: output + "/b/mine")
    #expect(try !isKnown())
  }
}
