/// What is open or broken in the layout of a cell.
package struct CellFindings {
  /// What the constraints leave open.
  package let ambiguous: [LayoutSnapshot.AmbiguousItem]
  /// The broken constraints.
  package let broken: [LayoutConflict]

  init(ambiguous: [LayoutSnapshot.AmbiguousItem], broken: [LayoutConflict]) {
    self.ambiguous = ambiguous
    self.broken = broken
  }

  /// What an engine has found; `nil` if its layout is complete.
  init?(_ engine: LayoutEngine) {
    let snapshot = engine.makeSnapshot()
    guard !snapshot.ambiguous.isEmpty || !snapshot.broken.isEmpty else { return nil }
    ambiguous = snapshot.ambiguous
    broken = snapshot.broken
  }
}
