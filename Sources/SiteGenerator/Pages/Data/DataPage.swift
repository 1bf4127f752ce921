import Markup

/// The page that documents the data files.
struct DataPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// A text from the content that describes the files; `nil` if there is none.
  var body: TextBody?
  /// The data files in groups. Networks that are derived from countries' cities share one group;
  /// each other network has its own. Further groups are for maps and the finder.
  var groups: [DataGroup]

  static let fields = framed([
    .record("body") { $0.body },
    .list("groups") { $0.groups },
  ])
}

/// A group of data files under one heading.
struct DataGroup: TemplateModel {
  /// The suffix of the heading's `id` attribute.
  var id: String
  /// The heading, such as "E-roads".
  var title: String
  /// A sentence about the contents of the files.
  var sentence: String
  /// The files. A title is a path, or a pattern of paths such as `searches/ID.json`; a pattern is
  /// not a link. A note describes the contents of the file.
  var files: [PageLink]

  static let fields: [ModelField<DataGroup>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("sentence") { $0.sentence },
    .list("files") { $0.files },
  ]
}
