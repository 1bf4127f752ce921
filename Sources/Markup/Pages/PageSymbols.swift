/// The symbols of the elements that have rules beyond those of the schema.
struct PageSymbols {
  let main: Int
  let heading: Int
  let title: Int
  let script: Int
  let label: Int
  /// For each symbol, true if its element is clickable.
  let isInteractive: [Bool]
  /// For each definition of the schema, the symbol of its element.
  let symbolOfDefinition: [Int]
  /// For each definition of the schema, the numbers of its required attributes.
  let requiredAttributes: [[Int]]
  private let places: [String]
  private let attributeCount: Int

  init(schema: PageSchema) {
    func symbol(_ name: String) -> Int {
      schema.elementSymbols[PageSchema.ElementName(vocabulary: .xhtml, name: name)] ?? -1
    }
    main = symbol("main")
    heading = symbol("h1")
    title = symbol("title")
    script = symbol("script")
    label = symbol("label")
    symbolOfDefinition = schema.definitions.map(\.symbol)
    requiredAttributes = schema.definitions.map(\.required)
    var interactive = [Bool](repeating: false, count: schema.elementNames.count)
    for name in ["a", "button", "select", "summary", "input", "label"] where symbol(name) > 0 {
      interactive[symbol(name)] = true
    }
    let drawnLink = schema.elementSymbols[PageSchema.ElementName(vocabulary: .svg, name: "a")]
    if let drawnLink { interactive[drawnLink] = true }
    isInteractive = interactive
    // The strings are made here once, so that references need no new strings.
    attributeCount = schema.attributeNames.count
    places = schema.elementNames.flatMap { element in
      schema.attributeNames.map { "\(element) \($0)" }
    }
  }

  /// The names of an element and an attribute as one text, such as `a href`.
  func place(element: Int, attribute: Int) -> String {
    places[element * attributeCount + attribute]
  }

  struct Counts {
    private var main = 0
    private var heading = 0
    private var title = 0

    mutating func note(_ symbol: Int, _ symbols: PageSymbols) {
      if symbol == symbols.main { main += 1 }
      if symbol == symbols.heading { heading += 1 }
      if symbol == symbols.title { title += 1 }
    }

    func problems(title text: String) -> [String] {
      var problems: [String] = []
      for (name, count) in [("main", main), ("h1", heading), ("title", title)] where count != 1 {
        problems.append("a page must have exactly one '\(name)', not \(count)")
      }
      if title == 1, text.isEmpty { problems.append("the page's title is empty") }
      return problems
    }
  }
}
