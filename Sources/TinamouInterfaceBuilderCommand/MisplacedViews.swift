import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// Finds views whose recorded frame differs from the one that the constraints give, as Xcode's
/// orange warnings do.
enum MisplacedViews {
  /// The tolerance in points: a recorded frame is rounded to pixels, and so are the frames that it
  /// depends on.
  private static let tolerance = 1.001

  /// The misplaced views of a root on its canvas, each with its id.
  ///
  /// Texts, images and controls have their recorded sizes there: those of the system and the fonts
  /// with which the file was saved are not known.
  static func diagnostics(
    of root: InterfaceRoot, in document: InterfaceDocument
  ) -> [(view: String, diagnostic: Diagnostic)] {
    var options = ImportOptions()
    options.usesRecordedContent = true
    guard let layout = try? document.layout(of: root, options: options),
      let environment = try? layout.file.requests.first?.environment(of: layout.file),
      let snapshot = try? FileLayout(layout.file).solve(environment)
    else { return [] }
    let names = Dictionary(
      layout.views.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let source = layout.source
    return snapshot.items.compactMap { item in
      guard !item.isGuide, let view = item.name.flatMap({ names[$0] }) else { return nil }
      // The constraints do not decide the position of the root view on the canvas.
      guard view.object != layout.root.id, let recorded = view.recordedFrame,
        differs(recorded, item.frame)
      else { return nil }
      let diagnostic = Diagnostic(
        .misplaced,
        "'\(view.name)' (\(view.object)) is recorded at \(text(recorded)), "
          + "its constraints place it at \(text(item.frame))",
        severity: .warning, at: SourceSpan(source: source, range: view.range),
        help: "update the frame in Interface Builder, or correct the constraints")
      return (view.name, diagnostic)
    }
  }

  private static func differs(_ a: Rect, _ b: Rect) -> Bool {
    max(
      abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width),
      abs(a.height - b.height)) > tolerance
  }

  private static func text(_ rect: Rect) -> String {
    "["
      + [rect.minX, rect.minY, rect.width, rect.height].map(JSONNumber.text)
      .joined(separator: ", ") + "]"
  }
}
