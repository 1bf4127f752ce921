/// Checks that recursive partials terminate on every page. The check may also reject partials that
/// would terminate.
///
/// Each call passes contexts. A passed context is a context of the caller, or a part of such a
/// context. Values are finite, so a chain of calls in which some context keeps shrinking is finite.
/// By the size-change principle (Lee, Jones and Ben-Amram, 2001), every chain terminates under one
/// condition: each idempotent composition of calls that leads from a routine to itself shrinks at
/// least one context.
struct TemplateTermination {
  /// One call, or several calls in sequence.
  struct Call: Hashable {
    let caller: Int
    let callee: Int
    /// For each context of the callee, the caller's context that it equals or is part of.
    /// `descends` is true if the callee's context is only a part of the caller's context.
    let arcs: [Arc]
  }

  struct Arc: Hashable {
    let origin: Int
    let descends: Bool
  }

  /// The routines that can recurse forever; `nil` if there are too many calls to decide.
  static func endlessRoutines(_ calls: [Call]) -> Set<Int>? {
    var closure = Set(calls)
    var fresh = Array(closure)
    while !fresh.isEmpty {
      var next: [Call] = []
      for call in fresh {
        for other in calls where call.callee == other.caller {
          let composed = compose(call, other)
          if closure.insert(composed).inserted { next.append(composed) }
        }
      }
      if closure.count > 20_000 { return nil }
      fresh = next
    }
    var endless: Set<Int> = []
    for call in closure where call.caller == call.callee && compose(call, call) == call {
      let shrinks = call.arcs.enumerated().contains { $1.origin == $0 && $1.descends }
      if !shrinks { endless.insert(call.caller) }
    }
    return endless
  }

  private static func compose(_ first: Call, _ second: Call) -> Call {
    Call(
      caller: first.caller, callee: second.callee,
      arcs: second.arcs.map { arc in
        let earlier = first.arcs[arc.origin]
        return Arc(origin: earlier.origin, descends: earlier.descends || arc.descends)
      })
  }
}
