import Foundation
import Input
import Platform
import Testing

@testable import SiteGenerator

extension PublisherTests {
  @Test("If hard links are not possible, foreign files are copied with their modes and times")
  func copiesOfOthers() throws {
    let folder = try Folder()
    let (output, staging) = (folder.path + "/site", folder.path + "/staging")
    try FileSystem.makeDirectories(output + "/mine")
    try FileSystem.makeDirectories(staging)
    try FileSystem.write(Array("text".utf8), to: output + "/mine/file")
    try FileManager.default.createSymbolicLink(
      atPath: output + "/mine/away", withDestinationPath: "no such/place")
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640, .modificationDate: date], ofItemAtPath: output + "/mine/file")
    let own = OwnFiles(old: [], new: ["index.html"])
    try ForeignFiles(own: own, clean: false, copies: true)
      .link(from: OpenFolder(output), to: OpenFolder(staging))
    #expect(try contents(staging) == ["mine/file": "text"])
    let old = try #require(EntryStatus(at: output + "/mine/file"))
    let new = try #require(EntryStatus(at: staging + "/mine/file"))
    #expect(new.identity != old.identity)
    #expect(new.mode == 0o640 && new.user == old.user && new.group == old.group)
    #expect(new.modified.tv_sec == 1_000_000_000)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: staging + "/mine/away")
        == "no such/place")
    #expect(EntryStatus(at: staging + "/" + FileCopy.unfinished) == nil)
  }

  @Test(
    "A file that another program adds during an in-place build is kept and reported",
    arguments: [false, true])
  func lateForeignFile(isWithoutExclusiveRename: Bool) throws {
    let folder = try Folder()
    let (output, staging) = (folder.path + "/site", folder.path + "/staging")
    func write(_ text: String, _ names: [String], in folder: String) throws {
      try FileSystem.makeDirectories(folder)
      for name in names { try FileSystem.write(Array(text.utf8), to: "\(folder)/\(name)") }
    }
    try write("new", ["a", "b", "c"], in: staging)
    try write("old", ["a"], in: output)
    try write("mine", ["c"], in: output)
    let files = FilesInPlace(
      own: OwnFiles(old: ["a"], new: ["a", "b", "c"]),
      isWithoutExclusiveRename: isWithoutExclusiveRename)
    let failure = #expect(throws: Publisher.Failure.self) {
      try files.move(from: staging, to: output)
    }
    #expect(failure?.path == output + "/c")
    #expect(failure?.reason.contains("no earlier build wrote it") == true)
    #expect(try contents(output) == ["a": "new", "b": "new", "c": "mine"])
    #expect(try contents(staging) == ["c": "new"])
  }

  @Test(
    "An in-place build and a normal build cannot write the same output at once",
    arguments: [false, true])
  func bothKinds(isInPlaceFirst: Bool) throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    let first = try publisher(output, inPlace: isInPlaceFirst)
    let failure = #expect(throws: Publisher.Failure.self) {
      try publisher(output, inPlace: !isInPlaceFirst)
    }
    #expect(failure?.path == folder.path + "/.site.lock")
    #expect(FileSystem.exists(first.staging))
    first.abandon()
    try publish(["index.html": "1"], to: output, inPlace: !isInPlaceFirst)
    #expect(try contents(output) == ["index.html": "1"])
    #expect(!FileSystem.exists(folder.path + "/.site.lock"))
  }

  @Test("If a foreign file is in the way of a folder, the error gives its path")
  func fileForFolder() throws {
    for inPlace in [false, true] {
      let folder = try Folder()
      let output = folder.path + "/site"
      try FileSystem.makeDirectories(output)
      try FileSystem.write(Array("mine".utf8), to: output + "/a")
      let failure = #expect(throws: Publisher.Failure.self) {
        try publish(["a/index.html": "1"], to: output, inPlace: inPlace)
      }
      #expect(failure?.path == output + "/a")
      #expect(try contents(output) == ["a": "mine"])
    }
  }
}
