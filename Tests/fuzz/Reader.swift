import Input

/// A reader to be tested: its seeds, and a function that runs it.
struct Reader {
  /// The inputs that mutations begin with.
  let seeds: [[UInt8]]
  /// The words of the input format, which mutations insert.
  let words: [String]
  /// The path of the input in messages.
  let path: String
  /// The paths of other files that the reader reads, which messages may refer to.
  let companions: Set<String>
  /// Reads an input, and uses the result as the program would.
  let read: ([UInt8]) -> Outcome

  init(
    seeds: [[UInt8]], words: [String], path: String = Reader.path,
    companions: Set<String> = [], read: @escaping ([UInt8]) -> Outcome
  ) {
    self.seeds = seeds
    self.words = words
    self.path = path
    self.companions = companions
    self.read = read
  }

  init(
    seeds: [[UInt8]], words: [String], path: String = Reader.path,
    companions: Set<String> = [], read: @escaping ([UInt8], inout Diagnostics) -> Void
  ) {
    self.init(seeds: seeds, words: words, path: path, companions: companions) { bytes in
      var outcome = Outcome()
      read(bytes, &outcome.diagnostics)
      return outcome
    }
  }

  /// The path of inputs that are read from memory.
  static let path = "input"

  struct Outcome {
    var diagnostics = Diagnostics()
    /// A description of an error in the result; `nil` if there is none.
    var fault: String?
  }
}

struct ReaderEntry: Sendable {
  let name: String
  /// The relative number of inputs: lower for a slow reader.
  let weight: Int
  let make: @Sendable (Workplace) throws -> Reader
}

extension ReaderEntry {
  static let all =
    tables + documents + geography + markup + routing + importing + site
    + networks + built + server
}
