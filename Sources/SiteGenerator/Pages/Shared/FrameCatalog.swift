import Synchronization

/// The frames of pages, by the scripts that the pages load, each made once.
final class FrameCatalog: Sendable {
  typealias Make = @Sendable (_ scripts: [PageScript], _ figures: [String]) -> SiteFrame

  private let make: Make
  private let known = Mutex<[[String]: SiteFrame]>([:])

  /// - Parameter make: makes the frame of pages that load some scripts and modules of live figures.
  init(_ make: @escaping Make) { self.make = make }

  /// - Parameters:
  ///   - text: the text that the pages show; its live figures need a script of their own.
  ///   - modules: the modules of other live figures.
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
