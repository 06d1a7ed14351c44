import TinamouFormat
import TinamouLayout

/// The layout of the first window of a constraint file, given as a text.
struct FileSnapshot {
  let file: ConstraintFile
  let layout: FileLayout
  let snapshot: LayoutSnapshot

  init(_ text: String, _ direction: LayoutDirection = .leftToRight) throws {
    file = try ConstraintFile(SourceText(name: "x", text: text))
    layout = try FileLayout(file)
    var request = file.requests.first ?? LayoutRequest(.size(Size(width: 400, height: 600)))
    request.direction = direction
    snapshot = try layout.solve(try request.environment(of: file))
  }

  /// The frame of a view in its superview; `nil` if there is no such view.
  func frame(_ name: String) -> Rect? { snapshot[name]?.frame }

  /// The errors in a file, one message per line.
  static func messages(_ text: String) -> [String] {
    do throws(ConstraintFileError) {
      _ = try ConstraintFile(SourceText(name: "x", text: text))
      return []
    } catch {
      return error.diagnostics.map(\.message)
    }
  }
}
