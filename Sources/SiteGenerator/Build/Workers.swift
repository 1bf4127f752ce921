import Dispatch
import Synchronization

/// Runs work on several threads.
enum Workers {
  /// Calls `work` once for each index in `0..<count` on up to `jobs` threads, each with its own
  /// state. Returns the result of `finish` for each state, in no particular order.
  ///
  /// Each thread takes the next free index as soon as it has finished its current one, so that no
  /// thread waits for a slower thread.
  static func each<State, Result: Sendable>(
    of count: Int, jobs: Int, state makeState: @Sendable () -> State,
    work: @Sendable (Int, inout State) -> Void, finish: @Sendable (State) -> Result
  ) -> [Result] {
    let next = Atomic<Int>(0)
    let results = Mutex<[Result]>([])
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
      var state = makeState()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= count { break }
        work(index, &state)
      }
      let result = finish(state)
      results.withLock { $0.append(result) }
    }
    return results.withLock { $0 }
  }

  /// Returns the results of `work` for each index in `0..<count`, in the order of the indices.
  static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, jobs: jobs, state: {}) { index, _ in work(index) }
  }

  /// Returns the results of `work` in the order of the indices. Each thread has its own state.
  static func map<State, Result: Sendable>(
    _ count: Int, jobs: Int, state makeState: @Sendable () -> State,
    _ work: @Sendable (Int, inout State) -> Result
  ) -> [Result] {
    let parts = each(
      of: count, jobs: jobs, state: { (state: makeState(), done: [(Int, Result)]()) },
      work: { index, worker in worker.done.append((index, work(index, &worker.state))) },
      finish: { $0.done })
    return parts.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Divides a range into blocks, and returns the result of `work` for each block in order. A
  /// thread takes a whole block at a time, which is faster if the work for one element is short.
  static func blocks<Result: Sendable>(
    of range: Range<Int>, jobs: Int, _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let size = 256
    return map((range.count + size - 1) / size, jobs: jobs) { block in
      work(range.dropFirst(block * size).prefix(size))
    }
  }

  /// Returns the results of short work for each element of a range, in order.
  static func mapBlocks<Result: Sendable>(
    of range: Range<Int>, jobs: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    Array(blocks(of: range, jobs: jobs) { $0.map(work) }.joined())
  }

  /// Returns the results of two functions, which run concurrently if `jobs` is more than 1. Each
  /// function may itself use `jobs` threads.
  ///
  /// The second function runs on its own thread, not in an iteration of `concurrentPerform`. Inside
  /// such an iteration, work that a function divides among threads would run on a single thread,
  /// because nested calls to `concurrentPerform` share the processors.
  static func both<First: Sendable, Second: Sendable>(
    jobs: Int, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    return withoutActuallyEscaping(second) { second in
      let outcome = Mutex<Second?>(nil)
      let thread = OwnThread {
        let result = second()
        outcome.withLock { $0 = result }
      }
      let result = first()
      thread.join()
      return (result, outcome.withLock { $0 } ?? second())
    }
  }
}
