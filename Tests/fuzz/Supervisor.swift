import Foundation
import Input

/// Runs workers in separate processes, and finds the input that crashed a worker.
struct Supervisor {
  let options: Options
  let program: String
  let folder: String

  /// The number of consecutive inputs in a batch for one worker.
  private static let batch = 50_000
  /// The time in seconds after which reading an input is aborted.
  private static let timeLimit = 30.0

  private struct Running {
    let entry: ReaderEntry
    let numbers: Range<Int>
    let process: Process
    let position: PositionFile
    let scratch: String
    var last: (number: Int, since: Date)
  }

  func run() throws -> (inputs: Int, findings: Int) {
    let end = Date(timeIntervalSinceNow: options.minutes * 60)
    var waiting = batches()
    var running: [Running] = []
    var inputs = 0
    var findings = 0
    while !running.isEmpty || (!waiting.isEmpty && Date.now < end) {
      while running.count < options.jobs, !waiting.isEmpty, Date.now < end {
        let (entry, numbers) = waiting.removeFirst()
        running.append(try start(entry, numbers))
      }
      Thread.sleep(forTimeInterval: 0.02)
      for index in running.indices.reversed() {
        let position = running[index].position.read() ?? running[index].numbers.lowerBound
        if position != running[index].last.number { running[index].last = (position, .now) }
        let worker = running[index]
        let isStuck = Date.now.timeIntervalSince(worker.last.since) > Self.timeLimit
        if isStuck { kill(worker.process.processIdentifier, SIGKILL) }
        guard isStuck || !worker.process.isRunning else { continue }
        worker.process.waitUntilExit()
        running.remove(at: index)
        worker.position.close()
        try FileSystem.remove(worker.scratch)
        inputs += position - worker.numbers.lowerBound
        let isSignal = worker.process.terminationReason == .uncaughtSignal
        if worker.process.terminationStatus == 0, !isSignal { continue }
        findings += 1
        guard isSignal || isStuck else { continue }
        let fault = isStuck ? "hang" : "crash: signal \(worker.process.terminationStatus)"
        report("\(worker.entry.name) \(position): \(fault)")
        let rest = (position + 1)..<worker.numbers.upperBound
        if !rest.isEmpty, findings < options.findingLimit { waiting.append((worker.entry, rest)) }
      }
    }
    return (inputs, findings)
  }

  /// The batches of inputs of all readers. The first batch of every reader comes before the second
  /// batch of any reader.
  private func batches() -> [(ReaderEntry, Range<Int>)] {
    let entries = ReaderEntry.all.filter { options.only == nil || options.only == $0.name }
    let weights = entries.reduce(0) { $0 + $1.weight }
    var result: [(order: Int, entry: ReaderEntry, numbers: Range<Int>)] = []
    for entry in entries {
      let count = (options.count * entry.weight + weights - 1) / weights
      for start in stride(from: 0, to: count, by: Self.batch) {
        let first = options.seed + start
        let numbers = first..<(first + min(Self.batch, count - start))
        result.append((start, entry, numbers))
      }
    }
    return result.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    .map { ($0.element.entry, $0.element.numbers) }
  }

  private func start(_ entry: ReaderEntry, _ numbers: Range<Int>) throws -> Running {
    let name = entry.name.replacing("/", with: "-")
    let scratch = Path.join(folder, "\(name)-\(numbers.lowerBound)")
    try FileSystem.makeDirectories(scratch)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = options.worker(entry.name, numbers, scratch: scratch)
    // A stack trace takes longer than the crash itself, so it is written only for single inputs.
    if numbers.count > 1 {
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    }
    let position = PositionFile(Path.join(scratch, "position"))
    position.write(numbers.lowerBound)
    try process.run()
    return Running(
      entry: entry, numbers: numbers, process: process, position: position, scratch: scratch,
      last: (numbers.lowerBound, .now))
  }
}
