/// Memory that successive searches reuse, even on different networks. Use one workspace per thread.
public struct SearchWorkspace: Sendable {
  var forward = LabelSetting<BucketQueue>()
  var backward = LabelSetting<BucketQueue>()
  var breadthFirst = LabelSetting<FIFOQueue>()
  /// The labels and the queue for searches that use a heap instead of buckets.
  var unordered = LabelSetting<QuaternaryHeap<UInt128>>()

  /// Makes an empty workspace. Its memory grows with the first search.
  public init() {}
}
