import Input
import Markup
import Testing

@testable import SiteGenerator

@Suite("Files as they are made")
struct FileMakerTests {
  @Test("What leads to an id of the same file is not remembered")
  func fragments() throws {
    let schema = try PageRendering.schema()
    let (drawing, other) = (SitePath("assets/a.svg"), "assets/b.svg")
    let maker = FileMaker(
      sink: KeptFiles(), schema: schema, planned: [drawing.file, other], table: LinkTable())
    let links = ["#here", "#gone", "b.svg#there"].map { "<a href=\"\($0)\"/>" }.joined()
    maker.drawing(
      drawing,
      Array(
        ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">"
          + "<g id=\"here\"/>\(links)</svg>").utf8))
    #expect(maker.result.links.fragments.map(\.reference) == ["#gone", "b.svg#there"])
  }
}
