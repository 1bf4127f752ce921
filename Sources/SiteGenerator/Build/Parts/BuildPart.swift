/// One of the parts into which a build is split, each made by a process or a machine of its own.
public struct BuildPart: Sendable, Equatable {
  /// The number of the part, from 1.
  public let number: Int
  /// The number of parts that the build has.
  public let count: Int

  /// The whole build as a single part.
  static let whole = BuildPart(number: 1, count: 1)

  /// The largest number of parts.
  static let limit = 1_000_000

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads a part from text, such as `3/8`; `nil` if there is no such part.
  public init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...Self.limit).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// The part that makes a step.
  ///
  /// - Parameters:
  ///   - step: the number of the step.
  ///   - steps: the number of steps that the build has.
  init(of step: Int, among steps: Int, count: Int) {
    // The last part that begins at the step or before it.
    self.init(number: ((step + 1) * count - 1) / max(steps, 1) + 1, count: count)
  }

  /// The steps of the part, which are consecutive because neighbours share many inputs.
  func steps(of count: Int) -> Range<Int> {
    (count * (number - 1) / self.count)..<(count * number / self.count)
  }
}

extension BuildPart: CustomStringConvertible {
  /// The part as text, such as `3/8`.
  public var description: String { "\(number)/\(count)" }
}
