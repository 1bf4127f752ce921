/// The keys of a mapping, or the columns of a table, that a reader accepts.
///
/// The reader checks names against these keys, and the manual lists the same keys, so the two
/// always agree.
public struct FileKeys: Sendable, Equatable {
  /// A key. The catalogue of page texts contains the key's description for the manual, under the
  /// names of the file and the key.
  public struct Key: Sendable, Equatable {
    /// The name in the file.
    public let name: String
    /// The type of the value: the name of a text in the catalogue, such as "wholeNumber", or code
    /// between backticks.
    public let type: String
    /// The default value: the name of a text in the catalogue, a number, or code between backticks.
    /// `nil` if the key is required.
    public let fallback: String?
    /// An example: a line of the file that has the key, or a field of the column.
    public let example: String
    /// The text that replaces `{value}` in the key's description, such as a list of choices; `nil`
    /// if the description has no `{value}`.
    public let value: String?

    /// Makes a required key.
    public static func required(
      _ name: String, _ type: String, _ example: String, value: String? = nil
    ) -> Key {
      Key(name: name, type: type, fallback: nil, example: example, value: value)
    }

    /// Makes an optional key.
    public static func optional(
      _ name: String, _ type: String, or fallback: String, _ example: String, value: String? = nil
    ) -> Key {
      Key(name: name, type: type, fallback: fallback, example: example, value: value)
    }
  }

  /// The name of the file, such as "site.yml". If the keys are not at the top level, the parent key
  /// follows, as in "site.yml networks".
  public let name: String
  /// The keys, the most important first.
  public let keys: [Key]

  /// Makes a list of the keys of a file or mapping.
  public init(_ name: String, _ keys: [Key]) {
    self.name = name
    self.keys = keys
  }

  /// The names of all keys.
  public var names: [String] { keys.map(\.name) }
  /// The names of the required keys.
  public var required: [String] { keys.filter { $0.fallback == nil }.map(\.name) }
}

extension YAMLNode {
  /// Reports unknown keys with suggestions, and reports a value that is not a mapping.
  ///
  /// - Returns: true if the value is a mapping.
  @discardableResult
  public func checkKeys(_ known: FileKeys, into diagnostics: inout Diagnostics) -> Bool {
    checkKeys(known.names, into: &diagnostics)
  }
}
