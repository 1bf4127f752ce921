/// A context that is open at a point of a template, and the register that refers to the context.
struct TemplateFrame {
  let kind: ModelKind
  let register: Int
  /// The index of the routine's argument that equals or contains this context.
  let origin: Int
  /// A Boolean value that is true if this context is only a part of the argument.
  let descends: Bool
}

struct TemplateContext {
  /// The content that replaces a block, the file that contains the content, and the fillings that
  /// apply inside the content.
  struct Filling {
    let block: TemplateBlock
    let source: TemplateSource
    let fillings: [String: Filling]
    /// An identifier. The same block with the same outer fillings always has the same number.
    let number: Int
  }

  struct FillingKey: Hashable {
    let path: String
    let offset: Int
    let fillings: [String: Int]
  }

  struct Indent {
    /// The number of bytes of white space to remove.
    var removed = 0
    /// The bytes to insert before the remaining white space.
    var added: [UInt8] = []
    /// A Boolean value that is true if the routine's callers add indentation before `added`.
    var isDynamic = false

    func applied(to space: ArraySlice<UInt8>) -> [UInt8] {
      added + space.dropFirst(removed)
    }
  }

  var source: TemplateSource
  var frames: [TemplateFrame]
  var indent = Indent()
  /// The fillings, keyed by block name. An outer filling takes precedence over an inner filling.
  var fillings: [String: Filling] = [:]
  /// The names of the partials whose expansion is in progress, outermost first.
  var expanding: [String] = []

  /// Opens a context within `frame`, and returns the register of the new context.
  mutating func push(_ kind: ModelKind, within frame: TemplateFrame, descends: Bool) -> Int {
    let register = (frames.map(\.register).max() ?? -1) + 1
    frames.append(
      TemplateFrame(
        kind: kind, register: register, origin: frame.origin,
        descends: frame.descends || descends))
    return register
  }

  /// The contexts that inner names can refer to. Among several records of the same kind, only the
  /// innermost record counts, because it hides the fields of the other records. A context that is
  /// not a record counts only if it is the innermost context. Therefore the number of possible
  /// lists of context kinds is finite, however deeply a partial includes itself.
  var essentialFrames: [TemplateFrame] {
    var seen: Set<ModelKind> = []
    var essential: [TemplateFrame] = []
    for (depth, frame) in frames.reversed().enumerated() {
      if case .record = frame.kind {
        if seen.insert(frame.kind).inserted { essential.append(frame) }
      } else if depth == 0 {
        essential.append(frame)
      }
    }
    return essential.reversed()
  }
}
