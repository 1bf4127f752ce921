/// The exit status of the command.
enum ExitStatus: Int32 {
  /// The command succeeded.
  case success = 0
  /// The input is wrong; nothing was changed in the output.
  case wrongInput = 1
  /// The command line is wrong.
  case wrongUsage = 2
  /// The output cannot be written, or the port of the server cannot be used.
  case cannotWrite = 3
}
