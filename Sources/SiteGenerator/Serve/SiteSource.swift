import Input

/// A site whose files are made on demand. It is immutable; each edit leads to a new instance.
protocol SiteSource: Sendable {
  /// The path of the site on its host, with a slash at both ends, such as `/atlas/`.
  var basePath: String { get }
  /// The paths of the style sheets, keyed by their names without hashes, such as `site.css`.
  var styleSheets: [String: SitePath] { get }
  /// A Boolean value that is true if another reading will add files. Until then, faults of pages
  /// are not reported, because references to the files that are still missing look broken.
  var isPartial: Bool { get }

  /// Returns the index of the step that makes a file; `nil` if the site has no such file.
  func step(of file: String) -> Int?

  /// Returns the digest of everything that a step reads. Steps with the same key make the same
  /// files.
  func key(of step: Int) -> Digest

  /// Makes all files of a step. It may be called on any thread.
  func make(_ step: Int) -> StepFiles
}

/// The files of a step, in memory.
struct StepFiles: Sendable {
  /// The bytes, keyed by path.
  var files: [String: [UInt8]] = [:]
  var faults = Diagnostics()
}

/// Reads the inputs of a site repeatedly. Unchanged inputs need not be read again.
protocol SiteReading {
  /// Reads the site. Returns `nil` if there is an error.
  mutating func read(into diagnostics: inout Diagnostics) -> (any SiteSource)?

  /// A Boolean value that is true if an input has changed since the last reading began.
  var hasChangedSince: Bool { get }

  /// A function that computes what the last reading postponed, so that another reading can add the
  /// remaining files. It is `nil` if nothing was postponed.
  var catchUp: (@Sendable () -> Void)? { get }
}
