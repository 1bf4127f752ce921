/// The memory of a search, which the next one reuses, on any network. Use one for each thread.
public struct SearchWorkspace: Sendable {
  var forward = LabelSetting<BucketQueue>()
  var backward = LabelSetting<BucketQueue>()
  /// The queue for searches whose ranks do not only rise.
  var unordered = LabelSetting<QuaternaryHeap<UInt128>>()

  /// Makes an empty workspace; it grows with the first search.
  public init() {}
}
