import Synchronization

/// A value that is computed on first use, and only once, even if several threads use it. The
/// closure that computes the value is released afterwards.
public final class Lazy<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case pending(@Sendable () -> Value)
    case known(Value)
  }

  private let state: Mutex<State>

  /// Makes a lazy value. When the value is first used, `compute` is called and returns it.
  public init(_ compute: @escaping @Sendable () -> Value) { state = Mutex(.pending(compute)) }

  /// The value. If another thread is computing it, the caller waits.
  public var value: Value {
    state.withLock { state in
      switch state {
      case .known(let value): return value
      case .pending(let compute):
        let value = compute()
        state = .known(value)
        return value
      }
    }
  }

  /// A Boolean value that is true if the value has been computed.
  public var isComputed: Bool {
    state.withLock { state in
      if case .known = state { true } else { false }
    }
  }
}
