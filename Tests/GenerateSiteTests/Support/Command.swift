import Foundation
import Testing

/// Runs the real binary as a user would.
enum Command {
  struct Outcome: Sendable {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of standard error.
    var lines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The binary is built into the same folder as the tests.
  static let binary: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let tests = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    #else
      let tests = URL(filePath: CommandLine.arguments[0])
    #endif
    return tests.deletingLastPathComponent().appending(path: "generate-site")
  }()

  /// Runs the command in a folder.
  ///
  /// - Parameters:
  ///   - output: the file for standard output; `nil` to return standard output in the outcome.
  ///   - environment: `nil` for the environment of the tests.
  ///   - binary: the path of another program in the folder to run instead.
  static func run(
    _ arguments: [String], in folder: URL = package, input: String = "", output: String? = nil,
    environment: [String: String]? = nil, binary: String? = nil
  ) throws -> Outcome {
    let process = process(arguments, in: folder)
    if let binary { process.executableURL = folder.appending(path: binary) }
    if let environment { process.environment = environment }
    // Files are used instead of pipes, because a pipe that nobody drains would block the command.
    let name = "generate-site-tests-\(UUID().uuidString)"
    let files = ["out", "err", "in"].map {
      FileManager.default.temporaryDirectory.appending(path: "\(name).\($0)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for file in files { try Data().write(to: file) }
    try Data(input.utf8).write(to: files[2])
    process.standardInput = try FileHandle(forReadingFrom: files[2])
    process.standardOutput = try FileHandle(
      forWritingTo: output.map { URL(filePath: $0) } ?? files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the command crashed")
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
  }

  /// Starts the command in a folder, without progress messages.
  ///
  /// - Parameters:
  ///   - output: the pipe for standard output; `nil` to discard it.
  ///   - errors: the file for standard error; `nil` to discard it.
  static func start(
    _ arguments: [String], in folder: URL, output: Pipe? = nil, errors: String? = nil
  ) throws -> Process {
    let process = process(arguments, in: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice as Any
    process.standardError = FileHandle.nullDevice
    if let errors {
      try Data().write(to: URL(filePath: errors))
      process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    }
    try process.run()
    return process
  }

  static func process(_ arguments: [String], in folder: URL) -> Process {
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    return process
  }
}
