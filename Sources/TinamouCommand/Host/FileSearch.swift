import CLibrary
import TinamouFormat
import TinamouLayout

/// Finds the constraint files for a path.
enum FileSearch {
  /// The extensions of files that can be constraint files.
  private static let endings = [".json", ".jsonc"]
  /// Folders with the files of other projects.
  private static let skippedFolders: Set = ["node_modules"]

  /// Whether a path ends like that of a constraint file.
  static func isConstraintFile(_ path: String) -> Bool {
    endings.contains(where: path.hasSuffix)
  }

  /// Whether a path ends like that of a layout: a constraint file, or a file of Interface Builder.
  static func isLayout(_ path: String) -> Bool {
    isConstraintFile(path) || InterfaceBuilderPath(path) != nil
  }

  /// The path itself, the constraint files below a folder, or the files that match a pattern,
  /// sorted by name.
  ///
  /// A path that exists is never used as a pattern. A path that does not exist is returned as it
  /// is, so that reading it reports the error.
  static func files(at path: String) throws(HostError) -> [String] {
    if isFolder(path, followsLinks: true) {
      let files = try files(below: path)
      if files.isEmpty { throw HostError("no constraint file is in this folder") }
      return files
    }
    let isPattern = path.contains { "*?[".contains($0) }
    guard isPattern, access(ProcessHost.systemString(path), F_OK) != 0 else { return [path] }
    let files = matches(path)
    if files.isEmpty { throw HostError("no file fits this pattern") }
    return files
  }

  /// Links to folders are not followed, so that no folder is visited twice.
  private static func files(below root: String) throws(HostError) -> [String] {
    var files: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      guard let stream = opendir(ProcessHost.systemString(folder)) else {
        throw HostError(String(cString: strerror(errno)))
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
            text($0)
          }
        }
        if name.hasPrefix(".") || skippedFolders.contains(name) { continue }
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        if isFolder(path, followsLinks: false) {
          folders.append(path)
        } else if isLayout(name) {
          files.append(path)
        }
      }
    }
    return files.ordered()
  }

  private static func isFolder(_ path: String, followsLinks: Bool) -> Bool {
    var status = stat()
    let name = ProcessHost.systemString(path)
    let result = followsLinks ? stat(name, &status) : lstat(name, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The text of a name, which need not be UTF-8.
  private static func text(_ name: UnsafePointer<CChar>) -> String {
    FileName.text(
      UnsafeBufferPointer(start: name, count: strlen(name)).map(UInt8.init(bitPattern:)))
  }

  /// The paths that match a shell pattern.
  private static func matches(_ pattern: String) -> [String] {
    var result = glob_t()
    defer { globfree(&result) }
    guard glob(ProcessHost.systemString(pattern), 0, nil, &result) == 0, let paths = result.gl_pathv
    else { return [] }
    return (0..<Int(result.gl_pathc)).compactMap { paths[$0].map { text($0) } }
  }
}
