import Input
import Platform
import Synchronization

/// The folders in which a build found only files that builds wrote, each with the time of its last
/// change. A folder that still has this time need not be listed again, because nothing has been
/// added to it since then.
///
/// The time does not reflect changes in subfolders, so only folders without subfolders are
/// recorded. A record is valid only for the manifest with which it was written.
final class SettledFolders: Sendable {
  private struct Folder {
    /// The time of the folder's last change, in nanoseconds.
    var time: Int
    /// A Boolean value that is true if this build found that the folder contains only files that
    /// builds wrote.
    var isFound: Bool
  }

  private typealias Folders = [EntryStatus.Identity: Folder]

  private struct State {
    var folders: Folders = [:]
    /// The metadata of the temporary folder that ``read()`` or ``waitForClock()`` created. Only
    /// folders that last changed before its creation are recorded.
    var begin: EntryStatus?
  }

  private let path: String
  private let manifest: Manifest
  private let state = Mutex(State())

  init(path: String, manifest: Manifest) {
    self.path = path
    self.manifest = manifest
  }

  /// Reads the record of the previous build, if it is valid for the current manifest. This method
  /// must be called before folders are listed.
  func read() {
    let begin = present()
    state.withLock { $0.begin = begin }
    guard let bytes = try? FileSystem.read(path), let list = manifest.digest else { return }
    var reader = ByteReader(bytes[...])
    guard let known = try? Self.folders(&reader, list: list) else { return }
    state.withLock { $0.folders = known }
  }

  /// Waits until the file system's clock has advanced, which usually takes a few milliseconds.
  /// Folders that changed before the call and are listed after it can then be recorded.
  func waitForClock() {
    let begin = present()
    for _ in 0..<50 {
      let now = present()
      if let now, let begin, now.changed > begin.changed {
        state.withLock { $0.begin = now }
        return
      }
      usleep(1000)
    }
  }

  /// Returns the metadata of a new temporary folder. Its time of change is the current time of the
  /// file system's clock.
  private func present() -> EntryStatus? {
    let folder = path + ".now"
    rmdir(folder)
    guard mkdir(folder, 0o700) == 0 else { return nil }
    defer { rmdir(folder) }
    return EntryStatus(at: folder)
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

  func contains(_ folder: EntryStatus) -> Bool {
    state.withLock { state in
      guard let index = state.folders.index(forKey: folder.identity),
        state.folders.values[index].time == folder.changed
      else { return false }
      state.folders.values[index].isFound = true
      return true
    }
  }

  /// Records a folder that contains only files that builds wrote. `folder` is the metadata that the
  /// folder had before it was listed. The folder is recorded only if it last changed before the
  /// temporary folder of ``State/begin`` was created. Otherwise, a further change could get the
  /// same time, because file systems store coarse times, and would go undetected.
  func add(_ folder: EntryStatus) {
    state.withLock { state in
      guard let begin = state.begin, begin.identity.device == folder.identity.device,
        folder.changed < begin.changed
      else { return }
      state.folders[folder.identity] = Folder(time: folder.changed, isFound: true)
    }
  }

  func forget() { state.withLock { $0.folders = [:] } }

  /// Writes the record for the next build. Without this record, the next build is slower.
  func write() {
    guard let list = manifest.digest else { return }
    var writer = ByteWriter()
    writer.digest(list)
    let found = state.withLock { $0.folders.filter(\.value.isFound) }
    writer.number(found.count)
    for (identity, folder) in found.sorted(by: {
      ($0.key.device, $0.key.number) < ($1.key.device, $1.key.number)
    }) {
      writer.word(identity.device)
      writer.word(identity.number)
      writer.word(UInt64(bitPattern: Int64(folder.time)))
    }
    // An existing file is removed first, so that a symbolic link at this path is not followed.
    try? FileSystem.remove(path)
    try? FileSystem.write(writer.bytes, to: path)
  }
}
