import Input
import Platform

/// Runs esbuild, the program that bundles the browser's modules (https://esbuild.github.io).
///
/// The program runs in a temporary folder with copies of the modules. Settings elsewhere on the
/// machine (a `tsconfig.json`, a `node_modules`) then cannot change the result, and local paths do
/// not affect the hashes in file names.
final class Esbuild {
  enum Failure: Error {
    case missing
    /// The program took too long and was stopped.
    case slow
    /// A file in the temporary folder cannot be written or read.
    case file(FileError)
  }

  /// The time limit for a run, in seconds. A run usually takes a tenth of a second.
  private static let limit = 60.0

  private static let prefix = "atlas-scripts-"

  let folder: String
  private let interruption: Interruption

  /// Copies the modules to a new temporary folder, which is removed if a signal ends the build.
  init(_ modules: [String: [UInt8]], interruption: Interruption) throws(Failure) {
    let folder = try Self.makeFolder()
    self.folder = folder
    self.interruption = interruption
    interruption.prepare { try? FileSystem.remove(folder) }
    do {
      try FileSystem.makeDirectories(Path.join(folder, "in"))
      // The program uses the nearest settings, so these empty files override those in parent
      // folders.
      for settings in ["package.json", "tsconfig.json"] {
        try FileSystem.write(Array("{}".utf8), to: Path.join(folder, "in/\(settings)"))
      }
      for (name, bytes) in modules {
        let path = Path.join(folder, "in/\(name)")
        try FileSystem.makeDirectories(Path.parent(of: path) ?? folder)
        try FileSystem.write(bytes, to: path)
      }
    } catch {
      throw .file(error)
    }
  }

  /// Creates a temporary folder, in `TMPDIR` if that is set. Otherwise the folder is in memory if
  /// there is enough room, because creating hundreds of files on a disk takes longer than bundling
  /// them.
  private static func makeFolder() throws(Failure) -> String {
    let memory = "/dev/shm"
    let parents =
      environment("TMPDIR").map { [$0] } ?? (hasRoom(memory) ? [memory] : []) + ["/tmp"]
    var code: Int32 = 0
    for parent in parents {
      removeAbandoned(in: parent)
      // `mkdtemp` replaces the six letters X.
      var template = Array(Path.join(parent, prefix + "XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else {
        code = errno
        continue
      }
      return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    throw .file(
      FileError(action: "create a temporary folder in", path: parents.last ?? "/tmp", code: code))
  }

  /// Removes the temporary folders of builds that were killed.
  ///
  /// - Parameter age: the age, in nanoseconds, at which no build can still be using a folder.
  static func removeAbandoned(in parent: String, olderThan age: Int = 3_600_000_000_000) {
    for name in (try? FileSystem.directories(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let folder = Path.join(parent, name)
      // `package.json` is the first file that is written to the folder, so its age is the age of
      // the folder.
      guard let stamp = FileStamp(Path.join(folder, "in/package.json")), stamp.isOlder(than: age)
      else { continue }
      try? FileSystem.remove(folder)
    }
  }

  /// Returns true if a folder exists and has at least 32 MB of free space. The scripts of a site
  /// take a few megabytes, and `/dev/shm` in a container often has 64 MB.
  private static func hasRoom(_ folder: String) -> Bool {
    var status = statvfs()
    return statvfs(folder, &status) == 0
      && UInt64(status.f_bavail) * UInt64(status.f_frsize) >= 32 << 20
  }

  deinit {
    interruption.holdOff { try? FileSystem.remove(folder) }
  }

  /// Bundles the given entry modules.
  ///
  /// - Parameters:
  ///   - shared: a module that every other module imports; `nil` if there is none. It is bundled
  ///     with its own imports into one file.
  ///   - flags: the members of `import.meta` that are true.
  ///   - words: the texts that replace members of `WORDS`.
  /// - Returns: the metafile of esbuild, and its messages. The metafile is `nil` after an error.
  func bundle(
    _ entries: [String], shared: String?, flags: [String] = [],
    words: [(name: String, text: String)] = []
  ) throws(Failure) -> (metafile: [UInt8]?, log: [UInt8]) {
    var arguments = [
      "--bundle", "--splitting", "--format=esm", "--target=es2022", "--minify",
      "--legal-comments=none", "--charset=utf8", "--resolve-extensions=.js", "--outdir=../out",
      "--entry-names=[name].[hash]", "--chunk-names=[name].[hash]", "--metafile=../meta.json",
      "--log-level=warning", "--log-limit=0", "--color=false",
    ]
    arguments += flags.map { "--define:import.meta.\($0)=true" }
    for (name, text) in words {
      var writer = JSONWriter()
      writer.string(text)
      arguments.append("--define:WORDS.\(name)=\(String(decoding: writer.bytes, as: UTF8.self))")
    }
    if let shared { arguments.append("--inject:./\(shared)") }
    let status = try run(arguments + entries.map { "./\($0)" })
    if status == 127 { throw .missing }
    let log = try file("log")
    return (status == 0 ? try file("meta.json") : nil, log)
  }

  func output(_ name: String) throws(Failure) -> [UInt8] { try file("out/\(name)") }

  private func file(_ name: String) throws(Failure) -> [UInt8] {
    do {
      return try FileSystem.read(Path.join(folder, name))
    } catch {
      throw .file(error)
    }
  }

  // MARK: The process

  /// Runs the program in the folder of the modules, without standard input, and waits for it.
  ///
  /// - Returns: the exit status; 127 if the program is missing, 128 if a signal ended it.
  private func run(_ arguments: [String]) throws(Failure) -> Int32 {
    // A shell finds the program and changes the folder, because posix_spawn cannot change the
    // folder on every system.
    let script = "cd \"$0/in\" && exec esbuild \"$@\" </dev/null >/dev/null 2>../log"
    let variables = ["PATH", "HOME"].compactMap { name in
      Self.environment(name).map { "\(name)=\($0)" }
    }
    let argv = (["sh", "-c", script, folder] + arguments).map { strdup($0) } + [nil]
    // Garbage collection would take half of the run time, and is only useful if memory is short.
    let envp = (variables + ["GOGC=off", "GOMEMLIMIT=512MiB"]).map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", nil, nil, argv, envp)
    guard code == 0 else { throw .file(FileError(action: "run", path: "/bin/sh", code: code)) }
    interruption.prepare { [folder, process] in
      // The process is killed first. Otherwise it could write to the folder after the removal.
      kill(process, SIGKILL)
      try? FileSystem.remove(folder)
    }
    defer { interruption.prepare { [folder] in try? FileSystem.remove(folder) } }
    let watch = Stopwatch()
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      guard ended == 0 || errno == EINTR else {
        throw .file(FileError(action: "wait for", path: "esbuild", code: errno))
      }
      if watch.seconds > Self.limit {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        throw .slow
      }
      usleep(500)
    }
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }
}
