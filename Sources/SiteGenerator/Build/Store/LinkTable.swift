import Synchronization

/// A table of the ids and references of pages. Each page has a list of ids and a list of
/// references. Equal lists are stored once and identified by an index, because pages of one kind
/// share most of their lists.
final class LinkTable: Sendable {
  /// The indices of a page's two lists in ``Contents/lists``; index 0 is the empty list.
  struct Page: Sendable, Hashable {
    var ids: UInt32 = 0
    var references: UInt32 = 0
  }

  /// A file and a fragment in it, as indices in ``Contents/names``.
  struct Target: Sendable, Hashable, Comparable {
    let file: UInt32
    let fragment: UInt32

    static func < (left: Target, right: Target) -> Bool {
      (left.file, left.fragment) < (right.file, right.fragment)
    }
  }

  struct Contents: Sendable {
    /// The digests of all names. A name is the path of a file, or an id. The first digest belongs
    /// to the empty name. Digests are stored because the names would take too much memory: in a
    /// large atlas, a page can link to a thousand other pages.
    var names = [Digest.none]
    /// Lists of indices in `names`. A list contains either ids or references. Each reference is a
    /// file followed by a fragment. The first list is empty.
    var lists = [NumberList()]
  }

  fileprivate struct State {
    var contents: Contents
    var names: [Digest: UInt32]
    var lists: [NumberList: UInt32]
  }

  private let state: Mutex<State>

  init(_ contents: Contents = Contents()) {
    var names: [Digest: UInt32] = [:]
    names.reserveCapacity(contents.names.count)
    for (number, name) in contents.names.enumerated() { names[name] = UInt32(number) }
    var lists: [NumberList: UInt32] = [:]
    lists.reserveCapacity(contents.lists.count)
    for (number, list) in contents.lists.enumerated() { lists[list] = UInt32(number) }
    state = Mutex(State(contents: contents, names: names, lists: lists))
  }

  var contents: Contents { state.withLock { $0.contents } }

  func known(_ name: String) -> UInt32? {
    let name = Digest(ofName: name)
    return state.withLock { $0.names[name] }
  }

  /// Merges another table. Returns the new index of each list of the other table.
  func take(_ other: Contents) -> [UInt32] {
    state.withLock { state in
      let names = other.names.map { state.number(of: $0) }
      return other.lists.map { state.number(of: NumberList($0.lazy.map { names[Int($0)] })) }
    }
  }

  /// Returns the target for a fragment of a file; an empty fragment stands for the file itself.
  func target(file: Digest, fragment: String) -> Target {
    let fragment = Digest(ofName: fragment)
    return state.withLock { Target(file: $0.number(of: file), fragment: $0.number(of: fragment)) }
  }

  func add(ids: [String], references: [Target]) -> Page {
    var list: [UInt32] = []
    list.reserveCapacity(references.count * 2)
    var last: Target?
    for target in references.sorted() where target != last {
      list.append(target.file)
      list.append(target.fragment)
      last = target
    }
    let references = NumberList(list)
    let ids = ids.map { Digest(ofName: $0) }
    return state.withLock { state in
      let ids = NumberList(Set(ids.map { state.number(of: $0) }).sorted())
      return Page(ids: state.number(of: ids), references: state.number(of: references))
    }
  }
}

extension LinkTable.State {
  fileprivate mutating func number(of name: Digest) -> UInt32 {
    if let number = names[name] { return number }
    let number = UInt32(contents.names.count)
    contents.names.append(name)
    names[name] = number
    return number
  }

  fileprivate mutating func number(of list: NumberList) -> UInt32 {
    if let number = lists[list] { return number }
    let number = UInt32(contents.lists.count)
    contents.lists.append(list)
    lists[list] = number
    return number
  }
}
