import Foundation
import HTTP
import Testing

@Suite("The command serve", .timeLimit(.minutes(2)))
struct ServeTests {
  @Test("says what to do when the port is in use")
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

  @Test("knows the interfaces of this machine")
  func unknownHost() throws {
    let outcome = try Workplace().run("serve", "--port", "0", "--host", "no.such.host.invalid")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("the host 'no.such.host.invalid' is no network interface"))
  }

  @Test("takes a port that there can be", arguments: ["65536", "-1", "http"])
  func wrongPort(port: String) throws {
    #expect(try Workplace().run("serve", "--port=\(port)").status == 2)
  }

  @Test(
    "ends at once when it is told to, and leaves the folder as it was",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signals(signal: Int32, status: Int32) throws {
    let place = try Workplace()
    let before = try place.snapshot("")
    let output = Pipe()
    let process = try Command.start(["serve", "--port", "0"], in: place.folder, output: output)
    // The address is told when all is read.
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.hasPrefix("http://127.0.0.1:"))
    #expect(line.hasSuffix("/small/\n"))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == status)
    #expect(try place.snapshot("") == before)
  }
}
