/// The keys of a mapping, or the columns of a table, that a reader knows.
///
/// The reader checks names against it and the manual shows it, so that both always agree.
public struct FileKeys: Sendable, Equatable {
  /// A key and all that the manual says about it.
  public struct Key: Sendable, Equatable {
    /// The name in the file.
    public let name: String
    /// The kind of value, in words: "text", "list of texts".
    public let type: String
    /// The value if the key is missing, in words; `nil` if the key must be there.
    public let fallback: String?
    /// One or two sentences.
    public let meaning: String
    /// A line of a file that has the key, or a field of the column.
    public let example: String

    /// A key that must be there.
    public static func required(
      _ name: String, _ type: String, _ meaning: String, _ example: String
    ) -> Key {
      Key(name: name, type: type, fallback: nil, meaning: meaning, example: example)
    }

    /// A key that may be missing.
    public static func optional(
      _ name: String, _ type: String, or fallback: String, _ meaning: String, _ example: String
    ) -> Key {
      Key(name: name, type: type, fallback: fallback, meaning: meaning, example: example)
    }
  }

  /// The file that has the keys, and the key that holds them if they are not at its top level:
  /// "site.yml", "site.yml networks".
  public let name: String
  /// The keys, the most important first.
  public let keys: [Key]

  /// A table of its keys.
  public init(_ name: String, _ keys: [Key]) {
    self.name = name
    self.keys = keys
  }

  /// The names of all keys.
  public var names: [String] { keys.map(\.name) }
  /// The names of the keys that must be there.
  public var required: [String] { keys.filter { $0.fallback == nil }.map(\.name) }
}

extension YAMLNode {
  /// Reports keys that are not known, with what was probably meant; and a value that is no
  /// mapping.
  ///
  /// - Returns: true if the value is a mapping.
  @discardableResult
  public func checkKeys(_ known: FileKeys, into diagnostics: inout Diagnostics) -> Bool {
    checkKeys(known.names, into: &diagnostics)
  }
}
