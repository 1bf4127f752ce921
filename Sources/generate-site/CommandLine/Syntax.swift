/// The command line of a subcommand, which ``Arguments`` parses and the help, the man page and the
/// completions show.
struct Syntax: Sendable {
  /// The kind of a value, which completions offer.
  enum Value: Sendable, Equatable {
    case text
    case file
    case folder
    /// The slug of a network of the content.
    case network
    /// One of some words, each with a line of help, which may be empty.
    case choice([Choice])

    /// One of some words that need no help.
    static func words(_ words: [String]) -> Value {
      .choice(words.map { Choice(word: $0, help: "") })
    }
  }

  /// A possible word of a value.
  struct Choice: Sendable, Equatable {
    let word: String
    let help: String
  }

  /// A flag: A flag: `--quiet`, or one with a value as in `--output site`.
  struct Flag: Sendable {
    /// The name without the hyphens.
    let name: String
    /// The name of its value, as in `DIR`; `nil` if none follows.
    let valueName: String?
    /// The kind of value.
    let value: Value
    /// A Boolean value that is true if the flag must be given.
    let isRequired: Bool
    /// A Boolean value that is true if the flag can be given several times.
    let isRepeatable: Bool
    /// An earlier name of the flag.
    let alias: String?
    /// A line of help, with the default in parentheses.
    let help: String

    var takesValue: Bool { valueName != nil }

    /// Makes a flag without a value.
    static func toggle(_ name: String, _ help: String) -> Flag {
      Flag(
        name: name, valueName: nil, value: .text, isRequired: false, isRepeatable: false,
        alias: nil, help: help)
    }

    /// A flag with a text.
    static func value(
      _ name: String, _ valueName: String, isRequired: Bool = false, _ help: String
    ) -> Flag {
      .value(name, valueName, .text, isRequired: isRequired, help)
    }

    /// A flag with a value.
    static func value(
      _ name: String, _ valueName: String, _ value: Value, isRequired: Bool = false,
      alias: String? = nil, _ help: String
    ) -> Flag {
      Flag(
        name: name, valueName: valueName, value: value, isRequired: isRequired,
        isRepeatable: false, alias: alias, help: help)
    }

    /// A flag with a text that can be given several times.
    static func list(_ name: String, _ valueName: String, _ help: String) -> Flag {
      Flag(
        name: name, valueName: valueName, value: .text, isRequired: false, isRepeatable: true,
        alias: nil, help: help)
    }

    static let help = toggle("help", "show this help")
  }

  /// An argument that is not a flag.
  struct Operand: Sendable {
    /// The name, as in `DIR`.
    let name: String
    /// The kind of value.
    let value: Value

    init(_ name: String, _ value: Value = .text) {
      self.name = name
      self.value = value
    }
  }

  /// The subcommand's name.
  let name: String
  /// A few words for the list of subcommands.
  let summary: String
  /// A paragraph of help.
  let discussion: String
  /// Its arguments that are not flags, all of them required.
  let operands: [Operand]
  /// A Boolean value that is true if the last of them can be repeated.
  let takesMany: Bool
  /// Its flags; `--help` is implied.
  let flags: [Flag]

  init(
    _ name: String, _ summary: String, _ discussion: String, operands: [Operand] = [],
    takesMany: Bool = false, flags: [Flag]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.takesMany = takesMany
    self.flags = flags
  }
}
