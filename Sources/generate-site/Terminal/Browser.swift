import Platform

enum Browser {
  /// Opens an address without waiting; does nothing if there is no browser.
  static func open(_ address: String) {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    // The shell starts the program in the background and exits.
    let script = "\(program) \"$0\" </dev/null >/dev/null 2>&1 &"
    let words = ["sh", "-c", script, address]
    let argv = words.map { strdup($0) } + [nil]
    defer { for text in argv { free(text) } }
    var process: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&process, "/bin/sh", nil, nil, argv, environ) == 0 else { return }
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
