import Platform

struct OwnThread {
  private final class Job: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t?

  /// Starts a thread that calls `run`. If the system cannot create the thread, `run` is not called.
  init(_ run: @escaping @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, nil, { Self.run($0) }, job.toOpaque())
    #else
      var thread = pthread_t()
      let code = pthread_create(&thread, nil, { $0.flatMap(Self.run) }, job.toOpaque())
    #endif
    self.thread = code == 0 ? thread : nil
    if code != 0 { job.release() }
  }

  private static func run(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    // This takes ownership of the job, so that its function is released before the thread ends.
    Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run()
    return nil
  }

  /// Waits until the function that was passed to the initializer has returned. This method must be
  /// called exactly once.
  func join() {
    if let thread { pthread_join(thread, nil) }
  }
}
