/// The ids of all pages, looked up by file.
struct IDLookup {
  private let table: LinkTable
  private let contents: LinkTable.Contents
  /// One number for each name in the link table. If the name is the path of a file with ids, the
  /// number is the index of the file's list of ids. Otherwise it is 0, the index of the empty list.
  private var lists: [UInt32]
  private var checked: [UInt32: Bool] = [:]

  init(files: some Sequence<BuildStore.File>, table: LinkTable) {
    self.table = table
    contents = table.contents
    lists = Array(repeating: 0, count: contents.names.count)
    for file in files {
      // Files whose paths are not in the table are skipped, because no page links to them.
      if let number = table.known(file.path) { lists[Int(number)] = file.links.ids }
    }
  }

  func contains(_ target: LinkIndex.Target) -> Bool {
    guard let file = table.known(target.file), let id = table.known(target.id) else {
      return false
    }
    return contains(file, id)
  }

  /// Checks the list of references at an index. Returns true if every fragment in it exists.
  mutating func hasAll(_ list: UInt32) -> Bool {
    if let known = checked[list] { return known }
    var references = contents.lists[Int(list)].makeIterator()
    var hasAll = true
    while hasAll, let file = references.next(), let fragment = references.next() {
      hasAll = fragment == 0 || contains(file, fragment)
    }
    checked[list] = hasAll
    return hasAll
  }

  private func contains(_ file: UInt32, _ id: UInt32) -> Bool {
    guard Int(file) < lists.count, lists[Int(file)] != 0 else { return false }
    return contents.lists[Int(lists[Int(file)])].contains(id)
  }
}
