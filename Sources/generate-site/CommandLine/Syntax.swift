/// What may stand on the command line of a subcommand.
struct Syntax: Sendable {
  /// A flag: `--quiet`, or one with a value as in `--output site`.
  struct Flag: Sendable {
    /// The name without the hyphens.
    let name: String
    /// Whether a value follows.
    let takesValue: Bool
    /// Whether it must be given.
    let isRequired: Bool
    /// Another name that it had before.
    var alias: String?

    /// A flag that is there or not.
    static func toggle(_ name: String) -> Flag {
      Flag(name: name, takesValue: false, isRequired: false)
    }

    /// A flag with a value.
    static func value(_ name: String, isRequired: Bool = false, alias: String? = nil) -> Flag {
      Flag(name: name, takesValue: true, isRequired: isRequired, alias: alias)
    }
  }

  /// The subcommand's name.
  let name: String
  /// Its flags; `--help` goes without saying.
  let flags: [Flag]
  /// The name of its argument that is no flag, as in `DIR`; `nil` if it takes none.
  let operand: String?
  /// A Boolean value that is true if it takes several of them.
  let takesMany: Bool

  init(_ name: String, flags: [Flag], operand: String? = nil, takesMany: Bool = false) {
    self.name = name
    self.flags = flags
    self.operand = operand
    self.takesMany = takesMany
  }
}
