/// The format in which a preview is written.
enum PreviewFormat: String, CaseIterable {
  case svg
  case html
  case png
  case pdf

  /// The format for the extension of a file name.
  init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "svg": self = .svg
    case "html", "htm": self = .html
    case "png": self = .png
    case "pdf": self = .pdf
    default: return nil
    }
  }

  /// Whether another program converts an SVG to it.
  var isConverted: Bool { self == .png || self == .pdf }
}
