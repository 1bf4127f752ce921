/// The keys of a mapping, or the columns of a table, that a reader knows.
///
/// The reader checks names against it and the manual lists it, so that both always agree.
public struct FileKeys: Sendable, Equatable {
  /// A key. Its description in the manual is in the catalogue, under the names of the file and the key.
  public struct Key: Sendable, Equatable {
    /// The name in the file.
    public let name: String
    /// The kind of value: the name of a text, such as "wholeNumber", or code between backticks.
    public let type: String
    /// The default value: the name of a text, a number, or code between backticks; `nil` if the key is
    /// required.
    public let fallback: String?
    /// A line of a file that has the key, or a field of the column.
    public let example: String
    /// The value for the placeholder of its description, such as a list of choices; `nil` if there is none.
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

  /// The file that has the keys, and their parent key if they are not at its top level:
  /// "site.yml", "site.yml networks".
  public let name: String
  /// The keys, the most important first.
  public let keys: [Key]

  /// Makes a table from its keys.
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
  /// Reports unknown keys, with a suggestion, and a value that is not a mapping.
  ///
  /// - Returns: true if the value is a mapping.
  @discardableResult
  public func checkKeys(_ known: FileKeys, into diagnostics: inout Diagnostics) -> Bool {
    checkKeys(known.names, into: &diagnostics)
  }
}
