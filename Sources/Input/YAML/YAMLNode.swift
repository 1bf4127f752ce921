/// A value of a YAML document, with its location.
public struct YAMLNode: Sendable {
  /// The content of a value.
  public indirect enum Content: Sendable {
    /// A text; `isPlain` is true if the text is written without quotation marks.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values, in the order of the file.
    case mapping([YAMLMember])
  }

  /// The content of the value.
  public var content: Content
  /// The location at which the value begins.
  public var location: SourceLocation

  /// Makes a value from its parts.
  public init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

/// A key and its value.
public struct YAMLMember: Sendable {
  /// The key's text.
  public var key: String
  /// The location at which the key begins.
  public var location: SourceLocation
  /// The value.
  public var value: YAMLNode
}

extension YAMLNode {
  /// The text of a scalar; `nil` if the value is null or not a scalar.
  public var string: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// The text of a scalar without quotation marks.
  private var plainText: String? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return text
  }

  /// A Boolean value that is true if the value is unquoted and is empty, `null` or `~`.
  public var isNull: Bool {
    switch plainText {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  /// The whole number; `nil` if the value is not a whole number, or is written in quotation marks.
  public var int: Int? { plainText.flatMap(Number.integer) }

  /// The number; `nil` if the value is not a number, or is written in quotation marks.
  public var double: Double? { plainText.flatMap(Number.double) }

  /// The Boolean value; `nil` if the value is not `true` or `false`, or is in quotation marks.
  public var bool: Bool? {
    switch plainText {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The values of a sequence; `nil` if this is not a sequence.
  public var elements: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The keys and values of a mapping; `nil` if this is not a mapping.
  public var members: [YAMLMember]? {
    guard case .mapping(let members) = content else { return nil }
    return members
  }

  /// The value of a key; `nil` if this is not a mapping, or if the mapping does not have the key.
  public subscript(key: String) -> YAMLNode? {
    members?.first { $0.key == key }?.value
  }

  /// Returns the location of a key's value, or of the mapping if it does not have the key.
  public func location(_ key: String) -> SourceLocation { self[key]?.location ?? location }

  /// Returns `other` if either value is not a mapping. If both are mappings, returns a mapping with
  /// the keys of both. The two values of a shared key are combined in the same way.
  public func replacing(with other: YAMLNode) -> YAMLNode {
    guard let members, let others = other.members else { return other }
    var merged = members.map { member in
      var member = member
      if let value = other[member.key] { member.value = member.value.replacing(with: value) }
      return member
    }
    merged += others.filter { self[$0.key] == nil }
    return YAMLNode(.mapping(merged), at: location)
  }

  /// The kind of the value, for messages: "a text", "a list", "a mapping", "nothing".
  public var kindInWords: String {
    switch content {
    case .scalar: isNull ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
