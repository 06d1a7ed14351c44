import TinamouFormat
import TinamouLayout
import TinamouRender

extension WindowPicture {
  /// The picture of a window; its findings have the texts of the file's diagnostics.
  init(of snapshot: LayoutSnapshot, _ layout: FileLayout, _ request: LayoutRequest) {
    self.init(
      snapshot, of: layout.engine, in: request.window, appearances: layout.appearancesInLists())
    // Both are in the order of the snapshot: broken constraints, ambiguities, the rest.
    let diagnostics = layout.diagnostics(of: snapshot)
    for index in findings.indices where index < diagnostics.count {
      let diagnostic = diagnostics[index]
      findings[index].sentence = diagnostic.message
      findings[index].details =
        diagnostic.notes.map(\.message)
        + [diagnostic.span.map { "at \($0.location)" }].compactMap { $0 }
    }
  }
}
