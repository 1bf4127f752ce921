/// Sets of whole numbers that can be joined: union-find with halved paths.
public struct DisjointSets: Sendable {
  private var parents: [Int]

  /// Makes a set of each number below `count`.
  public init(count: Int) { parents = Array(0..<count) }

  /// The least number of the set that a number is in.
  public mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Joins the sets of two numbers.
  public mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (root(of: a), root(of: b))
    parents[max(first, second)] = min(first, second)
  }

  /// The sets in the order of their least numbers, each in ascending order.
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
