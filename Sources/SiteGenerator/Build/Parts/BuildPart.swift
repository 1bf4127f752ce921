/// One of the parts into which a build is split, so that several processes or machines can share
/// the work.
public struct BuildPart: Sendable, Equatable {
  /// The number of the part, counted from 1.
  public let number: Int
  /// The number of parts that the build has.
  public let count: Int

  static let whole = BuildPart(number: 1, count: 1)

  static let limit = 1_000_000

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Parses a part such as `3/8`. Returns `nil` if the text is not a valid part.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...Self.limit).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Finds the part that contains the step at index `step` in a build that has `steps` steps and
  /// `count` parts.
  init(of step: Int, among steps: Int, count: Int) {
    // This is the last part that begins at or before the step.
    self.init(number: ((step + 1) * count - 1) / max(steps, 1) + 1, count: count)
  }

  /// Returns the indices of the steps that this part has in a build of `count` steps. They are
  /// consecutive, because adjacent steps share many inputs.
  func steps(of count: Int) -> Range<Int> {
    (count * (number - 1) / self.count)..<(count * number / self.count)
  }
}

extension BuildPart: CustomStringConvertible {
  /// The part as text, such as `3/8`.
  public var description: String { "\(number)/\(count)" }
}
