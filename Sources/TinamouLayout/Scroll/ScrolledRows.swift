/// The rows of a list, which the list lays out by itself: what an engine knows of them.
package protocol ScrolledRows: AnyObject {
  /// Whether the rows depend on something that has changed since their last layout.
  var areStale: Bool { get }
  /// What the last layout has shown.
  var findings: [CellFindings] { get }
  /// Why the last layout was refused; `nil` if it was not.
  var refusal: LayoutError? { get }

  /// Remembers which rows are in view; the result brings them back.
  func rememberPlace() -> () -> Void
}
