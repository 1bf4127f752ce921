import Input
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  private struct State {
    var folders: Folders = [:]
    /// A folder that was made when the listing began, with the time of the file system's clock.
    var begin: EntryStatus?
  }

  private let path: String
  private let manifest: Manifest
  private let state = Mutex(State())

  /// - Parameters:
  ///   - path: the path of the record.
  ///   - manifest: the list of files for which it is valid.
  init(path: String, manifest: Manifest) {
    self.path = path
    self.manifest = manifest
  }

  /// Reads the record of the previous build, if there is one for the list as it is. Folders are listed
  /// after this.
  func read() {
    let begin = present()
    state.withLock { $0.begin = begin }
    guard let bytes = try? FileSystem.read(path), let list = manifest.digest else { return }
    var reader = ByteReader(bytes[...])
    guard let known = try? Self.folders(&reader, list: list) else { return }
    state.withLock { $0.folders = known }
  }

  /// Waits until the clock of the file system has advanced, which takes a few milliseconds on most:
  /// folders that changed before it, and are listed afterwards, can be noted.
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

  /// The state of a new folder, which has the present time of the file system.
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

  /// Returns true if a folder has not changed since a build found only files of builds in it.
  func contains(_ folder: EntryStatus) -> Bool {
    state.withLock { state in
      guard let index = state.folders.index(forKey: folder.identity),
        state.folders.values[index].time == folder.changed
      else { return false }
      state.folders.values[index].isFound = true
      return true
    }
  }

  /// Notes a folder that holds nothing but files of builds, as it was before it was listed. It must have
  /// changed before the listing began: the clocks of file systems advance in steps, and a second change
  /// within a step leaves no trace.
  func add(_ folder: EntryStatus) {
    state.withLock { state in
      guard let begin = state.begin, begin.identity.device == folder.identity.device,
        folder.changed < begin.changed
      else { return }
      state.folders[folder.identity] = Folder(time: folder.changed, isFound: true)
    }
  }

  /// Forgets the folders, because the list of files has changed.
  func forget() { state.withLock { $0.folders = [:] } }

  /// Writes the record for the next build, which is slower without it.
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
    // Unlinked first: a link in its place is not followed.
    try? FileSystem.remove(path)
    try? FileSystem.write(writer.bytes, to: path)
  }
}
