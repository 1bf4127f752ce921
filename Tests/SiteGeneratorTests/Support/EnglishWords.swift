import Foundation
import Input

@testable import SiteGenerator

extension PageWords {
  static let english: PageWords = {
    var diagnostics = Diagnostics()
    let theme = Theme([PageRendering.folder.path], into: &diagnostics)
    return PageWords(Catalogue(language: "en", of: theme, into: &diagnostics))
  }()
}
