/// The side that a step of a search belongs to.
public enum SearchSide: String, Sendable {
  /// Forward, from the start.
  case forward
  /// Backward, from the goal; only in a bidirectional search.
  case backward
}

/// Receives the steps of a search. The compiler specialises the search for each type of recorder,
/// so ``NoRecorder`` does not slow down the search.
protocol SearchRecorder {
  static var isRecording: Bool { get }
  mutating func settle(_ place: Int32, _ side: SearchSide)
  mutating func relax(_ link: Int32)
}

struct NoRecorder: SearchRecorder {
  static var isRecording: Bool { false }

  @inline(__always)
  mutating func settle(_ place: Int32, _ side: SearchSide) {}
  @inline(__always)
  mutating func relax(_ link: Int32) {}
}

/// Records the steps in the compact form of ``Trace``.
struct TraceRecorder: SearchRecorder {
  static var isRecording: Bool { true }

  private(set) var events: [Int32] = []
  private let placeCount: Int32

  init(placeCount: Int) { self.placeCount = Int32(placeCount) }

  @inline(__always)
  mutating func settle(_ place: Int32, _ side: SearchSide) {
    events.append(side == .forward ? place : place + placeCount)
  }

  @inline(__always)
  mutating func relax(_ link: Int32) { events.append(-1 - link) }
}
