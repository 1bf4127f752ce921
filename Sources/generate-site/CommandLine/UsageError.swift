/// An error in a command line; ``Texts`` has the messages.
enum UsageError: Error, Equatable {
  /// The first argument is not a subcommand.
  case unknownSubcommand(String)
  /// A flag that the subcommand does not have.
  case unknownFlag(String, of: String, known: [String])
  /// A flag without its value, at the end of the line or before another flag.
  case missingValue(String)
  /// A value for a flag that does not take a value, as in `--quiet=yes`.
  case unexpectedValue(String, value: String)
  /// A flag that is given twice.
  case repeatedFlag(String)
  /// A flag that must be given.
  case missingFlag(String, of: String)
  /// An unexpected argument that is not a flag.
  case unexpectedArgument(String, of: String)
  /// A required argument that is missing.
  case missingArgument(String, of: String)
  /// A format that cannot be imported.
  case unknownFormat(String, known: [String])
  /// A flag of `import` that does not apply to the format; `known` has the formats to which the
  /// flag applies.
  case flagOfOtherFormat(String, format: String, known: [String])
  /// A value that a flag does not accept; `choices` has the accepted values if they can be listed.
  case invalidValue(String, value: String, expected: String, choices: [String])
}
