/// The memory of a search, to be used again by the next one, on any network. One for each thread.
public struct SearchWorkspace: Sendable {
  var forward = LabelSetting<BucketQueue>()
  var backward = LabelSetting<BucketQueue>()
  /// For searches that do not take ranks in rising order.
  var unordered = LabelSetting<QuaternaryHeap<UInt128>>()

  /// Makes an empty workspace; it grows with the first search.
  public init() {}
}
