/// What a layout is besides its frames.
package struct LayoutStatus: Sendable {
  /// The broken constraints, each with the conflict that breaks it.
  package let broken: [LayoutConflict]
  /// The items that the constraints leave open.
  package let ambiguous: [LayoutSnapshot.AmbiguousItem]
  /// The names of the sets that apply.
  package let activeSets: [String]
  /// Messages for the author of the layout besides those about broken constraints.
  package let remarks: [LayoutDiagnostic]
}
