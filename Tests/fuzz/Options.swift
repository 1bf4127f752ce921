struct Options {
  /// The total number of inputs.
  var count = 20_000
  /// The number of the first input of each reader.
  var seed = 1
  /// The name of the only reader to test; `nil` for all readers.
  var only: String?
  var minutes = 10.0
  var jobs = 2
  var shows = false
  /// The scratch folder of a worker; `nil` for the process that starts the workers.
  var scratch: String?
  /// The number of workers with findings after which the remaining inputs of a crashed or hung
  /// worker are abandoned. Before that, a new process reads them.
  let findingLimit = 50

  static let usage = """
    usage: reader-fuzz [--count N] [--seed N] [--only READER] [--minutes N] [--jobs N] [--show]
    Gives changed inputs to the readers; run it in the repository's folder. An input depends on its
    reader and its number alone: --only READER --seed NUMBER --count 1 --show repeats one.
    """

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      if flag == "--show" {
        shows = true
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch (flag, Int(value)) {
      case ("--count", let number?): count = max(number, 1)
      case ("--seed", let number?): seed = number
      case ("--minutes", _):
        guard let number = Double(value) else { return nil }
        minutes = number
      case ("--jobs", let number?): jobs = max(number, 1)
      case ("--only", _): only = value
      case ("--worker", _): scratch = value
      default: return nil
      }
    }
  }

  func worker(_ reader: String, _ numbers: Range<Int>, scratch: String) -> [String] {
    [
      "--worker", scratch, "--only", reader, "--seed", String(numbers.lowerBound),
      "--count", String(numbers.count),
    ] + (shows ? ["--show"] : [])
  }
}
