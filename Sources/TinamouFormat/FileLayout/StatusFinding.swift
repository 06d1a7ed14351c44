package import TinamouLayout

/// A message about a conflict, an ambiguity or another state of a layout.
package struct StatusFinding {
  /// The message and its place.
  package let diagnostic: Diagnostic
  /// The constraint, view or guide that the message is about; the same in every window.
  package let subject: String
  /// What tells the finding from others of the rule about the same subject; `nil` if there is only
  /// one.
  package let detail: String?
  /// The view or guide that an ambiguity is about.
  package var item: LayoutItem.ID?
  /// The ids of the views that can allow it.
  package let views: [String]
}
