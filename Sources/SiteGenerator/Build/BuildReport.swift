import Input

/// A summary of a build: its files, and its running time in total and by phase.
public struct BuildReport: Sendable {
  /// One phase of the build.
  public struct Phase: Sendable {
    /// The name of the phase, such as "pages and files".
    public let name: String
    /// The number of items that the phase processed; `nil` if the phase does not count items.
    public var count: Int?
    /// Wall-clock time in seconds.
    public var seconds: Double
    /// Processor time in seconds, summed over all threads.
    public var cpuSeconds: Double
  }

  /// The number and total size of a site's files.
  public struct Totals: Sendable {
    /// The number of HTML pages.
    public internal(set) var pages = 0
    /// The number of files, including pages but not compressed copies.
    public internal(set) var files = 0
    /// The total size of the files in bytes, without compressed copies.
    public internal(set) var bytes = 0
    /// The number of compressed copies.
    public internal(set) var copies = 0
    /// The total size of the compressed copies in bytes.
    public internal(set) var copyBytes = 0
  }

  /// The phases in the order in which they ran.
  public internal(set) var phases: [Phase] = []
  /// The number and total size of the site's files.
  public internal(set) var totals = Totals()
  /// The number of steps of the build, without the closing steps, such as the step for the list of
  /// all files. A step makes a file, or several files that belong together.
  public internal(set) var steps = 0
  /// The number of steps that were run. The files of all other steps were reused.
  public internal(set) var madeSteps = 0
  /// The kinds of steps that were run, sorted by name, each with the number of steps of that kind.
  public internal(set) var madeKinds: [(kind: String, count: Int)] = []
  /// The reason why the store (the record of the previous build) could not be used. `nil` if it was
  /// used, if it did not exist, or if ``SiteBuilder/Options/fresh`` is true.
  public internal(set) var reason: String?
  /// Wall-clock time of the whole build, in seconds.
  public internal(set) var seconds = 0.0
  /// Processor time of the whole build, in seconds.
  public internal(set) var cpuSeconds = 0.0
  /// The largest amount of memory that the process used, in bytes.
  public internal(set) var peakMemory = 0

  /// Runs a phase, reports its progress and records its times.
  mutating func phase<Result, Failure: Error>(
    _ name: String, count: Int? = nil, _ progress: any ProgressReporting,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    progress.begin(name, total: count)
    let watch = Stopwatch()
    // The end of a failed phase is reported too. Otherwise the phase's error message would be
    // printed on the line that shows progress.
    defer {
      let phase = Phase(
        name: name, count: count, seconds: watch.seconds, cpuSeconds: watch.cpuSeconds)
      phases.append(phase)
      progress.end(phase)
    }
    return try body()
  }

  mutating func finish(_ watch: Stopwatch) {
    seconds = watch.seconds
    cpuSeconds = watch.cpuSeconds
    peakMemory = Stopwatch.peakMemory
  }

  mutating func take(_ store: BuildStore, after watch: Stopwatch) {
    totals.pages = store.pages
    totals.files = store.originals.count
    totals.bytes = store.files[store.originals].reduce(0) { $0 + $1.bytes }
    totals.copies = store.copyCount
    totals.copyBytes = store.files.suffix(store.copyCount).reduce(0) { $0 + $1.bytes }
    steps = store.stepCount
    finish(watch)
  }

  /// Returns the report as one line of JSON, with times in seconds and memory in bytes.
  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { report in
      report.member("pages", totals.pages)
      report.member("files", totals.files)
      report.member("bytes", totals.bytes)
      report.member("copies", totals.copies)
      report.member("copyBytes", totals.copyBytes)
      report.member("steps", steps)
      report.member("madeSteps", madeSteps)
      report.object("made") { made in
        for (kind, count) in madeKinds { made.member(kind, count) }
      }
      report.member("seconds", seconds, decimals: 3)
      report.member("cpuSeconds", cpuSeconds, decimals: 3)
      report.member("peakMemory", peakMemory)
      report.array("phases") { list in
        for phase in phases {
          list.object { entry in
            entry.member("name", phase.name)
            if let count = phase.count { entry.member("count", count) }
            entry.member("seconds", phase.seconds, decimals: 3)
            entry.member("cpuSeconds", phase.cpuSeconds, decimals: 3)
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
