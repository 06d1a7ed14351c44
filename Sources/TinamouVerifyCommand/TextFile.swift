import CLibrary

/// A whole file as text.
enum TextFile {
  /// Replaces a file; false if it cannot be written.
  static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }
}
