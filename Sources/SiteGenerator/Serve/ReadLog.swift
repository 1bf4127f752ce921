import Synchronization

/// The files that each open page has loaded, such as maps and data, and the versions of these
/// files. A page that has loaded an old version of a file is out of date, even if the page itself
/// has not changed.
final class ReadLog: Sendable {
  private static let limit = 200

  private let reads = Mutex<[String: [String: String]]>([:])

  /// Records that a page was loaded, and discards the record of the files that it loaded before.
  func load(_ page: String) {
    reads.withLock { reads in
      if reads.count >= Self.limit { reads = [:] }
      reads[page] = [:]
    }
  }

  func read(_ file: String, version: String, by page: String) {
    reads.withLock { $0[page]?[file] = version }
  }

  func files(of page: String) -> [String: String] { reads.withLock { $0[page] ?? [:] } }
}
