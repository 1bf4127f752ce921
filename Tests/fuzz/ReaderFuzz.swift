import Foundation
import Input

/// Passes mutated inputs to every reader, and reports crashes, hangs, high memory use, and messages
/// without a location in the input. See ``Options/usage``.
@main struct ReaderFuzz {
  static func main() throws {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      report(Options.usage, status: 2)
    }
    if let only = options.only, !ReaderEntry.all.contains(where: { $0.name == only }) {
      report(
        "unknown reader '\(only)'; there are \(ReaderEntry.all.map { $0.name }.joined(separator: ", "))",
        status: 2)
    }
    if let scratch = options.scratch {
      work(options, scratch)
    } else {
      try supervise(options)
    }
  }

  private static func supervise(_ options: Options) throws {
    // Use a file system in memory if there is one, because some readers read files.
    let temporary = FileSystem.exists("/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    let folder = Path.join(temporary, "reader-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileSystem.makeDirectories(folder)
    defer { try? FileSystem.remove(folder) }
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let start = Date.now
    let result = try Supervisor(options: options, program: program, folder: folder).run()
    let seconds = Date.now.timeIntervalSince(start)
    report(
      "\(result.inputs) inputs in \(Int(seconds)) s, \(result.findings) workers with findings")
    if result.findings > 0 {
      report("repeat one: reader-fuzz --only READER --seed NUMBER --count 1 --show")
      try? FileSystem.remove(folder)
      exit(1)
    }
  }

  /// Runs a worker with the stack size of Swift's pool threads on macOS, which is the smallest of
  /// any platform.
  private static func work(_ options: Options, _ scratch: String) {
    let thread = Thread {
      guard let entry = ReaderEntry.all.first(where: { $0.name == options.only }) else { exit(2) }
      do {
        let reader = try entry.make(Workplace(root: ".", scratch: scratch))
        let worker = Worker(
          name: entry.name, reader: reader,
          numbers: options.seed..<(options.seed + options.count),
          position: PositionFile(Path.join(scratch, "position")), shows: options.shows)
        exit(worker.run() == 0 ? 0 : 1)
      } catch {
        report("\(entry.name) cannot start: \(error)", status: 3)
      }
    }
    thread.stackSize = 512 << 10
    thread.start()
    while true { sleep(1000) }
  }
}

func report(_ text: String) {
  print(text)
  fflush(nil)
}

func report(_ text: String, status: Int32) -> Never {
  report(text)
  exit(status)
}
