import Foundation
import Input
import Testing

@testable import SiteGenerator

/// Settled folders are folders that a build does not need to list again.
@Suite("Settled folders")
struct SettledFoldersTests {
  /// Publishes two files. If there is a spare folder, starts from this folder and writes only
  /// `index.html`, as a build does.
  private func publish(_ text: String, to output: String) throws {
    let files = ["index.html": text, "b/c.html": "the same"]
    let publisher = Publisher(try OutputFolder(output, inputs: []), clean: false)
    try publisher.begin(patience: 0)
    let isSpare = try publisher.takeSpare(files: Set(files.keys))
    let written = isSpare ? ["index.html"] : Array(files.keys)
    for name in written {
      let path = Input.Path.join(publisher.staging, name)
      try FileSystem.makeDirectories(Input.Path.parent(of: path) ?? ".")
      try FileSystem.remove(path)
      try FileSystem.write(Array((files[name] ?? "").utf8), to: path)
    }
    #expect(try publisher.publish(files: Set(files.keys), written: written).all.isEmpty)
  }

  /// An output folder and a spare folder after the first build, which has recorded their
  /// subfolders.
  private func noted() throws -> (folder: PublisherTests.Folder, output: String, spare: String) {
    let folder = try PublisherTests.Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    try publish("1", to: output)
    return (folder, output, spare)
  }

  private func isKnown(_ path: String, in folder: PublisherTests.Folder) throws -> Bool {
    let build = folder.path + "/.site.build"
    let settled = SettledFolders(
      path: build + "/folders", manifest: Manifest(path: build + "/files"))
    settled.read()
    return settled.contains(try #require(EntryStatus(at: path)))
  }

  @Test("Folders of the output and the spare stay settled in every build")
  func everyBuild() throws {
    let (folder, output, spare) = try noted()
    for number in 2..<5 {
      for path in [output, spare] { #expect(try isKnown(path + "/b", in: folder)) }
      try publish("\(number)", to: output)
    }
  }

  @Test("A folder that changed at or after the start of the listing is not settled")
  func changedTooLate() throws {
    let folder = try PublisherTests.Folder()
    let settled = SettledFolders(
      path: folder.path + "/folders", manifest: Manifest(path: folder.path + "/files"))
    func isNoted(_ name: String) throws -> Bool {
      let status = try #require(EntryStatus(at: folder.path + "/" + name))
      settled.add(status)
      return settled.contains(status)
    }
    try FileSystem.makeDirectories(folder.path + "/early")
    #expect(try !isNoted("early"))
    settled.waitForClock()
    #expect(try isNoted("early"))
    try FileSystem.makeDirectories(folder.path + "/late")
    #expect(try !isNoted("late"))
  }

  @Test("A file that another program adds to a settled folder is kept")
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

  @Test("A folder is listed again if it or the list of files has changed")
  func record() throws {
    let (folder, output, _) = try noted()
    defer { withExtendedLifetime(folder) {} }
    let list = folder.path + "/.site.build/files"
    func isKnown() throws -> Bool { try self.isKnown(output + "/b", in: folder) }
    #expect(try isKnown())
    let files = try FileSystem.read(list)
    try FileSystem.write(files + Array("more\n".utf8), to: list)
    #expect(try !isKnown())
    try FileSystem.write(files, to: list)
    #expect(try isKnown())
    try FileSystem.write([], to: output + "/b/mine")
    #expect(try !isKnown())
  }
}
