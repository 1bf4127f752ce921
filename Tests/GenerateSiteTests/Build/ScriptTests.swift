import Foundation
import Testing

@Suite struct ScriptTests {
  @Test func sourcesWithOtherLineEndsGiveTheSameScripts() throws {
    let place = try Workplace(ownsTheme: true)
    for (name, bytes) in try place.snapshot("Templates/scripts") where name.hasSuffix(".js") {
      let text = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n")
      try place.write("Templates/scripts/\(name)", text)
    }
    let outcome = try place.build()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let scripts = try place.snapshot("site/assets").filter { $0.key.hasSuffix(".js") }
    let expected = try GoodSite.files.get().filter {
      $0.key.hasPrefix("site/assets/") && $0.key.hasSuffix(".js")
    }
    #expect(scripts.count == expected.count)
    for (name, bytes) in scripts { #expect(expected["site/assets/\(name)"] == bytes, "\(name)") }
  }

  @Test func aMachineWithoutTheBundlerIsToldWhatToInstall() throws {
    let place = try Workplace(ownsTheme: true)
    let outcome = try Command.run(
      ["build", "--progress", "none"], in: place.folder, environment: ["PATH": place.path("")])
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        "Templates/scripts:1:1: error: the scripts cannot be bundled: the program 'esbuild' was not "
          + "found; install it: apt-get install esbuild, or brew install esbuild"
      ])
    #expect(try place.snapshot("site").isEmpty)
  }

  @Test func linksThatLeadOutOfTheInputAreRefused() throws {
    let place = try Workplace(ownsTheme: true)
    try place.write("secret", "---\ntitle: T\ndescription: D.\n---\n\nSecret\n")
    let links = [
      "Content/networks/roads/note", "Content/pages/secret.md", "Templates/assets/secret.png",
      "Templates/partials/secret.mustache", "Templates/scripts/secret.js",
      "Templates/service-worker/secret.js",
    ]
    for link in links {
      try FileManager.default.createSymbolicLink(
        atPath: place.path(link), withDestinationPath: place.path("secret"))
    }
    let outcome = try place.build()
    #expect(outcome.status == 1)
    #expect(
      outcome.lines.filter { $0.contains(": error: ") }
        == links.map {
          "\($0):1:1: error: the path leads out of \($0.prefix { $0 != "/" }) through a symbolic "
            + "link; replace the link with a copy, so that no other files are published by mistake"
        })
  }
}
