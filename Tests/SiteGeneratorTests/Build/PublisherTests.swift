import Foundation
import Input
import Platform
import Testing

@testable import SiteGenerator

extension Publisher {
  /// Publishes a build, and keeps no record of it.
  func publish(files: Set<String>, written: [String]? = nil) throws(Failure) -> Diagnostics {
    try publish(files: files, written: written, jobs: 2, record: {}, remember: {})
  }
}

@Suite("Publishing")
struct PublisherTests {
  /// An empty folder that is removed when the test ends.
  final class Folder {
    let path: String
    init() throws {
      path = NSTemporaryDirectory() + "publisher-" + UUID().uuidString
      try FileSystem.makeDirectories(path)
    }
    deinit { try? FileSystem.remove(path) }
  }

  func publisher(
    _ output: String, clean: Bool = false, inPlace: Bool = false
  ) throws -> Publisher {
    let publisher = Publisher(
      try OutputFolder(output, inputs: []), clean: clean, inPlace: inPlace)
    try publisher.begin(patience: 0)
    return publisher
  }

  func publish(
    _ files: [String: String], to output: String, clean: Bool = false, inPlace: Bool = false
  ) throws {
    let publisher = try publisher(output, clean: clean, inPlace: inPlace)
    for (name, text) in files {
      let path = Input.Path.join(publisher.staging, name)
      if let parent = Input.Path.parent(of: path) { try FileSystem.makeDirectories(parent) }
      try FileSystem.write(Array(text.utf8), to: path)
    }
    #expect(try publisher.publish(files: Set(files.keys)).all.isEmpty)
  }

  func contents(_ output: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for name in try FileSystem.list(output) {
      result[name] = String(
        decoding: try FileSystem.read(Input.Path.join(output, name)), as: UTF8.self)
    }
    return result
  }

  @Test("Files of the last build that are no longer made are removed")
  func stale() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "1", "old/index.html": "1"], to: output)
    try publish(["index.html": "2"], to: output)
    #expect(try contents(output) == ["index.html": "2"])
  }

  @Test("Foreign files in the output are kept, even in folders")
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

  @Test("Foreign empty folders and links are kept, and so is a link to the output")
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
    #expect(try FileSystem.directories(in: output) == ["mine"])
    #expect(try FileSystem.directories(in: output + "/mine") == ["empty"])
    #expect(try FileSystem.list(output) == ["index.html"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: output + "/away")
        == "/no/such/place")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == output)
  }

  @Test(
    "The current folder, its parents and the root cannot be the output",
    arguments: [".", "..", "/", ""])
  func noFolder(path: String) {
    #expect(throws: Publisher.Failure.self) { try OutputFolder(path, inputs: []) }
  }

  /// A folder at which Linux mounts a file system.
  private static let mount = "/dev/shm"

  @Test(
    "A mount point is recognised, and a folder inside it does not count as a mount point",
    .enabled(
      if: (try? FileSystem.read("/proc/self/mountinfo")).map {
        String(decoding: $0, as: UTF8.self).contains(" \(mount) ")
      } ?? false))
  func mounted() throws {
    #expect(try OutputFolder(Self.mount, inputs: []).isMountPoint)
    let folder = Self.mount + "/publisher-" + UUID().uuidString
    try FileSystem.makeDirectories(folder)
    defer { try? FileSystem.remove(folder) }
    #expect(try !OutputFolder(folder, inputs: []).isMountPoint)
  }

  @Test("A foreign file in the way stops the build, and nothing changes")
  func conflict() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try FileSystem.makeDirectories(output)
    try FileSystem.write(Array("mine".utf8), to: output + "/index.html")
    #expect(throws: Publisher.Failure.self) { try publish(["index.html": "1"], to: output) }
    #expect(try contents(output) == ["index.html": "mine"])
    #expect(try FileSystem.directories(in: folder.path) == ["site"])
  }

  @Test("A clean build removes foreign files, except hidden ones")
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

  @Test("An abandoned build leaves nothing behind")
  func abandoned() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "1"], to: output)
    let publisher = try publisher(output)
    try publisher.write { () throws(FileError) in
      try FileSystem.write([1], to: publisher.staging + "/index.html")
    }
    publisher.abandon()
    // A worker that is still running after the build was abandoned writes no more files.
    try publisher.write { () throws(FileError) in
      try FileSystem.makeDirectories(publisher.staging)
    }
    #expect(try contents(output) == ["index.html": "1"])
    #expect(try everything(in: folder.path) == [".site.build", "site"])
  }

  @Test("If a folder cannot be created, the error gives its path")
  func unwritable() throws {
    let folder = try Folder()
    try FileSystem.write(Array("x".utf8), to: folder.path + "/file")
    let failure = #expect(throws: Publisher.Failure.self) {
      try publisher(folder.path + "/file/site")
    }
    #expect(failure?.description.contains("/file: error: cannot be written") == true)
  }

  func everything(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("The output and foreign folders keep their modes")
  func modes() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "1"], to: output)
    try FileSystem.makeDirectories(output + "/mine/deep")
    #expect(chmod(output + "/mine", 0o700) == 0)
    #expect(chmod(output, 0o2775) == 0)
    try publish(["index.html": "2"], to: output)
    #expect(try mode(output + "/mine") == 0o700)
    #expect(try mode(output) == 0o2775)
    #expect(try FileSystem.directories(in: output + "/mine") == ["deep"])
  }

  #if canImport(Glibc)
    @Test("A foreign file whose name is not UTF-8 is kept")
    func rawNames() throws {
      let folder = try Folder()
      let output = folder.path + "/site"
      try publish(["index.html": "1"], to: output)
      let name = Array(output.utf8CString.dropLast()) + [47, -23, 0]
      close(open(name, O_WRONLY | O_CREAT, 0o644))
      for text in ["2", "3"] {
        try publish(["index.html": text], to: output)
        #expect(access(name, F_OK) == 0)
      }
    }
  #endif

  @Test("Only one build writes an output at a time; a second one reports the process of the first")
  func locked() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    let first = try publisher(output)
    let failure = #expect(throws: Publisher.Failure.self) { try publisher(output) }
    #expect(failure?.reason.contains("process \(getpid()) on ") == true)
    first.abandon()
    try publish(["index.html": "1"], to: output)
    #expect(try everything(in: folder.path) == [".site.build", "site"])
  }

  @Test("An output inside an input folder, or around one, is an error")
  func inputs() throws {
    let folder = try Folder()
    try FileSystem.makeDirectories(folder.path + "/Content/networks")
    let inputs = [folder.path + "/Content"]
    for output in ["/Content/networks", "/Content/new/site", "/Content", ""] {
      #expect(throws: Publisher.Failure.self) {
        try OutputFolder(folder.path + output, inputs: inputs)
      }
    }
    #expect(throws: Never.self) { try OutputFolder(folder.path + "/Content2", inputs: inputs) }
    // An input folder that does not exist yet is refused too, because the next build would read it.
    let missing = folder.path + "/places"
    #expect(throws: Publisher.Failure.self) { try OutputFolder(missing, inputs: [missing]) }
  }

  @Test("The list of files is written only if it changes")
  func sameManifest() throws {
    let folder = try Folder()
    let list = folder.path + "/.site.build/files"
    try publish(["index.html": "1"], to: folder.path + "/site")
    let first = FileStamp(list, follows: false)
    try publish(["index.html": "2"], to: folder.path + "/site")
    #expect(FileStamp(list, follows: false) == first)
    try publish(["index.html": "2", "new.html": "1"], to: folder.path + "/site")
    #expect(try String(decoding: FileSystem.read(list), as: UTF8.self) == "index.html\nnew.html\n")
    #expect(!FileSystem.exists(list + ".new"))
  }

  @Test("If the list of files cannot be read, the build stops with the list's path")
  func unreadableManifest() throws {
    let folder = try Folder()
    try publish(["index.html": "1"], to: folder.path + "/site")
    try FileSystem.remove(folder.path + "/.site.build/files")
    try FileSystem.makeDirectories(folder.path + "/.site.build/files")
    let failure = #expect(throws: Publisher.Failure.self) {
      try publish(["index.html": "2"], to: folder.path + "/site")
    }
    #expect(failure?.path.hasSuffix("/.site.build/files") == true)
  }

  // MARK: After a kill

  @Test(
    "If a build is killed after the exchange, foreign files move to the new folder")
  func killedAfterExchange() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "2", "new.html": "2"], to: output)
    let old = folder.path + "/.site.exchanged"
    for (name, text) in ["index.html": "1", "stale/a.html": "1", "stale/mine": "m", "own/x": "x"] {
      let path = Input.Path.join(old, name)
      try FileSystem.makeDirectories(Input.Path.parent(of: path) ?? "")
      try FileSystem.write(Array(text.utf8), to: path)
    }
    try FileSystem.write(
      Array("index.html\nnew.html\nstale/a.html\n".utf8), to: folder.path + "/.site.build/files")
    try publish(["index.html": "3"], to: output)
    #expect(try contents(output) == ["index.html": "3", "stale/mine": "m", "own/x": "x"])
    #expect(try everything(in: folder.path) == [".site.build", "site"])
  }

  @Test("If a build is killed between the two renames, the old site is restored")
  func killedBetweenRenames() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "1"], to: output)
    try FileSystem.write(Array("mine".utf8), to: output + "/CNAME")
    try FileSystem.move(output, to: folder.path + "/.site.retired")
    try FileSystem.makeDirectories(folder.path + "/.site.exchanged")
    try FileSystem.write(Array("2".utf8), to: folder.path + "/.site.exchanged/index.html")
    try publisher(output).abandon()
    #expect(try contents(output) == ["index.html": "1", "CNAME": "mine"])
    #expect(try everything(in: folder.path) == [".site.build", "site"])
  }

  @Test("The newer of a foreign file and its copy is kept")
  func copies() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "1"], to: output)
    for (place, time) in [("/.site.exchanged", 2000.0), ("/site", 1000)] {
      for (name, offset) in [("old-is-newer", 0.0), ("new-is-newer", place == "/site" ? 5000 : 0)] {
        let path = folder.path + place + "/" + name
        try FileSystem.makeDirectories(folder.path + place)
        try FileSystem.write(Array(place.utf8), to: path)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: time + offset)], ofItemAtPath: path)
      }
    }
    try publisher(output).abandon()
    #expect(
      try contents(output)
        == ["index.html": "1", "old-is-newer": "/.site.exchanged", "new-is-newer": "/site"])
  }

  // MARK: File by file

  @Test("In place, files are replaced one by one, and unchanged files keep their times")
  func inPlace() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    let old = ["index.html": "1", "same.html": "s", "a": "file", "b/c.html": "1", "b/d.html": "1"]
    try publish(old, to: output, inPlace: true)
    try FileSystem.write(Array("mine".utf8), to: output + "/b/mine")
    let before = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: before], ofItemAtPath: output + "/same.html")
    let identity = try OpenFolder(output).status().identity
    try publish(
      ["index.html": "2", "same.html": "s", "a/b.html": "folder"], to: output, inPlace: true)
    #expect(
      try contents(output)
        == ["index.html": "2", "same.html": "s", "a/b.html": "folder", "b/mine": "mine"])
    #expect(
      try FileManager.default.attributesOfItem(atPath: output + "/same.html")[.modificationDate]
        as? Date == before)
    #expect(try OpenFolder(output).status().identity == identity)
    #expect(try everything(in: output).contains { $0.hasPrefix(".") } == false)
    try publish(["index.html": "3"], to: output, clean: true, inPlace: true)
    #expect(try contents(output) == ["index.html": "3"])
  }

  @Test("In place, a foreign file in the way stops the build before anything changes")
  func inPlaceConflict() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publish(["index.html": "1"], to: output)
    try FileSystem.write(Array("mine".utf8), to: output + "/new.html")
    #expect(throws: Publisher.Failure.self) {
      try publish(["index.html": "2", "new.html": "2"], to: output, inPlace: true)
    }
    #expect(try contents(output) == ["index.html": "1", "new.html": "mine"])
  }
}
