import Markup

/// The page that documents the data files.
struct DataPage: PageModel {
  var frame: PageFrame
  /// A hand-written text about the files.
  var body: TextBody?
  /// The data files. Networks derived from the cities of countries share one group. Every other
  /// network, the maps and the finder each have their own group.
  var groups: [DataGroup]

  static let fields = framed([
    .record("body") { $0.body },
    .list("groups") { $0.groups },
  ])
}

struct DataGroup: TemplateModel {
  /// The suffix of the heading's `id` attribute.
  var id: String
  var title: String
  var sentence: String
  /// The files. A title is a path, or a pattern such as `searches/ID.json`. A pattern has no link.
  var files: [PageLink]

  static let fields: [ModelField<DataGroup>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("sentence") { $0.sentence },
    .list("files") { $0.files },
  ]
}
