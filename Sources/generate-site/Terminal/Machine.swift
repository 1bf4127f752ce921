import Platform

enum Machine {
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// A Boolean value that is true if standard error is a terminal that can rewrite a line.
  static var hasTerminal: Bool {
    guard isatty(STDERR_FILENO) == 1 else { return false }
    guard let terminal = getenv("TERM") else { return false }
    return strcmp(terminal, "dumb") != 0
  }
}
