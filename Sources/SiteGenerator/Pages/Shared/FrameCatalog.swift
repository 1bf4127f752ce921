import Synchronization

/// The frames of pages. All pages that load the same scripts share one frame.
final class FrameCatalog: Sendable {
  typealias Make = @Sendable (_ scripts: [PageScript], _ figures: [String]) -> SiteFrame

  private let make: Make
  private let known = Mutex<[[String]: SiteFrame]>([:])

  /// - Parameter make: makes the frame of pages that load the given scripts and modules of live
  ///   figures.
  init(_ make: @escaping Make) { self.make = make }

  /// - Parameters:
  ///   - text: the text that the pages show. The pages also load the scripts of its live figures.
  ///   - modules: the modules of further live figures on the pages.
  subscript(
    scripts: PageScript..., showing text: TextContent? = nil, figures modules: [String] = []
  ) -> SiteFrame {
    var scripts = scripts
    let figures = TextFigures.modules([text].compactMap(\.self)) + modules
    if !figures.isEmpty {
      scripts = scripts.filter { $0 != .everyPage } + [.figures]
    }
    let key = scripts.map(\.rawValue) + figures
    if let frame = known.withLock({ $0[key] }) { return frame }
    let frame = make(scripts, figures)
    known.withLock { $0[key] = frame }
    return frame
  }
}
