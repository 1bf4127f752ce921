import Cartography
import Input
import Markup

/// A figure in a fenced block of a text, such as a map. The block has lines of the form
/// `key: value`.
///
/// Each kind of figure is a type and must be registered in ``TextFigures/kinds``.
protocol TextFigure: Sendable {
  /// The name of the kind, which follows the opening fence.
  static var name: String { get }
  /// The keys that blocks of this kind may have, except `caption`.
  static var keys: [FileKeys.Key] { get }
  /// A Boolean value that is true if a script replaces the figure with a live version.
  static var isLive: Bool { get }
  static var mayBeEmpty: Bool { get }

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics)

  /// Reports unknown networks, places and countries.
  func check(_ content: Content, into diagnostics: inout Diagnostics)

  /// The slugs of the networks that the figure reads.
  var networks: [String] { get }
  var readsCountries: Bool { get }
  /// The projections in which the figure shows the world.
  var projections: [WorldProjection] { get }

  /// Returns `nil` if there is nothing to draw.
  ///
  /// - Parameter id: the prefix of the ids of the figure's elements.
  func draw(_ sources: FigureSources, id: String) -> DrawnFigure?
}

extension TextFigure {
  static var isLive: Bool { true }
  static var mayBeEmpty: Bool { false }
  var networks: [String] { [] }
  var readsCountries: Bool { false }
  var projections: [WorldProjection] { [] }
}

/// The settings of a figure's fenced block.
struct FigureBlock {
  let settings: YAMLNode
  let caption: String?

  func text(_ key: String, into diagnostics: inout Diagnostics) -> LocatedText? {
    settings.text(key, into: &diagnostics).map {
      LocatedText(text: $0, location: settings.location(key))
    }
  }

  func list(_ key: String, into diagnostics: inout Diagnostics) -> [LocatedText] {
    settings.texts(key, into: &diagnostics).map {
      LocatedText(text: $0.text, location: $0.location)
    }
  }

  func required(_ key: String, into diagnostics: inout Diagnostics) -> LocatedText? {
    settings.requiredText(key, into: &diagnostics).map {
      LocatedText(text: $0, location: settings.location(key))
    }
  }
}

extension FileKeys.Key {
  /// Returns the possible values of a key, as the manual lists them.
  static func choices<Choice: RawRepresentable & CaseIterable>(_ kind: Choice.Type) -> String
  where Choice.RawValue == String {
    Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }

  static let figureNetwork = required(
    "network", "slug", "network: huts")
}

extension FigureBlock {
  /// Returns the choice that a key names, or reports an unknown choice.
  ///
  /// - Parameter noun: the noun for a choice in messages, such as "algorithm".
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of kind: Choice.Type, _ noun: String, into diagnostics: inout Diagnostics
  ) -> Choice? where Choice.RawValue == String {
    text(key, into: &diagnostics).flatMap { read($0, noun, into: &diagnostics) }
  }

  func isSilent(_ key: String) -> Bool { settings[key]?.isNull != false }

  /// Returns the choices that a key lists, and reports unknown and repeated choices.
  func choices<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of kind: Choice.Type, _ noun: String, into diagnostics: inout Diagnostics
  ) -> [Choice] where Choice.RawValue == String {
    var choices: [Choice] = []
    for text in list(key, into: &diagnostics) {
      guard let choice: Choice = read(text, noun, into: &diagnostics) else { continue }
      if choices.contains(where: { $0.rawValue == choice.rawValue }) {
        diagnostics.error(
          at: text.location, "the \(noun) '\(text.text)' is in the list twice")
      } else {
        choices.append(choice)
      }
    }
    return choices
  }

  private func read<Choice: RawRepresentable & CaseIterable>(
    _ text: LocatedText, _ noun: String, into diagnostics: inout Diagnostics
  ) -> Choice? where Choice.RawValue == String {
    if let choice = Choice(rawValue: text.text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    diagnostics.error(
      at: text.location, "unknown \(noun) '\(text.text)'",
      hint: Suggestion.hint(for: text.text, among: known)
        ?? "choose among \(known.joined(separator: ", "))")
    return nil
  }
}

struct LocatedText: Sendable {
  let text: String
  let location: SourceLocation
}

extension MarkdownDocument.Block {
  /// Reads the lines of the block as YAML.
  ///
  /// - Parameter empty: the settings to return for an empty block; `nil` to report an empty block
  ///   as an error.
  func settings(
    or empty: YAMLNode? = nil, hint: @autoclosure () -> String, into diagnostics: inout Diagnostics
  ) -> YAMLNode? {
    var faults = Diagnostics()
    let settings = YAML.read(
      bytes, path: location.path, firstLine: location.line + 1, into: &faults)
    diagnostics.append(contentsOf: faults)
    if settings != nil || faults.hasErrors { return settings }
    if empty == nil {
      diagnostics.error(at: location, "the block '\(kind)' is empty", hint: hint())
    }
    return empty
  }
}

enum TextFigures {
  static let kinds: [any TextFigure.Type] = [
    MapFigureBlock.self, RouteFigureBlock.self, SearchFigureBlock.self, CompareFigureBlock.self,
    TripFigureBlock.self, ProjectionFigureBlock.self, HierarchyFigureBlock.self,
    AlternativesFigureBlock.self, NamesFigureBlock.self, SphereFigureBlock.self,
    PlaygroundFigureBlock.self,
  ]

  static let names = Set(kinds.map { $0.name })

  /// The keys of each kind of figure, for the manual.
  static let tables = kinds.map { FileKeys("figure \($0.name)", $0.keys) }

  /// Returns the script modules of the live figures in the given texts.
  static func modules(_ texts: [TextContent]) -> [String] {
    let used = Set(texts.flatMap(\.figures).map { type(of: $0).name })
    return kinds.filter { $0.isLive && used.contains($0.name) }.map { LiveFigure.module($0.name) }
  }

  /// Parses the blocks of a text. A faulty block is reported and yields no figure.
  static func read(
    _ blocks: [MarkdownDocument.Block], into diagnostics: inout Diagnostics
  ) -> [any TextFigure] {
    blocks.compactMap { block in
      guard let kind = kinds.first(where: { $0.name == block.kind }) else { return nil }
      let settings = block.settings(
        or: kind.mayBeEmpty ? YAMLNode(.mapping([]), at: block.location) : nil,
        hint: "write lines such as \(kind.keys[0].name): ...", into: &diagnostics)
      let keys = kind.keys.map(\.name) + ["caption"]
      guard let settings, settings.checkKeys(keys, into: &diagnostics) else { return nil }
      let caption = settings.text("caption", into: &diagnostics)
      return kind.init(FigureBlock(settings: settings, caption: caption), into: &diagnostics)
    }
  }
}
