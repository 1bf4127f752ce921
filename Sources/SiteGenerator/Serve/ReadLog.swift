import Synchronization

/// The files that open pages have read besides their own, such as maps and data, with their
/// versions: a page that has read an old version of one is out of date, even if its own bytes are
/// not.
final class ReadLog: Sendable {
  /// The number of pages that are remembered.
  private static let limit = 200

  private let reads = Mutex<[String: [String: String]]>([:])

  /// Records that a page was loaded, and forgets what it had read before.
  func load(_ page: String) {
    reads.withLock { reads in
      if reads.count >= Self.limit { reads = [:] }
      reads[page] = [:]
    }
  }

  /// Notes that a page has read a file.
  func read(_ file: String, version: String, by page: String) {
    reads.withLock { $0[page]?[file] = version }
  }

  /// The files that a page has read, with the versions that it got.
  func files(of page: String) -> [String: String] { reads.withLock { $0[page] ?? [:] } }
}
