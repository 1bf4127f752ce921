public import Input

/// An example atlas that comes with the command. The subcommand `new` copies it.
public struct StarterAtlas: Sendable {
  /// The reason why no atlas was made.
  public enum Failure: Error {
    /// The examples that come with the command are missing.
    case missingExamples
    /// No example has this name. `known` has the names of all examples.
    case unknownExample(String, known: [String])
    /// The folder is not empty.
    case notEmpty(String)
    /// A file cannot be read or written.
    case file(FileError)
  }

  /// The default example.
  public static let standard = "huts"

  /// The files of the example, relative to its folder.
  public let files: [String]
  /// A Boolean value that is true if the example needs the world data, but they are not installed.
  public let lacksWorld: Bool
  private let folder: String

  /// Finds an example by name.
  public init(example name: String) throws(Failure) {
    guard let theme = CommandResources.theme else { throw .missingExamples }
    let examples = Path.join(theme, "examples")
    let known = try Self.reading { () throws(FileError) in
      try FileSystem.directories(in: examples).sorted()
    }
    guard known.contains(name) else { throw .unknownExample(name, known: known) }
    let folder = Path.join(examples, name)
    self.folder = folder
    files = try Self.reading { () throws(FileError) in try FileSystem.list(folder) }
    // Errors in the settings of the example are reported when the site is built.
    var reported = Diagnostics()
    lacksWorld =
      ContentReader(folder: folder).configuration(into: &reported)?.data?.pack == .world
      && CommandResources.world == nil
  }

  /// Copies the example into a folder that is empty or does not exist yet.
  public func write(to target: String) throws(Failure) {
    let present = try Self.reading { () throws(FileError) in
      guard FileSystem.exists(target) else { return [String]() }
      return try FileSystem.list(target, recursively: false) + FileSystem.directories(in: target)
    }
    guard present.isEmpty else { throw .notEmpty(target) }
    try Self.reading { () throws(FileError) in
      for file in files {
        let path = Path.join(target, file)
        try FileSystem.makeDirectories(Path.parent(of: path) ?? target)
        try FileSystem.write(FileSystem.read(Path.join(folder, file)), to: path)
      }
    }
  }

  private static func reading<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(Failure) -> Result {
    do {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}
