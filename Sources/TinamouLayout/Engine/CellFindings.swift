/// The ambiguities and conflicts in the layout of a cell.
package struct CellFindings {
  /// The items that the constraints leave open.
  package let ambiguous: [LayoutSnapshot.AmbiguousItem]
  /// The broken constraints.
  package let broken: [LayoutConflict]

  package init(ambiguous: [LayoutSnapshot.AmbiguousItem], broken: [LayoutConflict]) {
    self.ambiguous = ambiguous
    self.broken = broken
  }
}
