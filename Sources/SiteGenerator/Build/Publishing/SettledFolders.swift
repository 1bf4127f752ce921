import Input
import Synchronization

/// The folders in which a build found only files of builds, each with its modification time. While
/// a folder keeps that time, nothing has been added to it, and it need not be listed again.
///
/// The time does not cover the contents of files or of subfolders, so only folders without
/// subfolders are recorded. A record is valid for one list of files.
final class SettledFolders: Sendable {
  private struct Folder {
    /// The time of its last change.
    var time: Int
    /// A Boolean value that is true if this build found the folder to hold only files of builds; others are
    /// left out of the next record.
    var isFound: Bool
  }

  private typealias Folders = [EntryStatus.Identity: Folder]

  private let path: String
  private let manifest: Manifest
  private let age: Int
  private let folders = Mutex<Folders>([:])

  /// - Parameters:
  ///   - path: the path of the record.
  ///   - manifest: the list of files for which it is valid.
  ///   - age: the age of a modification time, in nanoseconds, from which any further change is
  ///     certain to give another time.
  init(path: String, manifest: Manifest, age: Int = FileStamp.settlingTime) {
    self.age = age
    self.path = path
    self.manifest = manifest
  }

  /// Reads the record of the previous build, if there is one for the list as it is.
  func read() {
    guard let bytes = try? FileSystem.read(path), let list = manifest.digest else { return }
    var reader = ByteReader(bytes[...])
    guard let known = try? Self.folders(&reader, list: list) else { return }
    folders.withLock { $0 = known }
  }

  private static func folders(
    _ reader: inout ByteReader, list: Digest
  ) throws(ByteReader.Damage) -> Folders {
    guard try reader.digest() == list else { return [:] }
    let count = try reader.count()
    var folders = Folders(minimumCapacity: count)
    for _ in 0..<count {
      let identity = EntryStatus.Identity(device: try reader.word(), number: try reader.word())
      let time = Int(bitPattern: UInt(try reader.word()))
      folders[identity] = Folder(time: time, isFound: false)
    }
    return folders
  }

  /// Returns true if a folder has not changed since a build found only files of builds in it.
  func contains(_ folder: EntryStatus) -> Bool {
    folders.withLock { folders in
      guard let index = folders.index(forKey: folder.identity),
        folders.values[index].time == folder.changed
      else { return false }
      folders.values[index].isFound = true
      return true
    }
  }

  /// Records a folder that holds only files of builds, with its status from before it was listed.
  func add(_ folder: EntryStatus) {
    let stamp = FileStamp(size: 0, modified: folder.changed, changed: folder.changed)
    guard stamp.isOlder(than: age) else { return }
    folders.withLock { $0[folder.identity] = Folder(time: folder.changed, isFound: true) }
  }

  /// Writes the record for the next build, which is slower without it.
  ///
  /// - Parameter isSame: a Boolean value that is true if the list of files is as it was.
  func write(isSame: Bool) {
    guard isSame, let list = manifest.digest else {
      try? FileSystem.remove(path)
      return
    }
    var writer = ByteWriter()
    writer.digest(list)
    let found = folders.withLock { $0.filter(\.value.isFound) }
    writer.number(found.count)
    for (identity, folder) in found.sorted(by: {
      ($0.key.device, $0.key.number) < ($1.key.device, $1.key.number)
    }) {
      writer.word(identity.device)
      writer.word(identity.number)
      writer.word(UInt64(bitPattern: Int64(folder.time)))
    }
    try? FileSystem.remove(path)
    try? FileSystem.write(writer.bytes, to: path)
  }
}
