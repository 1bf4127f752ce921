public import Input

/// The source of a part of a page.
public struct TemplatePlace: Sendable, Equatable {
  /// The location in the template. For markup that has source locations, this is the location in
  /// the markup's source.
  public let location: SourceLocation
  /// The name of the value that the template writes at this location; `nil` for the template's own
  /// text.
  public let value: String?
}

/// Finds the sources of given output bytes while a template is rendered.
struct TemplateTrace {
  private(set) var places: [Int: TemplatePlace] = [:]
  /// The offsets that have not been reached yet, in descending order.
  private var waiting: [Int]
  private let program: TemplateProgram

  init(_ offsets: [Int], in program: TemplateProgram) {
    waiting = Set(offsets).sorted(by: >)
    self.program = program
  }

  mutating func wrote(_ step: TemplateStep, _ value: ModelValue?, from start: Int, to end: Int) {
    while let offset = waiting.last, offset < end {
      waiting.removeLast()
      if offset >= start { places[offset] = place(of: offset - start, step, value) }
    }
  }

  private func place(of offset: Int, _ step: TemplateStep, _ value: ModelValue?) -> TemplatePlace? {
    switch step.operation {
    case .literal:
      return literalPlace(Int(step.a) + offset)
    case .value, .address, .markup:
      let tag = program.tags[Int(step.c)]
      var location = program.sources[tag.source].location(at: tag.offset)
      if case .html(let html) = value, let source = html.location(at: offset) { location = source }
      return TemplatePlace(location: location, value: tag.name)
    default:
      return nil
    }
  }

  private func literalPlace(_ literal: Int) -> TemplatePlace? {
    guard let origin = program.origins.last(where: { $0.literal <= literal }) else { return nil }
    let source = program.sources[origin.source]
    let offset = min(origin.offset + literal - origin.literal, source.bytes.count)
    return TemplatePlace(location: source.location(at: offset), value: nil)
  }
}
