import Input
import Platform

/// Passes a range of inputs to a reader, in this process.
struct Worker {
  let name: String
  let reader: Reader
  let numbers: Range<Int>
  /// Records the number of the input being read, so that the supervisor finds it if this process
  /// crashes.
  let position: PositionFile
  var shows = false

  /// The maximum processor time for an input, in seconds.
  static let timeLimit = 1.0
  /// The maximum memory for an input, in bytes.
  static let memoryLimit = 1 << 30
  /// The number of findings after which a worker stops.
  static let findingLimit = 10

  /// Reads all inputs, and returns the number of findings.
  func run() -> Int {
    var mutator = Mutator(seeds: reader.seeds, words: reader.words)
    var findings = 0
    for number in numbers {
      position.write(number)
      let input = mutator.input(number)
      if shows { show(input) }
      let before = Usage.now()
      let outcome = reader.read(input)
      let after = Usage.now()
      if let fault = fault(of: outcome, input, before, after) {
        report("\(name) \(number): \(fault) (\(input.count) bytes)")
        findings += 1
        if findings == Self.findingLimit { break }
      }
    }
    position.write(numbers.upperBound)
    return findings
  }

  private func fault(
    of outcome: Reader.Outcome, _ input: [UInt8], _ before: Usage, _ after: Usage
  ) -> String? {
    let seconds = after.seconds - before.seconds
    if seconds > Self.timeLimit { return "slow: \(seconds) s of processor time" }
    let memory = after.peak - before.peak
    if memory > Self.memoryLimit { return "large: \(memory >> 20) MB of memory" }
    return outcome.fault ?? DiagnosticCheck.fault(of: outcome.diagnostics, in: input, reader)
  }

  private func show(_ input: [UInt8]) {
    report(String(decoding: input, as: UTF8.self))
  }
}

struct Usage {
  let seconds: Double
  let peak: Int

  static func now() -> Usage {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    let microseconds = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    #if os(Linux)
      let peak = usage.ru_maxrss << 10
    #else
      let peak = usage.ru_maxrss
    #endif
    return Usage(seconds: seconds + microseconds / 1e6, peak: peak)
  }
}

/// A file that contains the number of the input being read.
struct PositionFile {
  private let descriptor: Int32

  init(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT, 0o600)
  }

  func write(_ number: Int) {
    var number = number
    _ = pwrite(descriptor, &number, MemoryLayout<Int>.size, 0)
  }

  func read() -> Int? {
    var number = 0
    let size = MemoryLayout<Int>.size
    return pread(descriptor, &number, size, 0) == size ? number : nil
  }

  func close() {
    #if canImport(Glibc)
      Glibc.close(descriptor)
    #else
      Darwin.close(descriptor)
    #endif
  }
}
