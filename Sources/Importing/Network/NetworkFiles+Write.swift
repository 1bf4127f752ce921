public import Input

/// A reason why a network folder cannot be written.
public enum NetworkFolderFailure: Error, Sendable {
  /// The folder already has files of a network.
  case occupied(folder: String, files: [String])
  /// A file operation failed.
  case system(FileError)
}

extension NetworkFiles {
  /// Writes the files into a folder, which is created if it is missing. Existing files are replaced
  /// only if `isForced` is true, and only after all new files have been written under temporary
  /// names.
  public func write(to folder: String, isForced: Bool = false) throws(NetworkFolderFailure) {
    let present = Self.names.filter { FileSystem.exists(Path.join(folder, $0)) }
    guard isForced || present.isEmpty else { throw .occupied(folder: folder, files: present) }
    let names = Self.names.filter { files[$0] != nil }
    let temporary = names.map { Path.join(folder, ".\($0).import") }
    do {
      try FileSystem.makeDirectories(folder)
      for (name, path) in zip(names, temporary) {
        try FileSystem.write(files[name] ?? [], to: path)
      }
      // All bytes have been written, and renaming takes no additional space.
      for (name, path) in zip(names, temporary) {
        try FileSystem.move(path, to: Path.join(folder, name))
      }
      // A file that remained from an earlier import would be read as part of the network.
      for name in present where files[name] == nil {
        try FileSystem.remove(Path.join(folder, name))
      }
    } catch {
      for path in temporary { try? FileSystem.remove(path) }
      throw .system(error)
    }
  }
}
