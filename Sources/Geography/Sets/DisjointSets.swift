/// A union-find structure for disjoint sets of whole numbers, with path halving.
public struct DisjointSets: Sendable {
  private var parents: [Int]

  /// Makes a separate set for each number in `0..<count`.
  public init(count: Int) { parents = Array(0..<count) }

  /// The smallest member of the set that contains `number`. This member identifies the set.
  public mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Joins the sets that contain two numbers.
  public mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (root(of: a), root(of: b))
    parents[max(first, second)] = min(first, second)
  }

  /// The sets, each in ascending order, sorted by their smallest members.
  public mutating func groups() -> [[Int]] {
    var places: [Int: Int] = [:]
    var result: [[Int]] = []
    for number in parents.indices {
      let root = root(of: number)
      if let place = places[root] {
        result[place].append(number)
      } else {
        places[root] = result.count
        result.append([number])
      }
    }
    return result
  }
}
