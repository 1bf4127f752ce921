import Synchronization

/// The ids and the references of pages as numbers. Pages of one kind have most of them in common, so
/// lists that are the same are kept once.
final class LinkTable: Sendable {
  /// The numbers of a page's lists; 0 for an empty list.
  struct Page: Sendable, Hashable {
    var ids: UInt32 = 0
    var references: UInt32 = 0
  }

  /// The numbers of a file and of a fragment in it.
  struct Target: Sendable, Hashable, Comparable {
    let file: UInt32
    let fragment: UInt32

    static func < (left: Target, right: Target) -> Bool {
      (left.file, left.fragment) < (right.file, right.fragment)
    }
  }

  struct Contents: Sendable {
    /// The texts by their numbers: paths of files, ids. The first is empty.
    var texts = [""]
    /// The lists by their numbers: ids; or files and the fragments in them, one after the other. The
    /// first is empty.
    var lists: [[UInt32]] = [[]]
  }

  fileprivate struct State {
    var contents: Contents
    var texts: [String: UInt32]
    var lists: [[UInt32]: UInt32]
  }

  private let state: Mutex<State>

  init(_ contents: Contents = Contents()) {
    var texts: [String: UInt32] = [:]
    texts.reserveCapacity(contents.texts.count)
    for (number, text) in contents.texts.enumerated() { texts[text] = UInt32(number) }
    var lists: [[UInt32]: UInt32] = [:]
    lists.reserveCapacity(contents.lists.count)
    for (number, list) in contents.lists.enumerated() { lists[list] = UInt32(number) }
    state = Mutex(State(contents: contents, texts: texts, lists: lists))
  }

  /// All that the table holds.
  var contents: Contents { state.withLock { $0.contents } }

  /// The number of a text.
  func number(of text: String) -> UInt32 { state.withLock { $0.number(of: text) } }

  /// The number of a text; `nil` if it has none.
  func known(_ text: String) -> UInt32? { state.withLock { $0.texts[text] } }

  /// The text with a number.
  func text(_ number: UInt32) -> String { state.withLock { $0.contents.texts[Int(number)] } }

  /// Takes in another table.
  ///
  /// - Returns: the numbers that its texts and lists have here.
  func take(_ other: Contents) -> (texts: [UInt32], lists: [UInt32]) {
    state.withLock { state in
      let texts = other.texts.map { state.number(of: $0) }
      let lists = other.lists.map { list in
        state.number(ofList: list.map { texts[Int($0)] })
      }
      return (texts, lists)
    }
  }

  /// The numbers of a file and of a fragment in it; of an empty text for the file itself.
  func target(file: String, fragment: String) -> Target {
    state.withLock { Target(file: $0.number(of: file), fragment: $0.number(of: fragment)) }
  }

  /// Takes in the ids of a page, and what its references point at.
  func add(ids: [String], references: [Target]) -> Page {
    var list: [UInt32] = []
    list.reserveCapacity(references.count * 2)
    var last: Target?
    for target in references.sorted() where target != last {
      list.append(target.file)
      list.append(target.fragment)
      last = target
    }
    return state.withLock { state in
      let ids = Set(ids.map { state.number(of: $0) }).sorted()
      return Page(ids: state.number(ofList: ids), references: state.number(ofList: list))
    }
  }
}

extension LinkTable.State {
  fileprivate mutating func number(of text: String) -> UInt32 {
    if let number = texts[text] { return number }
    let number = UInt32(contents.texts.count)
    contents.texts.append(text)
    texts[text] = number
    return number
  }

  fileprivate mutating func number(ofList list: [UInt32]) -> UInt32 {
    if let number = lists[list] { return number }
    let number = UInt32(contents.lists.count)
    contents.lists.append(list)
    lists[list] = number
    return number
  }
}
