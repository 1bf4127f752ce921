/// One step of a compiled template. A step consists of plain numbers, so reading a step needs no
/// reference counting.
struct TemplateStep: Sendable {
  enum Operation: UInt8, Sendable {
    /// Copies the literal bytes `a..<b`.
    case literal
    /// Writes the value at path `a`, escaped for place `b`. `c` is the index of the tag.
    case value
    /// Writes the value at path `a` into an address. A value with a scheme that is not allowed
    /// becomes `#`. `c` is the index of the tag.
    case address
    /// Copies the markup at path `a`. `c` is the index of the tag.
    case markup
    /// Runs the next `b` steps for each element of the list at path `a`, or once for any other
    /// value that counts as true. Register `c` refers to the current element, or to the value. Each
    /// element of a list takes `d` slots.
    case section
    /// Runs the next `b` steps if the value at path `a` counts as false.
    case inverted
    /// Copies register `a` to register `c`, and runs the next `b` steps.
    case same
    /// Runs the next `b` steps if the text at path `a` equals name `c`.
    case choice
    /// Calls routine `a` with `c` arguments. The entries of `arguments` from index `b` on are the
    /// registers to pass. `d` is the index of the call's indentation.
    case call
    /// Writes the indentation that the callers of this routine add to each line.
    case indentation
  }

  var operation: Operation
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
  var d: Int32 = 0
}

/// The path to a value: a register, and the fields to follow from its context.
struct TemplatePath: Hashable, Sendable {
  var register: Int
  /// The indices of the fields: first a field of the context, then a field of each nested record.
  /// The array is empty if the value is the context itself.
  var fields: [Int]
}

struct TemplateTag: Hashable, Sendable {
  let name: String
  let offset: Int
  let source: Int
}

/// A compiled template without its model type.
struct TemplateProgram: Sendable {
  /// A sequence of steps that can be called. Routine 0 is the template itself. The other routines
  /// are recursive partials.
  struct Routine: Sendable {
    var steps: [TemplateStep] = []
    /// The number of registers that one call needs.
    var registers = 1
  }

  let shapes: ModelShapes
  var routines: [Routine] = []
  var literals: [UInt8] = []
  var paths: [TemplatePath] = []
  /// Two numbers for each path: its register, and its first field (-1 for the context itself).
  var starts: [Int32] = []
  var arguments: [Int] = []
  /// The names that `choice` steps compare with.
  var names: [String] = []
  var ids = ReservedIDs()
  var sources: [TemplateSource] = []
  var tags: [TemplateTag] = []
  /// The source locations of the literal bytes, sorted by index.
  var origins: [Origin] = []
  var indentations: [Indentation] = []

  /// The source location of the literal bytes from index `literal` up to the next origin.
  struct Origin: Sendable {
    let literal: Int
    let source: Int
    let offset: Int
  }

  /// The white space that a call puts before the lines of the partial.
  struct Indentation: Sendable {
    var literal: Range<Int>
    /// A Boolean value that is true if the caller's own indentation comes before this white space.
    var isAdded: Bool
  }

  /// Appends the output of the template for `values`. The outermost context begins at slot `root`.
  func run(values: ModelValues, root: Int, into output: inout [UInt8]) {
    var run = TemplateRun(program: self, values: values.slots, root: root)
    run.routine(0, base: 0, into: &output)
  }

  /// Returns the source of the output byte at each offset; `nil` for offsets beyond the output.
  func places(of offsets: [Int], values: ModelValues, root: Int) -> [TemplatePlace?] {
    var run = TemplateRun(program: self, values: values.slots, root: root)
    run.trace = TemplateTrace(offsets, in: self)
    var output: [UInt8] = []
    run.routine(0, base: 0, into: &output)
    return offsets.map { run.trace?.places[$0] }
  }
}
