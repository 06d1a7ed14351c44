import Glibc

/// Whole files as text.
enum TextFile {
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let isWritten = fputs(text, file) >= 0
    return fclose(file) == 0 && isWritten
  }

  /// Writes a line to standard error.
  static func writeError(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = Glibc.write(STDERR_FILENO, Array(bytes[start...]), bytes.count - start)
      if written <= 0 { return }
      start += written
    }
  }
}
