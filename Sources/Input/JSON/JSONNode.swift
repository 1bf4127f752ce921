/// A value of a JSON document, with its location. Copies are cheap: all values share the document.
public struct JSONNode: Sendable {
  let document: JSONDocument
  let index: Int

  /// The kind of a value.
  public enum Kind: String, Sendable {
    /// A mapping of keys to values.
    case object
    /// A list of values.
    case array
    /// A string.
    case string
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
  }

  private var entry: JSONDocument.Entry { document.tape[index] }

  /// The kind of the value.
  public var kind: Kind {
    switch document.bytes[Int(entry.offset)] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// The location at which the value begins, found by binary search.
  public var location: SourceLocation { document.location(of: offset) }

  /// The offset of the value's first byte in the document.
  public var offset: Int { Int(entry.offset) }

  /// A Boolean value that is true if the value is `null`.
  public var isNull: Bool { kind == .null }

  /// The Boolean value; `nil` if the value is not a Boolean.
  public var bool: Bool? {
    kind == .boolean ? document.bytes[Int(entry.offset)] == UInt8(ascii: "t") : nil
  }

  /// The number; `nil` if the value is not a number, or does not fit into a `Double`.
  public var double: Double? {
    let bytes = document.bytes
    return numberRange.flatMap { Number.double(in: bytes.span, $0) }
  }

  /// The whole number; `nil` if the value is not a number, is written with a fraction or an
  /// exponent, or does not fit into an `Int`.
  public var int: Int? {
    let bytes = document.bytes
    return numberRange.flatMap { Number.integer(in: bytes.span, $0) }
  }

  /// The range of a number's bytes; `nil` if the value is not a number.
  private var numberRange: Range<Int>? {
    kind == .number ? offset..<(offset + Int(entry.extent)) : nil
  }

  /// The decoded string; `nil` if the value is not a string. Lone surrogates become U+FFFD.
  public var string: String? {
    guard kind == .string else { return nil }
    let bytes = document.bytes
    return JSONText.decode(entry, in: bytes.span)
  }

  /// The index of the tape entry after this value.
  var end: Int {
    switch document.bytes[Int(entry.offset)] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): Int(entry.extent)
    default: index + 1
    }
  }
}

extension JSONNode {
  /// The values of an array, in order; empty if this is not an array.
  public var elements: JSONElements { children(ifKind: .array) }

  /// The keys and values of an object, in order; empty if this is not an object.
  public var members: JSONMembers {
    JSONMembers(elements: children(ifKind: .object))
  }

  /// The values directly inside this value; empty if this value is not of the expected kind.
  private func children(ifKind expected: Kind) -> JSONElements {
    JSONElements(document: document, position: index + 1, end: kind == expected ? end : 0)
  }

  /// The value of a key; `nil` if this is not an object, or if the object does not have the key.
  public subscript(key: String) -> JSONNode? {
    var wanted = key
    return wanted.withUTF8 { letters in
      for member in members where member.key.equals(letters) { return member.value }
      return nil
    }
  }

  /// The value at an index of an array; `nil` if the array has no such index. Takes time
  /// proportional to the index.
  public subscript(place: Int) -> JSONNode? {
    var rest = place
    for element in elements {
      if rest == 0 { return element }
      rest -= 1
    }
    return nil
  }

  /// The number of values in an array or keys in an object; 0 for other kinds of values. Takes time
  /// proportional to this number.
  public var count: Int {
    switch kind {
    case .array: elements.reduce(0) { count, _ in count + 1 }
    case .object: members.reduce(0) { count, _ in count + 1 }
    default: 0
    }
  }

  private func equals(_ letters: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = entry
    if entry.extent & JSONParser.escapes != 0 {
      return string.map { $0.utf8.elementsEqual(letters) } ?? false
    }
    guard Int(entry.extent) == letters.count else { return false }
    let start = Int(entry.offset) + 1
    for i in 0..<letters.count where document.bytes[start + i] != letters[i] { return false }
    return true
  }
}
