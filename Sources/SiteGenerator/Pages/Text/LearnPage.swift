import Markup

/// The index of the Learn section.
struct LearnPage: PageModel {
  var frame: PageFrame
  /// The lessons, in reading order.
  var lessons: [FeaturedPage]
  /// Pages that are not lessons.
  var others: [FeaturedPage]

  static let fields = framed([
    .list("lessons") { $0.lessons },
    .list("others") { $0.others },
    .flag("hasOthers") { !$0.others.isEmpty },
  ])
}
