/// One step of a compiled template. Plain numbers: a step is read without counting references.
struct TemplateStep: Sendable {
  enum Operation: UInt8, Sendable {
    /// Copies the literal bytes `a..<b`.
    case literal
    /// Writes the value at path `a`, escaped for place `b`. `c` is its tag.
    case value
    /// The same within an address: a value with a scheme that is not allowed becomes `#`.
    case address
    /// Copies the markup at path `a`. `c` is its tag.
    case markup
    /// Runs the next `b` steps for each element of the value at path `a`, which becomes register
    /// `c`; elements are `d` slots wide.
    case section
    /// Runs the next `b` steps if the value at path `a` is false.
    case inverted
    /// Runs the next `b` steps with register `a` also as register `c`.
    case same
    /// Runs the next `b` steps if the text at path `a` is name `c`.
    case choice
    /// Runs routine `a` with the `c` registers listed from `b` on, lines indented by literal `d`.
    case call
    /// Writes the indentation that the callers of this routine ask for.
    case indentation
  }

  var operation: Operation
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
  var d: Int32 = 0
}

/// The path to a value: fields followed from a context.
struct TemplatePath: Hashable, Sendable {
  var register: Int
  /// The field of the context, and then of each record within; empty for the context itself.
  var fields: [Int]
}

/// A tag that writes a value.
struct TemplateTag: Hashable, Sendable {
  let name: String
  let offset: Int
  /// The file, by its number in the program.
  let source: Int

  init(name: String, at offset: Int, in source: Int) {
    self.name = name
    self.offset = offset
    self.source = source
  }
}

/// A compiled template without its type.
struct TemplateProgram: Sendable {
  /// A sequence of steps that can be called: number 0 is the template itself, the others are
  /// recursive partials.
  struct Routine: Sendable {
    var steps: [TemplateStep] = []
    /// The largest number of contexts that it keeps.
    var registers = 1
  }

  let shapes: ModelShapes
  var routines: [Routine] = []
  var literals: [UInt8] = []
  var paths: [TemplatePath] = []
  /// For each path its register and its first field (-1: the context itself), two numbers a path.
  var starts: [Int32] = []
  /// The registers that calls hand over.
  var arguments: [Int] = []
  /// The names that choices compare with.
  var names: [String] = []
  /// The ids that it writes.
  var ids = ReservedIDs()
  /// The files that it was compiled from, and the tags in them that write values.
  var sources: [TemplateSource] = []
  var tags: [TemplateTag] = []
  /// The places that stretches of the literals come from, in their order.
  var origins: [Origin] = []
  /// The indentations that calls give to lines.
  var indentations: [Indentation] = []

  /// The source of the literals from `literal` on.
  struct Origin: Sendable {
    let literal: Int
    let source: Int
    let offset: Int
  }

  /// The white space that a call puts before the lines of the partial.
  struct Indentation: Sendable {
    /// The white space, as a range of literals.
    var literal: Range<Int>
    /// A Boolean value that is true if the caller's own indentation comes before it.
    var isAdded: Bool
  }

  /// Appends the output of the template for `values`, whose outermost context begins at slot `root`.
  func run(values: ModelValues, root: Int, into output: inout [UInt8]) {
    var run = TemplateRun(program: self, values: values.slots, root: root)
    run.routine(0, base: 0, into: &output)
  }

  /// The places in the templates, or in the values that they show, from which bytes of the output
  /// come; `nil` for offsets beyond the output.
  ///
  /// - Parameter offsets: The bytes, counted from the beginning of the output.
  func places(of offsets: [Int], values: ModelValues, root: Int) -> [TemplatePlace?] {
    var run = TemplateRun(program: self, values: values.slots, root: root)
    run.trace = TemplateTrace(offsets, in: self)
    var output: [UInt8] = []
    run.routine(0, base: 0, into: &output)
    return offsets.map { run.trace?.places[$0] }
  }
}
