/// The values of an array.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let document: JSONDocument
  var position: Int
  let end: Int

  /// The next value; `nil` at the end.
  public mutating func next() -> JSONNode? {
    guard position < end else { return nil }
    let node = JSONNode(document: document, index: position)
    position = node.end
    return node
  }
}

/// The keys and values of an object.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  var elements: JSONElements

  /// The next key and its value; `nil` at the end.
  public mutating func next() -> (key: JSONNode, value: JSONNode)? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return (key, value)
  }
}
