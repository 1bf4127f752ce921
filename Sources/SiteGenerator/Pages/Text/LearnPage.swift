import Markup

/// The page that lists the hand-written pages of the Learn section.
struct LearnPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// Cards for the lessons, in reading order.
  var lessons: [FeaturedPage]
  /// Cards for pages that are not lessons.
  var others: [FeaturedPage]

  static let fields = framed([
    .list("lessons") { $0.lessons },
    .list("others") { $0.others },
    .flag("hasOthers") { !$0.others.isEmpty },
  ])
}
