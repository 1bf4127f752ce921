import Input

@testable import SiteGenerator

extension NetworkSettings {
  /// Reads a `network.yml` without a translation.
  init?(bytes: [UInt8], path: String, into diagnostics: inout Diagnostics) {
    self.init(files: [(bytes, path)], into: &diagnostics)
  }
}
