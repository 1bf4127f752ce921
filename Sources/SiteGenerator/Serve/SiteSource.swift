import Input

/// A site whose files are made when they are asked for. It never changes: after an edit there is
/// another.
protocol SiteSource: Sendable {
  /// The path of the site on its host, with a slash at both ends: `/atlas/`.
  var basePath: String { get }
  /// The style sheets by the names that they have without hashes: `site.css`.
  var styleSheets: [String: SitePath] { get }

  /// The number of the step that makes a file; `nil` if the site has no such file.
  func step(of file: String) -> Int?

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

/// Reads the inputs of a site again and again. What did not change need not be read again.
protocol SiteReading {
  /// Reads a site.
  ///
  /// - Parameters:
  ///   - changes: the files that may have changed since the last time, sorted; `nil` the first time.
  ///   - diagnostics: takes all that is wrong.
  /// - Returns: the site; `nil` if there is an error.
  mutating func read(
    changes: [String]?, into diagnostics: inout Diagnostics
  ) async -> (any SiteSource)?
}
