import Input

/// A reader of the project, with the code that calls it and its seeds.
struct Reader {
  /// The inputs that mutations begin with.
  let seeds: [[UInt8]]
  /// The words of the format, which mutations insert.
  let words: [String]
  /// The path by which messages name the input.
  let path: String
  /// The paths of files that are read with it, from memory.
  let companions: Set<String>
  /// Reads an input, and does what is usually done with the result.
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

  /// A reader that only reports.
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

  /// The outcome of reading an input.
  struct Outcome {
    var diagnostics = Diagnostics()
    /// A property of the result that is an error; `nil` for none.
    var fault: String?
  }
}

/// A reader by its name.
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
