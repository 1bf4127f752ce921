import Input

/// A site whose files are made on demand. It never changes: after an edit there is a new one.
protocol SiteSource: Sendable {
  /// The path of the site on its host, with a slash at both ends: `/atlas/`.
  var basePath: String { get }
  /// The style sheets by the names that they have without hashes: `site.css`.
  var styleSheets: [String: SitePath] { get }
  /// A Boolean value that is true if another reading will add files. Faults of pages that refer to
  /// these are not reported yet.
  var isPartial: Bool { get }

  /// The number of the step that makes a file; `nil` if the site has no such file.
  func step(of file: String) -> Int?

  /// The digest of everything that a step reads: steps with the same key make the same files.
  func key(of step: Int) -> Digest

  /// Makes all files of a step; called on any thread.
  func make(_ step: Int) -> StepFiles
}

/// The files of a step, in memory.
struct StepFiles: Sendable {
  /// The files by their paths.
  var files: [String: [UInt8]] = [:]
  /// Everything that is wrong with them.
  var faults = Diagnostics()
}

/// Reads the inputs of a site repeatedly. Unchanged inputs need not be read again.
protocol SiteReading {
  /// Reads a site.
  ///
  /// - Parameter diagnostics: receives everything that is wrong.
  /// - Returns: the site; `nil` if there is an error.
  mutating func read(into diagnostics: inout Diagnostics) -> (any SiteSource)?

  /// A Boolean value that is true if an input has changed since the last reading began.
  var hasChangedSince: Bool { get }

  /// The work after which the site that was read last can be read again with more files; `nil` if it
  /// has all.
  var catchUp: (@Sendable () -> Void)? { get }
}
