enum ExitStatus: Int32 {
  case success = 0
  /// The input is wrong; nothing was changed in the output.
  case wrongInput = 1
  case wrongUsage = 2
  /// The output cannot be written, or the server's port cannot be used.
  case cannotWrite = 3
}
