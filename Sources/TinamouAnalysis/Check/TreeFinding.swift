package import TinamouFormat
package import TinamouLayout

/// A rule that the present layout of a tree in code breaks.
package struct TreeFinding {
  /// The rule.
  package let rule: DiagnosticRule
  /// One sentence that says what is wrong.
  package let message: String
  /// The views that the message is about.
  package let views: [LayoutItem.ID]
}

extension LayoutEngine {
  /// Applies the rules about views to the layout in the present window.
  ///
  /// - Returns: The layout, and the rules that it breaks. Rules about conflicts and ambiguities are
  ///   not among them: the layout has these itself.
  /// - Throws: `LayoutError` if the layout is refused.
  package func inspect() throws(LayoutError) -> (layout: LayoutSnapshot, findings: [TreeFinding]) {
    let trace = try trace(.horizontal) { () throws(LayoutError) in try bringUpToDate() }
    let layout = try solve()
    let width = layout.environment.windowSize.width
    var views: [LayoutItem.ID: LayoutView] = [:]
    for view in root.subtreeViews() { views[view.id] = view }
    let piece = LayoutPiece(trace, at: width, within: SizeRange(width, width))
    var inspection = FunctionInspection(along: .horizontal, InspectedItems { views[$0] })
    inspection.add(piece, in: layout.environment, conflicting: [])
    inspection.finish()
    let findings = inspection.issues.results.issues.map(\.issue).map {
      TreeFinding(rule: $0.rule, message: $0.message, views: $0.views.map(\.id))
    }
    return (layout, findings)
  }
}
