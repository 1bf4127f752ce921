import Foundation
import Input
import SiteGenerator
import Testing

@Suite struct PartTests {
  /// A number of parts that is larger than the number of steps. This number is tested only if the
  /// environment variable ATLAS_ROUNDS is set, because the test takes minutes.
  private static let more =
    ProcessInfo.processInfo.environment["ATLAS_ROUNDS"] == nil ? [] : [1000]

  @Test(arguments: [1, 2, 3, 8] + more)
  func partsMakeTheSiteThatOneBuildMakes(count: Int) throws {
    let place = try Workplace()
    let parts = (1...count).map { "part\($0)" }
    for (index, part) in parts.enumerated() {
      let outcome = try place.build("--part", "\(index + 1)/\(count)", "--output", part)
      #expect(outcome.status == 0 && outcome.errors == "")
    }
    let files = try parts.flatMap { try place.snapshot($0).keys }
    #expect(Set(files).count == files.count, "no file is made twice")
    let outcome = try place.merge(parts.reversed(), "--output", "merged")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasSuffix("merged from \(count) \(count == 1 ? "part" : "parts")\n"))
    let whole = try GoodSite.files.get().filter { $0.key.hasPrefix("site/") }
    let merged = try place.snapshot("merged")
    #expect(Set(merged.keys.map { "site/\($0)" }) == Set(whole.keys))
    #expect(merged.filter { whole["site/\($0.key)"] != $0.value }.keys.sorted() == [])
    // A merged site is equivalent to a site that was built as a whole.
    #expect(try place.build("--output", "merged").output.contains("; 0 of "))
  }

  @Test func aPartThatIsCompleteIsNotMadeAgain() throws {
    let place = try Workplace()
    #expect(try place.build("--part", "2/3", "--output", "part").status == 0)
    let outcome = try place.build("--part", "2/3", "--output", "part")
    #expect(outcome.output.contains("; 0 of "))
    #expect(!(try place.build("--part", "1/3", "--output", "part").output.contains("; 0 of ")))
  }

  @Test func whatIsWrongWithPartsIsTold() throws {
    let place = try Workplace()
    for part in [1, 2] {
      #expect(try place.build("--part", "\(part)/3", "--output", "part\(part)").status == 0)
    }
    try place.write("empty/file", "")
    let missing = try place.merge(["part1", "part2"])
    #expect(missing.status == 1)
    #expect(
      missing.errors
        == "site:1:1: error: part 3/3 is missing; "
        + "make it with: generate-site build --part 3/3 --output DIR\n")
    let none = try place.merge(["part1", "empty", "nowhere"])
    #expect(none.status == 1)
    #expect(
      none.lines
        == ["empty", "nowhere"].map {
          "\($0):1:1: error: there is no part of a build here; "
            + "make it with: generate-site build --part I/N --output \($0)"
        })
    try Edit("Content/pages/about.md", .append("\nA new word.\n")).apply(to: place)
    try Edit("Content/networks/roads/links.csv", .replace("165.5", "166.5")).apply(to: place)
    #expect(try place.build("--part", "3/3", "--output", "part3").status == 0)
    let old = try place.merge(["part1", "part2", "part3"])
    #expect(old.status == 1)
    #expect(old.errors.contains("part2:1:1: error: part 2/3 was made from other inputs"))
    #expect(!FileSystem.exists(place.path("site")))
    let other = try place.merge(["part3"], "--base-url", "https://example.org/")
    #expect(
      other.errors.hasPrefix(
        "part3:1:1: error: the part cannot be used: the program or its flags have changed; "))
  }

  @Test func aPartNeitherReplacesASiteNorIsReplaced() throws {
    let place = try Workplace()
    #expect(try place.build("--output", "whole").status == 0)
    let part = try place.build("--part", "1/1", "--output", "part")
    #expect(part.status == 0)
    let onWhole = try place.build("--part", "1/2", "--output", "whole")
    #expect(onWhole.status == 3)
    #expect(
      onWhole.errors
        == "whole: error: cannot be written: it contains a whole site; "
        + "choose another folder for the part\n")
    for output in ["part", "part/site", "."] {
      #expect(try place.merge(["part"], "--output", output).status == 3)
    }
    #expect(try place.merge(["nowhere"], "--output", "whole").status == 1)
  }

  @Test func aPartThatCannotBeMergedIsAFailure() throws {
    let place = try Workplace()
    // A folder occupies the store's path, so no file can be written there.
    try place.write(".part.build/store/file", "x")
    let outcome = try place.build("--part", "1/2", "--output", "part")
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("part: error: the part cannot be merged: "))
    #expect(try place.build("--part", "1/2", "--output", "part").status == 0)
  }

  @Test func aLinkToAMissingHeadingIsFoundWhenPartsAreMerged() throws {
    let place = try Workplace()
    try Edit("Content/pages/about.md", .append("\n[There](/networks/roads/#nowhere)\n"))
      .apply(to: place)
    for part in [1, 2] {
      #expect(try place.build("--part", "\(part)/2", "--output", "part\(part)").status == 0)
    }
    let outcome = try place.merge(["part1", "part2"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == (try place.build()).errors)
    #expect(outcome.errors.hasPrefix("Content/pages/about.md:"))
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "1", "a/b", "-1/2", "1/2/3", "1/9999999999999999999"])
  func aPartThatThereIsNot(text: String) throws {
    let place = try Workplace()
    let outcome = try place.build("--part=\(text)", "--output", "part")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("the flag '--part' cannot be '\(text)'"))
    #expect(try place.build("--part", "1/2").status == 2)
  }
}
