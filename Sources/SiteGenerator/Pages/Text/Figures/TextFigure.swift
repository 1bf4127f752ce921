import Cartography
import Input
import Markup

/// A figure in a fenced block of a text, such as a map: lines `key: value` after the kind.
///
/// A further kind is a type of its own, registered in ``TextFigures/kinds``.
protocol TextFigure: Sendable {
  /// The word after the fence.
  static var name: String { get }
  /// The keys that its blocks may have, the caption left out.
  static var keys: [FileKeys.Key] { get }
  /// A Boolean value that is true if a script makes it live.
  static var isLive: Bool { get }
  /// A Boolean value that is true if its blocks may be empty.
  static var mayBeEmpty: Bool { get }

  /// Reads a block and reports its errors.
  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics)

  /// Reports names of things that the atlas does not have.
  func check(_ content: Content, into diagnostics: inout Diagnostics)

  /// The network that it is drawn from; `nil` for none.
  var network: String? { get }
  /// All networks that it reads.
  var networks: [String] { get }
  /// A Boolean value that is true if it is drawn from the countries.
  var readsCountries: Bool { get }
  /// The projections in which it shows the world.
  var projections: [WorldProjection] { get }

  /// Draws it; `nil` if there is nothing to draw.
  ///
  /// - Parameter id: the beginning of its identifiers.
  func draw(_ sources: FigureSources, id: String) -> DrawnFigure?
}

extension TextFigure {
  static var isLive: Bool { true }
  static var mayBeEmpty: Bool { false }
  var networks: [String] { network.map { [$0] } ?? [] }
  var readsCountries: Bool { false }
  var projections: [WorldProjection] { [] }
}

/// The settings of a fenced block.
struct FigureBlock {
  let settings: YAMLNode
  /// The caption below the figure; `nil` for none.
  let caption: String?

  /// The text of a key with its location; `nil` if there is none.
  func text(_ key: String, into diagnostics: inout Diagnostics) -> LocatedText? {
    settings.text(key, into: &diagnostics).map {
      LocatedText(text: $0, location: settings[key]?.location ?? settings.location)
    }
  }

  /// The texts that a key lists; empty if there is no list.
  func list(_ key: String, into diagnostics: inout Diagnostics) -> [LocatedText] {
    settings.texts(key, into: &diagnostics).map {
      LocatedText(text: $0.text, location: $0.location)
    }
  }

  /// The text of a key that must be there; a missing one is reported.
  func required(_ key: String, into diagnostics: inout Diagnostics) -> LocatedText? {
    settings.requiredText(key, into: &diagnostics).map {
      LocatedText(text: $0, location: settings[key]?.location ?? settings.location)
    }
  }
}

extension FileKeys.Key {
  /// The choices of a key as the manual lists them.
  static func choices<Choice: RawRepresentable & CaseIterable>(_ kind: Choice.Type) -> String
  where Choice.RawValue == String {
    Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }

  /// The network that a figure is drawn from.
  static let figureNetwork = required(
    "network", "slug", "network: huts")
}

extension FigureBlock {
  /// The choice that a key names; `nil` if there is none. A value that is not a choice is reported.
  ///
  /// - Parameter noun: the kind of thing that is chosen, for messages.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of kind: Choice.Type, _ noun: String, into diagnostics: inout Diagnostics
  ) -> Choice? where Choice.RawValue == String {
    text(key, into: &diagnostics).flatMap { read($0, noun, into: &diagnostics) }
  }

  /// Returns true if a key is missing, or has no value.
  func isSilent(_ key: String) -> Bool { settings[key]?.isNull != false }

  /// The choices that a key lists; empty if there is no list. A value that is not a choice, or that
  /// repeats one, is reported.
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

/// A text of a setting, and its place.
struct LocatedText: Sendable {
  let text: String
  let location: SourceLocation
}

/// The kinds of figures that texts can ask for.
enum TextFigures {
  static let kinds: [any TextFigure.Type] = [
    MapFigureBlock.self, RouteFigureBlock.self, SearchFigureBlock.self, CompareFigureBlock.self,
    TripFigureBlock.self, ProjectionFigureBlock.self, HierarchyFigureBlock.self,
    AlternativesFigureBlock.self, NamesFigureBlock.self, SphereFigureBlock.self,
    PlaygroundFigureBlock.self,
  ]

  /// The words after the fences of their blocks.
  static let names = Set(kinds.map { $0.name })

  /// The keys of each kind of block, for the manual.
  static let tables = kinds.map { FileKeys("figure \($0.name)", $0.keys) }

  /// The modules of the scripts that make the figures of some texts live.
  static func modules(_ texts: [TextContent]) -> [String] {
    let used = Set(texts.flatMap(\.figures).map { type(of: $0).name })
    return kinds.filter { $0.isLive && used.contains($0.name) }.map { LiveFigure.module($0.name) }
  }

  /// Reads the blocks of a text. A block with an error is reported and has no figure.
  static func read(
    _ blocks: [MarkdownDocument.Block], into diagnostics: inout Diagnostics
  ) -> [any TextFigure] {
    blocks.compactMap { block in
      guard let kind = kinds.first(where: { $0.name == block.kind }) else { return nil }
      var faults = Diagnostics()
      let settings = YAML.read(
        block.bytes, path: block.location.path, firstLine: block.location.line + 1, into: &faults)
      diagnostics.append(contentsOf: faults)
      let empty = kind.mayBeEmpty ? YAMLNode(.mapping([]), at: block.location) : nil
      guard let settings = settings ?? (faults.hasErrors ? nil : empty) else {
        if !faults.hasErrors {
          diagnostics.error(
            at: block.location, "the block '\(block.kind)' is empty",
            hint: "write lines such as \(kind.keys[0].name): ...")
        }
        return nil
      }
      let keys = kind.keys.map(\.name) + ["caption"]
      guard settings.checkKeys(keys, into: &diagnostics) else { return nil }
      let caption = settings.text("caption", into: &diagnostics)
      return kind.init(FigureBlock(settings: settings, caption: caption), into: &diagnostics)
    }
  }
}
