import Input
import Platform

/// Replaces one folder with another.
struct FolderExchange {
  let new: String
  /// The path at which the new folder is published. Before the exchange, the old folder is there.
  let place: String
  /// The path to which the old folder is moved if the exchange takes two renames.
  let aside: String
  /// A Boolean value that is true if two renames are always used; set only in tests.
  var takesTwoSteps = false

  /// Exchanges the folders. The old folder is then at ``new`` or ``aside``.
  ///
  /// If the system cannot exchange folders atomically, two renames are used. Between them, nothing
  /// is at ``place``. If this process is killed at that point, a second process finishes the
  /// exchange.
  ///
  /// - Throws: ``FileError``. The old folder is then still at ``place``, or at ``aside`` if it
  ///   could not be moved back.
  func run() throws(FileError) {
    let code = takesTwoSteps ? ENOSYS : SystemRename.exchange(new, place)
    if code == 0 { return }
    guard SystemRename.isMissing(code) else {
      throw FileError(action: "exchange with \(place)", path: new, code: code)
    }
    let finisher = Finisher(move: new, to: place)
    defer { finisher?.end() }
    try FileSystem.move(place, to: aside)
    do {
      try FileSystem.move(new, to: place)
    } catch {
      try FileSystem.move(aside, to: place)
      throw error
    }
  }
}

/// A shell process that waits until this process exits or calls ``end()``. Then it moves a folder
/// to a path, unless something already exists at that path.
struct Finisher {
  private let process: pid_t
  /// The write end of the pipe from which the shell reads.
  private let writeEnd: Int32

  /// Starts the shell. Returns `nil` if this is not possible.
  init?(move folder: String, to place: String) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Other child processes must not inherit the ends.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    // The shell reads from the pipe until the other end is closed. The system closes that end when
    // this process exits.
    let script = #"read -r end; [ -e "$2" ] || mv -- "$1" "$2""#
    let words = ["/bin/sh", "-c", script, "sh", folder, place]
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    var process = pid_t()
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    guard posix_spawn(&process, words[0], &actions, nil, &arguments, &environment) == 0 else {
      close(ends[1])
      return nil
    }
    self.process = process
    writeEnd = ends[1]
  }

  /// Closes the pipe, and waits until the shell has ended. Before it ends, the shell moves the
  /// folder, unless something already exists at the path.
  func end() {
    close(writeEnd)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
