import Markup

/// The inputs of a step that makes a page of a network.
struct NetworkContext<Model: PageModel>: StepContext {
  let frames: SiteFrame
  let template: PageTemplate<Model>
  let network: NetworkSite
}

/// The inputs of a step that makes a file of a network.
struct NetworkFileContext: StepContext {
  let network: NetworkSite
}

/// The inputs of a step that makes a page, or a list of pages, about countries or places.
struct SiteContext<Model: PageModel>: StepContext {
  let frames: SiteFrame
  let template: PageTemplate<Model>
  let site: Site
  /// The networks that the page may mention.
  let networks: [NetworkSite]
}

/// The inputs of a step that makes a file about countries or places.
struct SiteFileContext: StepContext {
  let site: Site
}

/// The input of a step that writes bytes that are already known when the build is planned.
struct BytesContext: StepContext {
  let bytes: Sliced<[UInt8]>

  init(_ bytes: [UInt8]) { self.bytes = Sliced(value: bytes, digest: .of(bytes)) }
}

/// The inputs of a step that makes a page from its frame and its template alone.
struct FrameContext<Model: PageModel>: StepContext {
  let frames: SiteFrame
  let template: PageTemplate<Model>
}
