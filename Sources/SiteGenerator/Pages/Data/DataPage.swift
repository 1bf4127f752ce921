import Markup

/// The documentation of the data files.
struct DataPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// A text from the content that describes the files; `nil` for none.
  var body: TextBody?
  /// The files.
  var groups: [DataGroup]

  static let fields = framed([
    .record("body") { $0.body },
    .list("groups") { $0.groups },
  ])
}

/// Data files of one kind.
struct DataGroup: TemplateModel {
  /// The end of the heading's id.
  var id: String
  /// The heading, such as "E-roads".
  var title: String
  /// The contents of the files, in a sentence.
  var sentence: String
  /// The files; the title is the path or a pattern of paths (`trees/ID.json`), which has no path of
  /// its own; the note says what is in it and how large it is.
  var files: [PageLink]

  static let fields: [ModelField<DataGroup>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("sentence") { $0.sentence },
    .list("files") { $0.files },
  ]
}
