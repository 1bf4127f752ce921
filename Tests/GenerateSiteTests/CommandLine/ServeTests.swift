import Foundation
import HTTP
import Testing

@Suite("The serve command")
struct ServeTests {
  @Test("If the port is in use, serve suggests another")
  func portInUse() throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { _ in .text(200, "") }
    let place = try Workplace()
    let outcome = try place.run("serve", "--port", "\(server.port)")
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "generate-site: error: port \(server.port) is in use; end the program that uses it, or "
        + "choose another: --port \(server.port + 1)\n")
    #expect(outcome.output.isEmpty)
    server.stop()
  }

  @Test("An unknown host is an error")
  func unknownHost() throws {
    let outcome = try Workplace().run("serve", "--port", "0", "--host", "no.such.host.invalid")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("the host 'no.such.host.invalid' is not an address"))
  }

  @Test("Without an atlas, serve fails like build")
  func noAtlas() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("empty/a.txt", "")
    for arguments in [[], ["--content", "empty"], ["--content", "none"]] {
      let served = try Command.run(["serve", "--port", "0"] + arguments, in: place.folder)
      let built = try Command.run(
        ["build", "--progress", "none"] + arguments, in: place.folder)
      #expect(served.status == 1 && built.status == 1)
      #expect(served.errors == built.errors && served.lines.count == 1, "\(served.errors)")
    }
  }

  @Test("If the settings have errors, serve starts and shows them")
  func brokenSettings() throws {
    let place = try Workplace()
    try place.write("Content/site.yml", "title: [\n")
    let output = Pipe()
    let process = try Command.start(["serve", "--port", "0"], in: place.folder, output: output)
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.hasPrefix("http://127.0.0.1:"))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
  }

  @Test("An invalid port is an error", arguments: ["65536", "-1", "http"])
  func wrongPort(port: String) throws {
    #expect(try Workplace().run("serve", "--port=\(port)").status == 2)
  }

  @Test(
    "A signal ends serve immediately, and the folder is unchanged",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signals(signal: Int32, status: Int32) throws {
    let place = try Workplace()
    let before = try place.snapshot("")
    let output = Pipe()
    let process = try Command.start(["serve", "--port", "0"], in: place.folder, output: output)
    // The address is printed after all files have been read.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.hasPrefix("http://127.0.0.1:"))
    #expect(line.hasSuffix("/small/\n"))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == status)
    #expect(try place.snapshot("") == before)
  }

  @Test("With nohup, serve goes on when its terminal is closed")
  func hangUp() throws {
    let place = try Workplace()
    let output = Pipe()
    let process = Command.process(["serve", "--port", "0"], in: place.folder)
    process.arguments = [Command.binary.path] + (process.arguments ?? [])
    process.executableURL = URL(filePath: "/usr/bin/nohup")
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    kill(process.processIdentifier, SIGHUP)
    // If the command did not ignore the signal, it would end a little later, on another thread.
    usleep(300_000)
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == 143)
  }
}
