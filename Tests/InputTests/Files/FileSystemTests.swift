import Dispatch
import Input
import Platform
import Testing

/// Calls `body` with a new folder, and removes it afterwards.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let parent = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
  var template = Array(Path.join(parent, "routeatlas-tests-XXXXXX").utf8CString)
  let made = template.withUnsafeMutableBufferPointer { buffer in
    buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
  }
  let folder = template.withUnsafeBufferPointer { buffer in
    String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
  #expect(made)
  defer { try? FileSystem.remove(folder) }
  try body(folder)
}

@Suite struct FileSystemTests {
  @Test(arguments: [0, 1, 70_000, 2_000_000])
  func whatIsWrittenIsRead(count: Int) throws {
    try withTemporaryFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let file = Path.join(folder, "f")
      try FileSystem.write([1, 2, 3], to: file)
      try FileSystem.write(bytes, to: file)
      #expect(try FileSystem.read(file) == bytes)
      #expect(FileSystem.size(of: file) == count)
    }
  }

  @Test("A named pipe that nothing else has open is empty, and cannot be written to")
  func pipeWithoutOtherEnd() throws {
    try withTemporaryFolder { folder in
      let pipe = Path.join(folder, "pipe")
      #expect(mkfifo(pipe, 0o644) == 0)
      let read = try FileSystem.read(pipe)
      #expect(read == [])
      #expect(throws: FileError(action: "write", path: pipe, code: ENXIO)) {
        try FileSystem.write([1], to: pipe)
      }
    }
  }

  @Test("A pipe is read to its end, even if its data comes late")
  func pipeWithLateData() throws {
    try withTemporaryFolder { folder in
      let pipe = Path.join(folder, "pipe")
      #expect(mkfifo(pipe, 0o644) == 0)
      let writer = open(pipe, O_RDWR)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) {
        _ = [UInt8](1...4).withUnsafeBytes { FileSystem.writeAll($0, to: writer) }
        close(writer)
      }
      let read = try FileSystem.read(pipe)
      #expect(read == [1, 2, 3, 4])
    }
  }

  @Test("A full pipe that does not block is written to when there is room, without busy waiting")
  func fullPipe() throws {
    try withTemporaryFolder { folder in
      let pipe = Path.join(folder, "pipe")
      #expect(mkfifo(pipe, 0o644) == 0)
      let reader = open(pipe, O_RDONLY | O_NONBLOCK)
      let writer = open(pipe, O_WRONLY | O_NONBLOCK)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) {
        _ = fcntl(reader, F_SETFL, 0)
        var rest = 1 << 20
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while rest > 0 { rest -= max(0, read(reader, &part, part.count)) }
        close(reader)
      }
      defer { close(writer) }
      func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      }
      let before = processorTime()
      let bytes = [UInt8](repeating: 1, count: 1 << 20)
      #expect(bytes.withUnsafeBytes { FileSystem.writeAll($0, to: writer) } == 0)
      // The pipe is full for 300 ms.
      #expect(processorTime() - before < 0.1)
    }
  }

  @Test func foldersAreMadeListedAndRemoved() throws {
    try withTemporaryFolder { folder in
      let deep = Path.join(folder, "b/c/d")
      try FileSystem.makeDirectories(deep)
      try FileSystem.makeDirectories(deep)
      for file in ["z", "b/c/d/y", "b/Ж", "b/c.x", "a"] {
        try FileSystem.write([], to: Path.join(folder, file))
      }
      #expect(try FileSystem.list(folder) == ["a", "b/c.x", "b/c/d/y", "b/Ж", "z"])
      #expect(try FileSystem.list(folder, recursively: false) == ["a", "z"])
      #expect(try FileSystem.directories(in: folder) == ["b"])
      try FileSystem.remove(Path.join(folder, "b"))
      try FileSystem.remove(Path.join(folder, "b"))
      #expect(try FileSystem.list(folder) == ["a", "z"])
    }
  }

  @Test func symbolicLinksAreNotFollowedIntoFolders() throws {
    try withTemporaryFolder { folder in
      let kept = Path.join(folder, "kept")
      let site = Path.join(folder, "site")
      try FileSystem.makeDirectories(kept)
      try FileSystem.makeDirectories(site)
      try FileSystem.write([1], to: Path.join(kept, "file"))
      #expect(symlink(kept, Path.join(site, "folder")) == 0)
      #expect(symlink(Path.join(kept, "file"), Path.join(site, "linked")) == 0)
      #expect(symlink(site, Path.join(site, "loop")) == 0)
      #expect(symlink("nowhere", Path.join(site, "dangling")) == 0)
      #expect(try FileSystem.list(site) == ["linked"])
      try FileSystem.remove(site)
      #expect(!FileSystem.exists(site))
      #expect(try FileSystem.list(kept) == ["file"])
    }
  }

  @Test func namesThatAreNotUTF8AreRemoved() throws {
    try withTemporaryFolder { folder in
      let below = Path.join(folder, "below")
      try FileSystem.makeDirectories(below)
      let name = Array(below.utf8CString.dropLast()) + [47, -23, 0]
      #if canImport(Glibc)
        let descriptor = open(name, O_WRONLY | O_CREAT, 0o644)
        #expect(descriptor >= 0)
        close(descriptor)
      #endif
      try FileSystem.remove(below)
      #expect(!FileSystem.exists(below))
    }
  }

  @Test func refusalsSayWhy() throws {
    try withTemporaryFolder { folder in
      let missing = Path.join(folder, "none/file")
      let error = #expect(throws: FileError.self) { try FileSystem.read(missing) }
      #expect(error?.description == "\(missing): cannot read: there is no such file or folder")
      #expect(
        error?.diagnostic(hint: "write it").description
          == "\(missing):1:1: error: cannot read: there is no such file or folder; write it")
      let isFolder = #expect(throws: FileError.self) { try FileSystem.read(folder) }
      #expect(isFolder?.reason == "it is a folder")
      #expect(throws: FileError.self) { try FileSystem.write([], to: missing) }
      #expect(throws: FileError.self) { try FileSystem.write([], to: folder) }
      try FileSystem.write([], to: Path.join(folder, "file"))
      #expect(throws: FileError.self) {
        try FileSystem.makeDirectories(Path.join(folder, "file/below"))
      }
      #expect(throws: FileError.self) { try FileSystem.makeDirectories(Path.join(folder, "file")) }
      #expect(throws: FileError.self) { try FileSystem.list(missing) }
    }
  }
}

@Suite struct PathTests {
  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "/b", "/b"), ("a", "", "a"),
  ])
  func joining(folder: String, path: String, joined: String) {
    #expect(Path.join(folder, path) == joined)
  }

  @Test(
    arguments: [
      ("a/b/c", "a/b"), ("c", "."), ("/", nil), ("/a", "/"), ("a/b/", "a"), ("", nil),
    ] as [(String, String?)])
  func parents(path: String, parent: String?) {
    #expect(Path.parent(of: path) == parent)
  }

  @Test func namesAndExtensions() {
    #expect(Path.name(of: "a/b.txt") == "b.txt")
    #expect(Path.fileExtension(of: "a.d/b.tar.gz") == "gz")
    #expect(Path.fileExtension(of: "a.d/b") == "")
    #expect(Path.fileExtension(of: ".hidden") == "")
  }
}
