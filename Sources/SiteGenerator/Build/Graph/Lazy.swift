import Synchronization

/// A value that is computed when it is first asked for, once, whatever the number of threads.
final class Lazy<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let compute: @Sendable () -> Value

  init(_ compute: @escaping @Sendable () -> Value) { self.compute = compute }

  /// The value; who asks for it while another thread computes it waits.
  var value: Value {
    known.withLock { known in
      if let known { return known }
      let value = compute()
      known = value
      return value
    }
  }

  /// A Boolean value that is true if the value has been computed.
  var isComputed: Bool { known.withLock { $0 != nil } }
}
