/// The memory of a search, to be used again by the next one, on any network. One for each thread.
public struct SearchWorkspace: Sendable {
  var forward = LabelSetting()
  var backward = LabelSetting()

  /// Makes an empty workspace; it grows with the first search.
  public init() {}
}
