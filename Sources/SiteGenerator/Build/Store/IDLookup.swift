/// The ids of all pages, looked up by file.
struct IDLookup {
  private let contents: LinkTable.Contents
  /// For each file that has ids the number of their list.
  private let lists: [UInt32: UInt32]
  private var numbers: [String: UInt32]
  private var sets: [UInt32: Set<UInt32>] = [:]
  private var checked: [UInt32: Bool] = [:]

  init(files: [BuildStore.File], contents: LinkTable.Contents) {
    self.contents = contents
    lists = Dictionary(
      files.map { ($0.path, $0.links.ids) }, uniquingKeysWith: { first, _ in first })
    numbers = Dictionary(
      contents.texts.enumerated().map { ($1, UInt32($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns true if a file has an element with the id.
  mutating func contains(_ target: LinkIndex.Target) -> Bool {
    guard let file = numbers[target.file], let id = numbers[target.id] else { return false }
    return contains(file, id)
  }

  /// Returns true if every fragment of a list of references is there.
  mutating func hasAll(_ list: UInt32) -> Bool {
    if let known = checked[list] { return known }
    let references = contents.lists[Int(list)]
    let hasAll = stride(from: 0, to: references.count, by: 2).allSatisfy {
      references[$0 + 1] == 0 || contains(references[$0], references[$0 + 1])
    }
    checked[list] = hasAll
    return hasAll
  }

  private mutating func contains(_ file: UInt32, _ id: UInt32) -> Bool {
    guard let list = lists[file], list != 0 else { return false }
    return sets[list, default: Set(contents.lists[Int(list)])].contains(id)
  }
}
