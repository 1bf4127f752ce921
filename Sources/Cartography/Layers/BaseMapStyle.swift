import Drawing

/// A part of the style sheet inside a base map, for light mode, dark mode, high contrast and print.
///
/// A page shows a base map in `<img>`. Therefore the page's style sheet does not apply to the map,
/// and the map's media queries refer to the width of the image on the screen. There are hundreds of
/// such files, so each contains only the rules that it uses, without custom properties.
///
/// Scripts that draw the names of a map request the file with a fragment. `#plain` hides the names
/// and the symbols of fixed size; `#ground` also hides the network.
struct BaseMapStyle {
  /// Rules for light mode, and rules that apply in every mode.
  let light: StaticString
  let dark: StaticString
  let print: StaticString
  let contrast: StaticString

  init(
    _ light: StaticString, dark: StaticString = "", print: StaticString = "",
    contrast: StaticString = ""
  ) {
    self.light = light
    self.dark = dark
    self.print = print
    self.contrast = contrast
  }
}

extension BaseMapStyle {
  /// Sea, graticule, land and borders.
  static let ground = Self(
    """
    svg{font:13px system-ui,sans-serif;color-scheme:light dark;stroke-linejoin:round}\
    path{fill:none;stroke:#a89c83;vector-effect:non-scaling-stroke}\
    .sea{fill:#e4edf1;stroke:none}.net{stroke:#cfdbdf}.land{fill:#efe9dc;stroke:#9fb3ba}\
    .net,.land{stroke-width:.75}.border{stroke-width:1.25}
    """,
    dark: """
      path{stroke:#5d6966}.sea{fill:#10161a}.net{stroke:#1d272c}.land{fill:#262e2f;stroke:#46545a}
      """,
    print: "path,.land{stroke:#666}.sea{fill:#fff}.land{fill:#f2f2f2}.net{stroke:#ddd}",
    contrast: "path,.land,.scale{stroke:CanvasText}")

  /// Names and the scale bar. Text stays about the same size on the screen, even if a page zooms in
  /// by making the map wider than the frame around it.
  static let words = Self(
    """
    text{fill:#56605b;stroke:#e4edf1;stroke-width:.23em;paint-order:stroke}\
    .names text{stroke:#efe9dc;letter-spacing:.06em}.scale{stroke:#56605b}\
    .narrow{display:none}@media(max-width:999px){svg{font-size:16.25px}}\
    @media(max-width:699px){.wide{display:none}.narrow{display:inline}svg{font-size:22.1px}}\
    @media(max-width:519px){svg{font-size:28.6px}}@media(max-width:399px){svg{font-size:36.4px}}\
    @media(min-width:1400px){svg{font-size:9px}}@media(min-width:2000px){svg{font-size:6.5px}}\
    @media(min-width:2800px){svg{font-size:4.5px}}@media(min-width:4000px){svg{font-size:3.25px}}\
    @media screen{:target :is(.labels,.places,.arrow),\
    #ground:target~:is(.link,.core,.dots,.arrow,.labels,.faint,.places){display:none}}\
    .names:target,.names :target{display:none}
    """,
    dark: """
      text{fill:#a9b0ac;stroke:#10161a}.names text{stroke:#262e2f}.scale{stroke:#a9b0ac}
      """,
    print: "text,.names text{fill:#333;stroke:#fff}",
    contrast: "text,.names text{fill:CanvasText}")

  static let country = Self(
    ".focus{fill:#fff3d1}.province{stroke-width:.6}", dark: ".focus{fill:#3a3520}",
    print: ".focus{fill:#fff}")

  /// Land that belongs to no country.
  static let neutral = Self(
    ".neutral{fill:#d9d5cb;stroke:#9fb3ba;stroke-width:.75}",
    dark: ".neutral{fill:#2e3638;stroke:#46545a}", print: ".neutral{fill:#ddd}")

  /// Disputed borders are dashed. Beneath the dashes, a line in the colour of land hides the edges
  /// of areas.
  static let disputed = Self(
    """
    .cleared{stroke:#efe9dc;stroke-width:2}.disputed,.claim{stroke:#7b7059}\
    .disputed{stroke-width:1.25;stroke-dasharray:4 3}.claim{stroke-dasharray:2 2.5}
    """,
    dark: ".cleared{stroke:#262e2f}.disputed,.claim{stroke:#8b9894}",
    print: ".cleared{stroke:#f2f2f2}",
    contrast: ".disputed,.claim{stroke:CanvasText}")

  static let isles = Self(
    ".isle{stroke:#56605b}.islet{stroke:#1d2321;stroke-width:2.5;stroke-linecap:round}",
    dark: ".isle{stroke:#a9b0ac}.islet{stroke:#ebe8e1}", print: ".isle,.islet{stroke:#333}",
    contrast: ".isle,.islet{stroke:CanvasText}")

  /// The background of the strip of insets.
  static let paper = Self(
    ".paper{fill:#fbfaf7;stroke:none}", dark: ".paper{fill:#14181a}", print: ".paper{fill:#fff}")

  static let network = Self(
    """
    text{fill:#1d2321;stroke:#fbfaf7}.names text{fill:#56605b}\
    .measure{fill:#56605b;stroke:#e4edf1}.sphere{fill:#e4edf1;stroke:#9fb3ba}\
    .link{stroke:#7b7059;stroke-width:1.25}\
    .link.dotted{stroke-dasharray:.1 4;stroke-linecap:round;stroke-width:2}\
    .link.dashed{stroke-dasharray:6 4}.link.double{stroke-width:4}\
    .leader{stroke:#56605b}.core{stroke:#efe9dc;stroke-width:1.75}.arrow{fill:#7b7059;stroke:none}\
    .dots{stroke:#1d2321;stroke-width:5;stroke-linecap:round}.dots.small{stroke-width:3.5}\
    .faint .link,.faint .dots,.faint .arrow{opacity:.55}.medium,.small{display:none}\
    @media(max-width:699px){.medium{display:inline}.mark{display:none}.link{stroke-width:1}\
    .link.dotted{stroke-width:1.5}.link.double{stroke-width:3}.core{stroke-width:1.25}\
    .dots{stroke-width:4}.dots.small{stroke-width:2.25}}\
    @media(max-width:519px){.medium{display:none}.small{display:inline}.link{stroke-width:.75}.dots.small{stroke-width:1.5}}\
    @media(max-width:239px){text,.scale{display:none}}
    """,
    dark: """
      text{fill:#ebe8e1;stroke:#14181a}.names text{fill:#a9b0ac}\
      .measure{fill:#a9b0ac;stroke:#10161a}.sphere{fill:#10161a;stroke:#46545a}\
      .link{stroke:#8b9894}.leader{stroke:#a9b0ac}.core{stroke:#262e2f}.arrow{fill:#8b9894}.dots{stroke:#ebe8e1}
      """,
    print: """
      text{fill:#000;stroke:#fff}.sphere{fill:#fff}.link{stroke:#444}.core{stroke:#f2f2f2}\
      .arrow{fill:#444}.dots{stroke:#000}
      """,
    contrast: ".link,.dots,.leader{stroke:CanvasText}.arrow,.measure{fill:CanvasText}")

  /// Line widths that show how many routes use each link. Detours around closed links have a second
  /// colour.
  static let loads = Self(
    """
    svg{color-scheme:light dark;stroke-linecap:round;stroke-linejoin:round}\
    .load{fill:none;stroke:#0067a5;vector-effect:non-scaling-stroke}.load.detour{stroke:#c2410c}\
    .load-1{stroke-width:1.25}.load-2{stroke-width:2.5}.load-3{stroke-width:4}\
    .load-4{stroke-width:6}.load-5{stroke-width:8.5}
    @media(max-width:699px){.load-2{stroke-width:2}.load-3{stroke-width:3}\
    .load-4{stroke-width:4.25}.load-5{stroke-width:6}}
    """, dark: ".load{stroke:#5ab6ec}.load.detour{stroke:#ff8a4c}",
    print: ".load{stroke:#333}.load.detour{stroke:#999}")

  /// The additional rules for networks with regions or with the outline of a board.
  static let board = Self(
    """
    .board{fill:#fff3d1}.core{stroke:#fff3d1}.places circle{stroke:#fbfaf7}\
    text.mark{font-size:16px;font-weight:600;fill:#fbfaf7;stroke:none}
    """,
    dark: """
      .board{fill:#3a3520}.core{stroke:#3a3520}.places circle{stroke:#14181a}\
      text.mark{fill:#14181a}
      """,
    print: ".board,.core{fill:#fff}")
}

extension SVG {
  mutating func openBaseMap(_ size: Size, text: MapText, style: [BaseMapStyle]) {
    open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": .viewBox(Rect(origin: .zero, size: size)),
        "lang": .text(text.language), "role": "img", "aria-labelledby": "title description",
        "id": "plain",
      ])
    element("title", ["id": "title"], text: text.title)
    element("desc", ["id": "description"], text: text.description)
    self.style([.ground, .words] + style)
    empty("g", ["id": "ground"])
  }

  mutating func style(_ parts: [BaseMapStyle]) {
    open("style")
    for part in parts { raw(part.light) }
    raw("@media(prefers-color-scheme:dark){")
    for part in parts { raw(part.dark) }
    raw("}@media(prefers-contrast:more){")
    for part in parts { raw(part.contrast) }
    raw("}@media print{")
    for part in parts { raw(part.print) }
    raw("}")
    close("style")
  }

  /// Opens an inline map. The identifiers of its title and description start with `id`.
  mutating func openInlineMap(
    _ view: Rect, text: MapText, id: String, style: String, role: String
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
  static func viewBox(_ rect: Rect) -> SVG.Value {
    .text(
      [rect.minX, rect.minY, rect.width, rect.height]
        .map { DecimalText.string($0, decimals: 1) }.joined(separator: " "))
  }
}
