import Foundation
import Testing

@testable import SiteGenerator

@Suite("Options of a build")
struct OptionsTests {
  @Test("The theme folder next to the settings is an input even if it does not exist")
  func theme() throws {
    let small = try SmallContent()
    defer { small.remove() }
    var options = SiteBuilder.Options()
    let atlas = small.folder.deletingLastPathComponent().appending(path: "atlas").path
    options.content = atlas
    #expect(options.inputFolders.contains("\(atlas)/theme"))
    #expect(!options.themeFolders.contains("\(atlas)/theme"))
    #expect(Set(options.inputFolders).count == options.inputFolders.count)
    options.theme = small.folder.path
    #expect(options.inputFolders.contains(small.folder.path))
    #expect(options.themeFolders.first == small.folder.path)
  }

  @Test("The atlas's theme folder can be the folder of the standard theme")
  func standardTheme() throws {
    let small = try SmallContent()
    defer { small.remove() }
    var options = SiteBuilder.Options()
    options.content = small.folder.path
    options.theme = small.folder.path
    if let standard = CommandResources.theme {
      #expect(!options.ownsStandardTheme)
      options.theme = standard
    }
    #expect(options.ownsStandardTheme)
  }
}
