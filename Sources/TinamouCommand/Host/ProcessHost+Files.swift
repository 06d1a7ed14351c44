import CLibrary

extension ProcessHost {
  /// Returns whether two paths name the same file, for example because one is a link; `-` is the
  /// file of standard input.
  public func areSameFile(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    guard let first = Self.status(of: first), let second = Self.status(of: second) else {
      return false
    }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The status of a regular file; `nil` for anything else, such as a terminal, which can be read
  /// and written.
  private static func status(of path: String) -> stat? {
    var status = stat()
    let result =
      path == "-" ? fstat(STDIN_FILENO, &status) : stat(systemString(path), &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFREG ? status : nil
  }
}
