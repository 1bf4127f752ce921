/// The keys of a mapping, or the columns of a table, that a reader knows.
///
/// The reader checks names against it and the manual shows it, so that both always agree.
public struct FileKeys: Sendable, Equatable {
  /// A key. The words that the manual has for it are in the catalogue, by the names of its file and its own.
  public struct Key: Sendable, Equatable {
    /// The name in the file.
    public let name: String
    /// The kind of value: the name of words, such as "wholeNumber", or code between backticks.
    public let type: String
    /// The value if the key is missing: the name of words, a number, or code between backticks; `nil` if the
    /// key must be there.
    public let fallback: String?
    /// A line of a file that has the key, or a field of the column.
    public let example: String
    /// The value that its words have a place for, such as a list of choices; `nil` for none.
    public let value: String?

    /// A key that must be there.
    public static func required(
      _ name: String, _ type: String, _ example: String, value: String? = nil
    ) -> Key {
      Key(name: name, type: type, fallback: nil, example: example, value: value)
    }

    /// A key that may be missing.
    public static func optional(
      _ name: String, _ type: String, or fallback: String, _ example: String, value: String? = nil
    ) -> Key {
      Key(name: name, type: type, fallback: fallback, example: example, value: value)
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
