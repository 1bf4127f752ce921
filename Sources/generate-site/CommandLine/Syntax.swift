/// The syntax of a subcommand, for ``Arguments``, the help, the man page and the completions.
struct Syntax: Sendable {
  /// The kind of a value. It determines the completions that a shell offers.
  enum Value: Sendable, Equatable {
    case text
    case file
    case folder
    /// The slug of a network in the content.
    case network
    /// One of several words, each with a line of help, which may be empty.
    case choice([Choice])

    static func words(_ words: [String]) -> Value {
      .choice(words.map { Choice(word: $0, help: "") })
    }
  }

  struct Choice: Sendable, Equatable {
    let word: String
    let help: String
  }

  /// A flag without a value, such as `--quiet`, or with a value, such as `--output site`.
  struct Flag: Sendable {
    /// The name without the hyphens.
    let name: String
    /// The name of the flag's value in the help, such as `DIR`; `nil` if the flag takes no value.
    var valueName: String?
    var value = Value.text
    var isRequired = false
    var isRepeatable = false
    /// An earlier name of the flag, which is still accepted; `nil` if there is none.
    var alias: String?
    /// A line of help, with the default in parentheses.
    let help: String

    var takesValue: Bool { valueName != nil }

    static func toggle(_ name: String, _ help: String) -> Flag {
      Flag(name: name, help: help)
    }

    static func value(
      _ name: String, _ valueName: String, isRequired: Bool = false, _ help: String
    ) -> Flag {
      .value(name, valueName, .text, isRequired: isRequired, help)
    }

    static func value(
      _ name: String, _ valueName: String, _ value: Value, isRequired: Bool = false,
      alias: String? = nil, _ help: String
    ) -> Flag {
      Flag(
        name: name, valueName: valueName, value: value, isRequired: isRequired, alias: alias,
        help: help)
    }

    static func list(_ name: String, _ valueName: String, _ help: String) -> Flag {
      Flag(name: name, valueName: valueName, isRepeatable: true, help: help)
    }

    static let help = toggle("help", "show this help")
  }

  /// An argument that is not a flag.
  struct Operand: Sendable {
    let name: String
    var value = Value.text
  }

  let name: String
  /// A short description for the list of subcommands.
  let summary: String
  /// A paragraph of help.
  let discussion: String
  /// The arguments that are not flags; all of them are required.
  var operands: [Operand] = []
  /// A Boolean value that is true if the last operand can be repeated.
  var takesMany = false
  /// The flags except `--help`, which every subcommand has.
  let flags: [Flag]
}
