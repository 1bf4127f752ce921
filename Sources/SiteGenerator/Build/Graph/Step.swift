/// The slices (parts of the atlas) that all steps of one kind read, and the method that makes the
/// files of each step. Each step has an item of its own, such as a place.
///
/// Every stored property must be a ``Slice``. The key of a step, which is a digest of its inputs,
/// covers all slices. Unlike a closure, ``make(_:_:)`` captures no values, so it reads only the
/// slices and the item.
protocol Step<Item>: Sendable {
  associatedtype Item: Sendable

  var digest: Digest { get }

  /// Prepares the slices before the steps run; see ``Slice/prepare()``.
  func prepare()

  /// Makes the files of the step with the given item. This method must be a pure function of the
  /// slices and the item: the files must not depend on the order of steps, the time or the thread.
  func make(_ item: Item, _ maker: FileMaker)
}

extension Step {
  var digest: Digest {
    var digester = Digester()
    for slice in slices { digester.mix(slice.digest) }
    return digester.digest
  }

  func prepare() { for slice in slices { slice.prepare() } }

  private var slices: [any Slice] {
    Mirror(reflecting: self).children.map { member in
      guard let slice = member.value as? any Slice else {
        // This failure does not depend on the input, so any test that plans a site would reveal it.
        preconditionFailure("\(Self.self).\(member.label ?? "") is not a slice")
      }
      return slice
    }
  }
}

/// A wrapper that computes the digest of a step's slices only once. It is for steps that make the
/// files of many items.
struct SharedStep<Wrapped: Step>: Step {
  private let step: Wrapped
  let digest: Digest

  init(_ step: Wrapped) {
    self.step = step
    digest = step.digest
  }

  func prepare() { step.prepare() }

  func make(_ item: Wrapped.Item, _ maker: FileMaker) { step.make(item, maker) }
}
