import Input

/// A measurement: processor times in seconds, and sums for comparing the results of programs.
struct Measurement {
  var engine = "RouteAtlas"
  var what: String
  var seconds: [Double] = []
  var sums: [Int64] = []

  init(_ what: String) { self.what = what }

  mutating func add(_ body: () throws -> Int64) rethrows {
    let watch = Stopwatch()
    let sum = try body()
    seconds.append(watch.cpuSeconds)
    sums.append(sum)
  }

  func report() {
    print(
      "{\"engine\":\"\(engine)\",\"what\":\"\(what)\",\"seconds\":\(seconds),\"sums\":\(sums)}")
  }
}
