/// The part of a file that a request selects with its `Range` header (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// The whole file: the request has no range, several ranges, or an invalid range.
  case whole
  case part(Range<Int>)
  /// The range contains no byte of the file.
  case beyond

  /// - Parameter count: the number of bytes in the file.
  init(_ header: String?, of count: Int) {
    self = .whole
    guard let header, header.lowercased().hasPrefix("bytes=") else { return }
    let ends = header.dropFirst("bytes=".count)
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let first?, let last?):
      guard first <= last else { return }
      self = first < count ? .part(first..<min(last, count - 1) + 1) : .beyond
    case (let first?, nil) where ends[1].isEmpty:
      self = first < count ? .part(first..<count) : .beyond
    case (nil, let length?) where ends[0].isEmpty:
      self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .beyond
    default: return
    }
  }
}
