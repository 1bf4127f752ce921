import Markup

/// The index of hand-written pages.
struct LearnPage: PageModel {
  /// The parts of the page around the content.
  var frame: PageFrame
  /// The lessons, in reading order.
  var lessons: [FeaturedPage]
  /// Pages that are not part of the course.
  var others: [FeaturedPage]

  static let fields = framed([
    .list("lessons") { $0.lessons },
    .list("others") { $0.others },
    .flag("hasOthers") { !$0.others.isEmpty },
  ])
}
