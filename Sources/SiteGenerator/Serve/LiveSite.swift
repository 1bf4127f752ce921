import Dispatch
import Input
import Synchronization

/// The site while it is being edited. Requests are answered from the newest edition. Pages that are
/// open in browsers wait for the next edition.
final class LiveSite: Sendable {
  private struct State: Sendable {
    /// The number of editions so far.
    var number = 0
    var edition: Edition?
    var isClosed = false
    var waiting: [DispatchSemaphore] = []
  }

  private let state = Mutex(State())
  private let cache = ServedFiles.Cache()
  let log = ReadLog()

  /// Publishes an edition. If `source` is `nil`, the edition has the files of the previous edition
  /// and the given faults.
  func publish(_ source: (any SiteSource)?, faults: Diagnostics) {
    let files = source.map { ServedFiles($0, cache: cache) }
    files?.forgetFaults()
    // The previous edition is kept until the lock is released, so that no request has to wait while
    // the memory of that edition is freed.
    let previous = state.withLock { $0.edition }
    defer { withExtendedLifetime(previous) {} }
    change { state in
      state.number += 1
      state.edition =
        if let files {
          Edition(files: files, faults: Diagnostics())
        } else {
          Edition(files: state.edition?.files, faults: faults)
        }
    }
  }

  /// Marks the server as stopped, so that all waiting callers return.
  func close() { change { $0.isClosed = true } }

  private func change(_ body: (inout sending State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for semaphore in waiting { semaphore.signal() }
  }

  /// The newest edition and its number; `nil` if the server has stopped. Waits if there is no
  /// edition yet.
  var current: (number: Int, edition: Edition)? {
    while true {
      let (semaphore, found, isClosed) = look(after: 0)
      if isClosed { return nil }
      if let found { return found }
      semaphore?.wait()
    }
  }

  /// Waits at most `seconds` seconds for an edition whose number is higher than `number`. Then
  /// returns the newest edition, or `nil` if the server has stopped.
  func next(after number: Int, seconds: Int) -> (number: Int, edition: Edition)? {
    let (semaphore, found, isClosed) = look(after: number)
    if isClosed { return nil }
    if let found { return found }
    if semaphore?.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
      state.withLock { state in state.waiting.removeAll { $0 === semaphore } }
    }
    return current
  }

  private func look(
    after number: Int
  ) -> (semaphore: DispatchSemaphore?, found: (number: Int, edition: Edition)?, isClosed: Bool) {
    state.withLock { state in
      if state.isClosed { return (nil, nil, true) }
      if state.number > number, let edition = state.edition {
        return (nil, (state.number, edition), false)
      }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting.append(semaphore)
      return (semaphore, nil, false)
    }
  }
}
