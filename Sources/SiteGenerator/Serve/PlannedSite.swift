import HTTP
import Input
import Markup

/// A site that makes its files on demand, by running the steps of its plan.
struct PlannedSite: SiteSource {
  let basePath: String
  let styleSheets: [String: SitePath]
  let isPartial: Bool

  private let plan: Plan
  private let schema: PageSchema
  let files: PlannedFiles
  private let table = LinkTable()

  init(_ plan: Plan, files: PlannedFiles, input: SiteInput, isPartial: Bool) {
    self.plan = plan
    self.files = files
    schema = input.schema
    self.isPartial = isPartial
    basePath = Self.path(of: input.content.configuration.baseURL)
    styleSheets = input.assets.files.filter { $0.key.hasSuffix(".css") }.mapValues(\.path)
  }

  func step(of file: String) -> Int? {
    // The files of closing steps are not served, because they depend on the files of all other
    // steps.
    files.step(of: file).flatMap { $0 < plan.count ? $0 : nil }
  }

  func key(of step: Int) -> Digest { plan.key(step) }

  func make(_ step: Int) -> StepFiles {
    let kept = KeptFiles()
    let maker = FileMaker(
      sink: kept, schema: schema, planned: files, table: table)
    maker.make(step, of: plan)
    var faults = maker.result.diagnostics
    maker.result.faults.report(into: &faults)
    return StepFiles(files: kept.files, faults: faults)
  }

  /// Returns the decoded path of a site on its host, from the address of the site.
  static func path(of address: String) -> String {
    let path = SitePath.base(of: address)
    return HTTPRequest("GET", path).decodedPath ?? path
  }
}
