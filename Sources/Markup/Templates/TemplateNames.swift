internal import Input

struct ResolvedName {
  let kind: ModelKind
  let path: TemplatePath
  let frame: TemplateFrame
}

/// Looks up names in the contexts that are open at a point of a template.
struct TemplateNames {
  let shapes: ModelShapes

  enum Failure: Error {
    /// No context has the first part of the name, or a record lacks a later part.
    case unknown(part: String, candidates: [String])
    /// A part of the name before the last part is not a record.
    case notRecord(part: String, kind: ModelKind)
  }

  /// Resolves a name. The contexts are searched for the first part of the name, innermost first.
  /// Each further part is a field of the part before it.
  func resolve(
    _ name: TemplateName, in frames: [TemplateFrame]
  ) throws(Failure) -> ResolvedName {
    guard let top = frames.last else { throw .unknown(part: name.text, candidates: []) }
    guard let first = name.parts.first else {
      return ResolvedName(
        kind: top.kind, path: TemplatePath(register: top.register, fields: []), frame: top)
    }
    for frame in name.isLocal ? [top] : frames.reversed() {
      guard case .record(let number) = frame.kind,
        let field = shapes.shapes[number].index(of: first)
      else { continue }
      return try resolve(name, from: field, of: number, frame: frame)
    }
    throw .unknown(part: first, candidates: candidates(in: name.isLocal ? [top] : frames))
  }

  private func resolve(
    _ name: TemplateName, from field: Int, of shape: Int, frame: TemplateFrame
  ) throws(Failure) -> ResolvedName {
    var fields = [field]
    var kind = shapes.shapes[shape].fields[field].kind
    for (before, part) in zip(name.parts, name.parts.dropFirst()) {
      guard kind != .nothing else { break }
      guard case .record(let number) = kind else { throw .notRecord(part: before, kind: kind) }
      guard let field = shapes.shapes[number].index(of: part) else {
        throw .unknown(part: part, candidates: shapes.shapes[number].fields.map(\.name))
      }
      fields.append(field)
      kind = shapes.shapes[number].fields[field].kind
    }
    return ResolvedName(
      kind: kind, path: TemplatePath(register: frame.register, fields: fields), frame: frame)
  }

  private func candidates(in frames: [TemplateFrame]) -> [String] {
    frames.reversed().flatMap { frame -> [String] in
      guard case .record(let number) = frame.kind else { return [] }
      return shapes.shapes[number].fields.map(\.name)
    }
  }
}
