import Drawing

/// The style sheet inside each base map: colours for light, dark, high contrast and paper, and which
/// set of names is shown at which size.
///
/// A base map is shown through `<img>`, where the page's own style sheet does not reach; its media
/// queries see the image's width on the screen.
enum BaseMapStyle {
  /// What every base map has. Pages zoom into a map by making it wider than its frame; names then keep
  /// about the size that they have at 1000 px.
  static let common: StaticString = """
    svg{--paper:#fbfaf7;--ink:#1d2321;--muted:#56605b;--sea:#e4edf1;--land:#efe9dc;--focus:#fff3d1;\
    --border:#a89c83;--coast:#9fb3ba;--net:#cfdbdf;--neutral:#d9d5cb;\
    font-family:system-ui,sans-serif;color-scheme:light dark}
    @media(prefers-color-scheme:dark){svg{--paper:#14181a;--ink:#ebe8e1;--muted:#a9b0ac;\
    --sea:#10161a;--land:#262e2f;--focus:#3a3520;--border:#5d6966;--coast:#46545a;--net:#1d272c;\
    --neutral:#2e3638}}
    @media(prefers-contrast:more){svg{--border:#000;--coast:#000;--muted:#000}}
    @media(prefers-contrast:more)and (prefers-color-scheme:dark){svg{--border:#fff;--coast:#fff;\
    --muted:#fff}}
    @media print{svg{--paper:#fff;--ink:#000;--muted:#333;--sea:#fff;--land:#f2f2f2;--focus:#fff;\
    --border:#666;--coast:#666;--net:#ddd;--neutral:#ddd}}
    path{fill:none;vector-effect:non-scaling-stroke;stroke-linejoin:round}
    .sea{fill:var(--sea)}
    .net{stroke:var(--net);stroke-width:.75}
    .land,.neutral{fill:var(--land);stroke:var(--coast);stroke-width:.75}
    .neutral{fill:var(--neutral)}
    .border,.disputed{stroke:var(--border);stroke-width:1.25}
    .cleared{stroke:var(--land);stroke-width:2}
    .disputed{stroke-dasharray:4 3}
    text{font-size:13px;fill:var(--ink);stroke:var(--paper);stroke-width:3px;stroke-linejoin:round;\
    paint-order:stroke}
    .scale path{stroke:var(--ink);stroke-width:1.25}
    .scale text,.inset text{fill:var(--muted);stroke:var(--sea)}
    .names text{fill:var(--muted);stroke:var(--land);letter-spacing:.06em}
    .narrow{display:none}
    @media(max-width:999.98px){text{font-size:16.25px}}
    @media(max-width:699.98px){.wide,.mark{display:none}.narrow{display:inline}\
    text{font-size:22.1px}}
    @media(max-width:519.98px){text{font-size:28.6px}}
    @media(max-width:399.98px){text{font-size:36.4px}}
    @media(min-width:1400px){text{font-size:9px;stroke-width:2px}}
    @media(min-width:2000px){text{font-size:6.5px;stroke-width:1.5px}}
    @media(min-width:2800px){text{font-size:4.5px;stroke-width:1px}}
    @media(min-width:4000px){text{font-size:3.25px;stroke-width:.7px}}
    """

  /// What maps of countries have besides.
  static let country: StaticString = """

    .focus{fill:var(--focus);stroke:var(--border);stroke-width:1}
    .paper{fill:var(--paper)}
    .province{stroke:var(--border);stroke-width:.6}
    .frame{stroke:var(--border);stroke-width:1}
    .isle{stroke:var(--muted);stroke-width:1;stroke-dasharray:2 2}
    """

  /// What maps of networks have besides.
  static let network: StaticString = """

    svg{--link:#7b7059}
    @media(prefers-color-scheme:dark){svg{--link:#8b9894}}
    @media(prefers-contrast:more){svg{--link:var(--ink)}}
    .sphere{fill:var(--sea);stroke:var(--coast);stroke-width:1}
    .link{stroke:var(--link);stroke-width:1.25}
    .link.dotted{stroke-dasharray:.1 4;stroke-linecap:round;stroke-width:2}
    .link.dashed{stroke-dasharray:6 4}
    .link.double{stroke-width:4}
    .core{stroke:var(--land);stroke-width:1.75}
    .arrow{fill:var(--link)}
    .dots{stroke:var(--ink);stroke-width:5;stroke-linecap:round}
    .dots.small{stroke-width:3.5}
    .faint .link,.faint .dots,.faint .arrow{opacity:.55}
    @media(max-width:699.98px){.link{stroke-width:1}.link.dotted{stroke-width:1.5}\
    .link.double{stroke-width:3}.core{stroke-width:1.25}.dots{stroke-width:4}\
    .dots.small{stroke-width:2.25}}
    @media(max-width:519.98px){.link{stroke-width:.75}.dots.small{stroke-width:1.5}}
    """

  /// What boards with a grid of their own have besides.
  static let board: StaticString = """

    .paper{fill:var(--paper)}
    .board{fill:var(--focus);stroke:var(--border);stroke-width:1}
    .core{stroke:var(--focus)}
    .places circle{stroke:var(--paper);stroke-width:1}
    text.mark{font-size:16px;font-weight:600;fill:var(--paper);stroke:none}
    """
}

extension SVG {
  /// Opens a base map: a file of its own with title, description, language and style.
  mutating func openBaseMap(_ size: Size, text: MapText, styles: [StaticString]) {
    open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": .viewBox(Rect(origin: .zero, size: size)),
        "lang": .text(text.language), "role": "img", "aria-labelledby": "title description",
      ])
    element("title", ["id": "title"], text: text.title)
    element("desc", ["id": "description"], text: text.description)
    open("style")
    raw(BaseMapStyle.common)
    for style in styles { raw(style) }
    close("style")
  }

  /// Opens a map that stands within a page, styled by the page's style sheet. The identifiers of its
  /// title and description start with `id`.
  mutating func openInlineMap(
    _ view: Rect, text: MapText, id: String, style: String, role: String = "img"
  ) {
    open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": .text(style), "viewBox": .viewBox(view),
        "lang": .text(text.language), "role": .text(role),
        "aria-labelledby": .text("\(id)-title \(id)-description"),
      ])
    element("title", ["id": .text("\(id)-title")], text: text.title)
    element("desc", ["id": .text("\(id)-description")], text: text.description)
  }
}

extension SVG.Value {
  /// The value of `viewBox`.
  static func viewBox(_ rect: Rect) -> SVG.Value {
    .text(
      [rect.minX, rect.minY, rect.width, rect.height]
        .map { DecimalText.string($0, decimals: 1) }.joined(separator: " "))
  }
}
