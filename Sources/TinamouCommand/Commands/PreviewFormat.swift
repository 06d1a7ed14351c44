/// What a preview is written as.
enum PreviewFormat: String, CaseIterable {
  case svg
  case html
  case png
  case pdf

  /// The format that the name of a file ends in.
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

  /// Whether another program makes it of an SVG.
  var isConverted: Bool { self == .png || self == .pdf }
}
