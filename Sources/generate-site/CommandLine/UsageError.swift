/// An error in a command line; ``Texts`` has the messages.
enum UsageError: Error, Equatable {
  case unknownSubcommand(String)
  case unknownFlag(String, of: String, known: [String])
  /// A flag without its value: at the end of the line, before another flag, or with an empty value.
  case missingValue(String)
  /// A value for a flag that does not take a value, as in `--quiet=yes`.
  case unexpectedValue(String, value: String)
  case repeatedFlag(String)
  case missingFlag(String, of: String)
  case unexpectedArgument(String, of: String)
  case missingArgument(String, of: String)
  case unknownFormat(String, known: [String])
  /// A flag of `import` that applies only to the formats in `known`.
  case flagOfOtherFormat(String, format: String, known: [String])
  /// A value that a flag does not accept; `choices` has the accepted values if they can be listed.
  case invalidValue(String, value: String, expected: String, choices: [String])
}
