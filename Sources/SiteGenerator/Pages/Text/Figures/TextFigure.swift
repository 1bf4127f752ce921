import Input
import Markup

/// A figure that a text asks for in a fenced block, such as a map: lines `key: value`
/// after its kind.
///
/// A further kind is a type of its own, registered in ``TextFigures/kinds``.
protocol TextFigure: Sendable {
  /// The word after the fence.
  static var name: String { get }
  /// The keys that its blocks may have, the caption left out.
  static var keys: [String] { get }

  /// Reads a block; what is wrong with it is reported.
  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics)

  /// Reports what it names and the atlas does not have.
  func check(_ content: Content, into diagnostics: inout Diagnostics)

  /// The network that it is drawn from; `nil` for none.
  var network: String? { get }
  /// A Boolean value that is true if it is drawn from the countries.
  var readsCountries: Bool { get }

  /// Draws it; `nil` if there is nothing to draw.
  ///
  /// - Parameter id: what its identifiers start with.
  func draw(_ sources: FigureSources, id: String) -> DrawnFigure?
}

/// The settings of a fenced block.
struct FigureBlock {
  let settings: YAMLNode
  /// A line of words below the figure; `nil` for none.
  let caption: String?

  /// The text of a key with its place; `nil` if there is none.
  func text(_ key: String, into diagnostics: inout Diagnostics) -> LocatedText? {
    settings.text(key, into: &diagnostics).map {
      LocatedText(text: $0, location: settings[key]?.location ?? settings.location)
    }
  }

  /// The text of a key that must be there; a missing one is reported.
  func required(_ key: String, into diagnostics: inout Diagnostics) -> LocatedText? {
    settings.requiredText(key, into: &diagnostics).map {
      LocatedText(text: $0, location: settings[key]?.location ?? settings.location)
    }
  }
}

/// A text of a setting, and its place.
struct LocatedText: Sendable {
  let text: String
  let location: SourceLocation
}

/// The kinds of figures that texts can ask for.
enum TextFigures {
  static let kinds: [any TextFigure.Type] = [MapFigureBlock.self, RouteFigureBlock.self]

  /// The words after the fences of their blocks.
  static let names = Set(kinds.map { $0.name })

  /// Reads the blocks of a text. Where one is wrong, which is reported, there are fewer figures.
  static func read(
    _ blocks: [MarkdownDocument.Block], into diagnostics: inout Diagnostics
  ) -> [any TextFigure] {
    blocks.compactMap { block in
      guard let kind = kinds.first(where: { $0.name == block.kind }) else { return nil }
      var faults = Diagnostics()
      let settings = YAML.read(
        block.bytes, path: block.location.path, firstLine: block.location.line + 1, into: &faults)
      diagnostics.append(contentsOf: faults)
      guard let settings else {
        if !faults.hasErrors {
          diagnostics.error(
            at: block.location, "the block '\(block.kind)' is empty",
            hint: "write lines such as \(kind.keys[0]): ...")
        }
        return nil
      }
      guard settings.checkKeys(kind.keys + ["caption"], into: &diagnostics) else { return nil }
      let caption = settings.text("caption", into: &diagnostics)
      return kind.init(FigureBlock(settings: settings, caption: caption), into: &diagnostics)
    }
  }
}
