import Foundation
import Input
import Testing

@testable import SiteGenerator

@Suite("Publishing")
struct PublisherTests {
  /// An empty folder that is removed when the test ends.
  private final class Folder {
    let path: String
    init() throws {
      path = NSTemporaryDirectory() + "publisher-" + UUID().uuidString
      try FileSystem.makeDirectories(path)
    }
    deinit { try? FileSystem.remove(path) }
  }

  private func publish(
    _ files: [String: String], to output: String, clean: Bool = false
  ) throws {
    let publisher = try Publisher(output: output, clean: clean)
    for (name, text) in files {
      let path = Input.Path.join(publisher.staging, name)
      if let parent = Input.Path.parent(of: path) { try FileSystem.makeDirectories(parent) }
      try FileSystem.write(Array(text.utf8), to: path)
    }
    try publisher.publish(files: Set(files.keys))
  }

  private func contents(_ output: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for name in try FileSystem.list(output) {
      result[name] = String(
        decoding: try FileSystem.read(Input.Path.join(output, name)), as: UTF8.self)
    }
    return result
  }

  @Test("What the last build wrote and this one does not is removed")
  func stale() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "1", "old/index.html": "1"], to: output)
    try publish(["index.html": "2"], to: output)
    #expect(try contents(output) == ["index.html": "2"])
  }

  @Test("What others put there stays, in folders too")
  func foreign() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try FileSystem.makeDirectories(output + "/notes")
    try FileSystem.write(Array("mine".utf8), to: output + "/notes/a.txt")
    try FileSystem.write(Array("*".utf8), to: output + "/.gitignore")
    try publish(["index.html": "1"], to: output)
    try publish(["index.html": "2"], to: output)
    #expect(
      try contents(output) == ["index.html": "2", "notes/a.txt": "mine", ".gitignore": "*"])
  }

  @Test("Empty folders and links of others stay too, and a link to the output stays a link")
  func foreignFolders() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try FileSystem.makeDirectories(output + "/mine/empty")
    try FileManager.default.createSymbolicLink(
      atPath: output + "/away", withDestinationPath: "/no/such/place")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: output)
    try publish(["index.html": "1", "a/index.html": "1"], to: folder.path + "/link")
    try publish(["index.html": "2"], to: folder.path + "/link")
    #expect(try FileSystem.folders(below: output) == ["mine", "mine/empty"])
    #expect(try FileSystem.links(below: output) == ["away", "index.html"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == output)
  }

  @Test("The folder one is in, and the root, are no output", arguments: [".", "..", "/", ""])
  func noFolder(path: String) {
    #expect(throws: Publisher.Failure.self) { try Publisher(output: path, clean: false) }
  }

  @Test("A foreign file in the way stops the publication and nothing changes")
  func conflict() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try FileSystem.makeDirectories(output)
    try FileSystem.write(Array("mine".utf8), to: output + "/index.html")
    #expect(throws: Publisher.Failure.self) { try publish(["index.html": "1"], to: output) }
    #expect(try contents(output) == ["index.html": "mine"])
    #expect(try FileSystem.directories(in: folder.path) == ["site"])
  }

  @Test("Asked for, foreign files go, but not hidden ones")
  func clean() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try FileSystem.makeDirectories(output)
    try FileSystem.write(Array("mine".utf8), to: output + "/index.html")
    try FileSystem.write(Array("x".utf8), to: output + "/other.txt")
    try FileSystem.write(Array("*".utf8), to: output + "/.gitignore")
    try publish(["index.html": "1"], to: output, clean: true)
    #expect(try contents(output) == ["index.html": "1", ".gitignore": "*"])
  }

  @Test("A build that was given up leaves nothing behind")
  func abandoned() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "1"], to: output)
    let publisher = try Publisher(output: output, clean: false)
    publisher.abandon()
    #expect(try contents(output) == ["index.html": "1"])
    #expect(try FileSystem.directories(in: folder.path) == ["site"])
  }

  @Test("A folder that cannot be made is a failure that names it")
  func unwritable() throws {
    let folder = try Folder()
    try FileSystem.write(Array("x".utf8), to: folder.path + "/file")
    let failure = #expect(throws: Publisher.Failure.self) {
      try Publisher(output: folder.path + "/file/site", clean: false)
    }
    #expect(failure?.description.contains("/file/site: error: cannot be written") == true)
  }
}
