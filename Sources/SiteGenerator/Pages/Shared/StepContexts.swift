import Markup

/// The inputs of a page of a network.
struct NetworkContext<Model: PageModel>: StepContext {
  let frames: SiteFrame
  let template: PageTemplate<Model>
  let network: NetworkSite
}

/// The inputs of a file of a network.
struct NetworkFileContext: StepContext {
  let network: NetworkSite
}

/// The inputs of a page about countries or places, or of a list of such pages.
struct SiteContext<Model: PageModel>: StepContext {
  let frames: SiteFrame
  let template: PageTemplate<Model>
  let site: Site
  /// The networks that the page may speak of.
  let networks: [NetworkSite]
}

/// The inputs of a file about countries or places.
struct SiteFileContext: StepContext {
  let site: Site
}

/// A file whose bytes are known when the steps are listed.
struct BytesContext: StepContext {
  let bytes: Sliced<[UInt8]>

  init(_ bytes: [UInt8]) { self.bytes = Sliced(value: bytes, digest: .of(bytes)) }
}

/// The context of a page that reads only its frame.
struct FrameContext<Model: PageModel>: StepContext {
  let frames: SiteFrame
  let template: PageTemplate<Model>
}
