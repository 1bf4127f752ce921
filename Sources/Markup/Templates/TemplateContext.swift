/// A context that is open at a point of a template: what kind of value it is and where it is kept.
struct TemplateFrame {
  let kind: ModelKind
  let register: Int
  /// The context passed to the routine that this one lies within.
  let origin: Int
  /// A Boolean value that is true if it is a part of that context rather than the whole of it.
  let descends: Bool
}

/// The surroundings of the nodes that are being compiled.
struct TemplateContext {
  /// The content that fills a block, the file it was written in, and the fillings that applied
  /// there.
  struct Filling {
    let block: TemplateBlock
    let source: TemplateSource
    let fillings: [String: Filling]
    /// Identifies a filling: the same for the same block within the same fillings.
    let number: Int
  }

  /// The number that identifies the filling.
  struct FillingKey: Hashable {
    let path: String
    let offset: Int
    let fillings: [String: Int]
  }

  /// A change to the beginnings of lines.
  struct Indent {
    /// The number of bytes of white space to remove.
    var removed = 0
    /// The bytes that are inserted before the rest.
    var added: [UInt8] = []
    /// A Boolean value that is true if the indentation of the routine's callers comes before those
    /// bytes.
    var isDynamic = false

    /// Returns the beginning of a line (or of a tag) that begins with `space` in the source.
    func applied(to space: ArraySlice<UInt8>) -> [UInt8] {
      added + space.dropFirst(removed)
    }
  }

  var source: TemplateSource
  var frames: [TemplateFrame]
  var indent = Indent()
  /// The fillings of blocks, by the blocks' names; outer fillings win over inner ones.
  var fillings: [String: Filling] = [:]
  /// The partials that are being expanded inline, outermost first.
  var expanding: [String] = []

  /// Adds a context within another.
  mutating func push(_ kind: ModelKind, within frame: TemplateFrame, descends: Bool) -> Int {
    let register = (frames.map(\.register).max() ?? -1) + 1
    frames.append(
      TemplateFrame(
        kind: kind, register: register, origin: frame.origin,
        descends: frame.descends || descends))
    return register
  }

  /// The contexts that inner names can refer to: among several records of the same kind, the
  /// innermost hides the names of the others; a context that is not a record counts only if it is
  /// the innermost. So there are finitely many such lists, however deeply a partial includes
  /// itself.
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
