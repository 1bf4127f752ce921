import Foundation
import Input
import Testing

@testable import SiteGenerator

extension Publisher {
  /// Starts the build from the spare folder; returns false if there is none.
  func takeSpare(files: Set<String>) throws -> Bool {
    guard let listed = try checkSpare() else { return false }
    try takeSpare(files: files, listed: listed)
    return true
  }
}

/// The old output folder, which is kept as the spare for the next build.
extension PublisherTests {
  /// Publishes the files of a site, like a build that starts from the spare folder. Returns false
  /// if there is no spare folder.
  private func publishAgain(
    _ files: [String: String], written: [String]? = nil, to output: String
  ) throws -> Bool {
    let publisher = try publisher(output)
    let isSpare = try publisher.takeSpare(files: Set(files.keys))
    for (name, text) in files {
      let path = Input.Path.join(publisher.staging, name)
      try FileSystem.makeDirectories(Input.Path.parent(of: path) ?? ".")
      try FileSystem.remove(path)
      try FileSystem.write(Array(text.utf8), to: path)
    }
    #expect(try publisher.publish(files: Set(files.keys), written: written).all.isEmpty)
    return isSpare
  }

  @Test("Every build, even the first, leaves a spare folder with the same files as its output")
  func renewedSpare() throws {
    let folder = try Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    for files in [
      ["index.html": "1", "b/c.html": "1", "old.html": "1"],
      ["index.html": "2", "b/c.html": "2", "d/e.html": "2"],
    ] {
      _ = try publishAgain(files, written: Array(files.keys), to: output)
      #expect(try contents(spare) == files)
      for file in files.keys {
        let identity = try #require(EntryStatus(at: output + "/" + file)).identity
        #expect(EntryStatus(at: spare + "/" + file)?.identity == identity)
      }
    }
  }

  @Test("If a file cannot be linked, there is no spare folder")
  func withoutLinks() throws {
    let folder = try Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    let publisher = try publisher(output)
    try FileSystem.write([], to: publisher.staging + "/index.html")
    let leftovers = try publisher.publish(
      files: ["index.html"], written: ["index.html"], jobs: 1, record: {}
    ) {
      try? FileSystem.makeDirectories(spare + "/index.html")
    }
    #expect(leftovers.all.isEmpty && FileSystem.exists(output + "/index.html"))
    #expect(!FileSystem.exists(spare))
  }

  @Test("The next build starts from the old output, without outdated or foreign files")
  func spare() throws {
    let folder = try Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    #expect(try !publishAgain(["index.html": "1", "a": "1", "b/c.html": "1"], to: output))
    try FileSystem.makeDirectories(output + "/mine")
    try FileSystem.write(Array("mine".utf8), to: output + "/mine/x")
    try FileSystem.write(Array("mine".utf8), to: output + "/b/x")
    #expect(try !publishAgain(["index.html": "2", "a/b.html": "2", "b/c.html": "2"], to: output))
    #expect(try contents(spare) == ["b/c.html": "1", "index.html": "1"])
    #expect(try publishAgain(["index.html": "3", "b/c.html": "3"], to: output))
    let others = ["mine/x": "mine", "b/x": "mine"]
    #expect(
      try contents(output)
        == ["index.html": "3", "b/c.html": "3"].merging(others) { own, _ in own })
    #expect(try publishAgain(["index.html": "4"], to: output))
    #expect(try contents(output) == ["index.html": "4"].merging(others) { own, _ in own })
    #expect(try everything(in: folder.path) == [".site.build", "site"])
  }

  @Test("Symbolic links that replace the build's lists are not followed")
  func linksForLists() throws {
    let folder = try Folder()
    let (output, lists) = (folder.path + "/site", folder.path + "/.site.build/")
    let victim = folder.path + "/victim"
    try FileSystem.write(Array("mine".utf8), to: victim)
    for number in 0..<2 { _ = try publishAgain(["index.html": "\(number)"], to: output) }
    for name in ["files.new", "additions", "additions.new", "folders"] {
      try FileSystem.remove(lists + name)
      try FileManager.default.createSymbolicLink(
        atPath: lists + name, withDestinationPath: victim)
      for number in 0..<3 {
        _ = try publishAgain(["index.html": "2\(number)", "\(name)\(number)": "2"], to: output)
      }
      #expect(String(decoding: try FileSystem.read(victim), as: UTF8.self) == "mine", "\(name)")
    }
  }

  @Test("An in-place build leaves no spare folder")
  func noSpareInPlace() throws {
    let folder = try Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    try publish(["index.html": "1"], to: output)
    try publish(["index.html": "2", "old.html": "2"], to: output)
    #expect(FileSystem.exists(spare))
    try publish(["index.html": "3"], to: output, inPlace: true)
    #expect(!FileSystem.exists(spare))
  }

  private func write(_ text: String, to path: String) throws {
    try FileSystem.makeDirectories(Input.Path.parent(of: path) ?? ".")
    try FileSystem.remove(path)
    try FileSystem.write(Array(text.utf8), to: path)
  }

  /// Publishes a site twice, so that there is a spare folder, and then adds foreign files to the
  /// output.
  private func publishWithSpare(to output: String) throws {
    for text in ["1", "2"] {
      try publish(["index.html": text, "b/c.html": text], to: output)
    }
    for name in ["old", "same"] {
      try write("output", to: output + "/" + name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
        ofItemAtPath: output + "/" + name)
    }
  }

  /// Writes files as a program does if it still has the old output folder open.
  private func writeLate(to folder: String) throws {
    for name in ["log", "b/log", "same", "mine/log"] {
      try write("late", to: folder + "/" + name)
    }
  }

  /// The contents of the foreign files after ``writeLate(to:)``.
  private var late: [String: String] {
    ["old": "output", "same": "late", "log": "late", "b/log": "late", "mine/log": "late"]
  }

  @Test("Late files in the spare folder move to the output, unless the output has newer ones")
  func writtenIntoSpare() throws {
    let folder = try Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    try publishWithSpare(to: output)
    try writeLate(to: spare)
    #expect(try publishAgain(["index.html": "3", "b/c.html": "3"], to: output))
    #expect(
      try contents(output)
        == ["index.html": "3", "b/c.html": "3"].merging(late) { own, _ in own })
    #expect(try contents(spare) == ["index.html": "2", "b/c.html": "2"])
  }

  @Test(
    "Files that others write to the spare folder are kept, even if a build does not use it",
    arguments: [false, true])
  func unusedSpare(inPlace: Bool) throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publishWithSpare(to: output)
    try writeLate(to: folder.path + "/.site.build/spare")
    try publish(["index.html": "3"], to: output, inPlace: inPlace)
    #expect(try contents(output) == ["index.html": "3"].merging(late) { own, _ in own })
  }

  @Test("Files that others write to the staging folder are kept", arguments: [false, true])
  func writtenIntoBuild(isPublished: Bool) throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    try publishWithSpare(to: output)
    let publisher = try publisher(output)
    let files: Set = ["index.html", "b/c.html", "new.html"]
    #expect(try publisher.takeSpare(files: files))
    try publisher.expect(["new.html.gz"])
    for file in files.union(["new.html.gz"]) {
      try write("3", to: publisher.staging + "/" + file)
    }
    try writeLate(to: publisher.staging)
    var own = ["index.html": "2", "b/c.html": "2"]
    if isPublished {
      #expect(try publisher.publish(files: files.union(["new.html.gz"])).all.isEmpty)
      own = ["index.html": "3", "b/c.html": "3", "new.html": "3", "new.html.gz": "3"]
    } else {
      publisher.abandon()
    }
    #expect(try contents(output) == own.merging(late) { own, _ in own })
    #expect(try everything(in: folder.path) == [".site.build", "site"])
    #expect(!FileSystem.exists(folder.path + "/.site.build/additions"))
  }

  @Test("Files that others write to the staging folder are kept after the build is killed")
  func killedWithSpare() throws {
    let folder = try Folder()
    let (output, staging) = (folder.path + "/site", folder.path + "/.site.staging")
    try publishWithSpare(to: output)
    try FileSystem.move(folder.path + "/.site.build/spare", to: staging)
    try write("new.html", to: folder.path + "/.site.build/additions")
    try write("torn", to: staging + "/new.html")
    try write("torn", to: staging + "/" + FileCopy.unfinished)
    try writeLate(to: staging)
    try publisher(output).abandon()
    #expect(
      try contents(output)
        == ["index.html": "2", "b/c.html": "2"].merging(late) { own, _ in own })
    #expect(try everything(in: folder.path) == [".site.build", "site"])
  }

  @Test(
    "After a kill, an in-place build moves foreign files from the staging folder to the output")
  func killedBeforeInPlace() throws {
    let folder = try Folder()
    let (output, staging) = (folder.path + "/site", folder.path + "/.site.staging")
    try publishWithSpare(to: output)
    try FileSystem.move(folder.path + "/.site.build/spare", to: staging)
    try write("", to: folder.path + "/.site.build/additions")
    try writeLate(to: staging)
    try publish(["index.html": "3"], to: output, inPlace: true)
    try publisher(output).abandon()
    #expect(try contents(output) == ["index.html": "3"].merging(late) { own, _ in own })
    #expect(try everything(in: folder.path) == [".site.build", "site"])
  }

  @Test("A folder that replaced a file in the spare folder is kept under another name")
  func folderInSpare() throws {
    let folder = try Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    try publishWithSpare(to: output)
    try FileSystem.remove(spare + "/index.html")
    try write("late", to: spare + "/index.html/x")
    #expect(try publishAgain(["index.html": "3"], to: output))
    #expect(
      try contents(output)
        == ["index.html": "3", "index.html.kept/x": "late", "old": "output", "same": "output"])
  }

  @Test("Folders that become empty are removed, even if a file was already missing")
  func emptyFolders() throws {
    let folder = try Folder()
    let (output, spare) = (folder.path + "/site", folder.path + "/.site.build/spare")
    for text in ["1", "2"] { try publish(["index.html": text, "b/c/d.html": text], to: output) }
    try FileSystem.remove(spare + "/b/c")
    #expect(try publishAgain(["index.html": "3"], to: output))
    #expect(try FileSystem.directories(in: output).isEmpty)
  }

  @Test("Folders of the site have default permissions after every build")
  func ownModes() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    let files = ["index.html": "1", "a/b/index.html": "1"]
    #expect(try !publishAgain(files, to: output))
    let usual = try mode(output + "/a")
    #expect(chmod(output + "/a", 0o711) == 0 && chmod(output + "/a/b", 0o500) == 0)
    #expect(try !publishAgain(files, to: output))
    for _ in 0..<3 {
      #expect(try publishAgain(files, to: output))
      #expect(try mode(output + "/a") == usual)
      #expect(try mode(output + "/a/b") == usual)
    }
  }

  @Test("With --clean, files that others add to a hidden folder during the build are kept")
  func hiddenFolders() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    let files = ["index.html": "1", ".well-known/own": "1"]
    try publish(files, to: output)
    // The file `mine` was written after the build had linked the foreign files.
    let old = folder.path + "/.site.exchanged"
    try write("1", to: old + "/.well-known/own")
    try write("mine", to: old + "/.well-known/mine")
    let own = OwnFiles(old: Set(files.keys), new: Set(files.keys))
    try RetiredFolder(own: own, clean: true, keepsSpare: true).clear(
      old, to: LazyFolder(EntryName("site"), in: LazyFolder(OpenFolder(folder.path))))
    #expect(try contents(output + "/.well-known") == ["own": "1", "mine": "mine"])
    #expect(try contents(old + "/.well-known") == ["own": "1"])
  }

  @Test("A build that stops waiting for another build does not change that build's files")
  func waitedInVain() throws {
    let folder = try Folder()
    let output = folder.path + "/site"
    let first = try publisher(output)
    try write("1", to: first.staging + "/index.html")
    #expect(throws: Publisher.Failure.self) { try publisher(output) }
    #expect(try first.publish(files: ["index.html"]).all.isEmpty)
    #expect(try contents(output) == ["index.html": "1"])
  }
}
