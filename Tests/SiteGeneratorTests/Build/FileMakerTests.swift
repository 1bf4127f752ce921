import Input
import Markup
import Testing

@testable import SiteGenerator

@Suite("Making files")
struct FileMakerTests {
  @Test("References to ids are recorded only if they are requested", arguments: [true, false])
  func fragments(notes: Bool) throws {
    let schema = try PageRendering.schema()
    let (drawing, other) = (SitePath("assets/a.svg"), "assets/b.svg")
    let maker = FileMaker(
      sink: KeptFiles(), schema: schema, planned: [drawing.file, other], table: LinkTable(),
      notesFragments: notes)
    let links = ["#here", "#gone", "b.svg#there"].map { "<a href=\"\($0)\"/>" }.joined()
    maker.drawing(
      drawing,
      Array(
        ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">"
          + "<g id=\"here\"/>\(links)</svg>").utf8))
    let noted = maker.result.links.fragments.map(\.reference)
    #expect(noted == (notes ? ["#here", "#gone", "b.svg#there"] : []))
  }
}
