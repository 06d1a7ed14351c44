/// The rows of a list, as the engine sees them; the list lays them out itself.
package protocol ScrolledRows: AnyObject {
  /// Whether the rows depend on something that has changed since their last layout.
  var areStale: Bool { get }
  /// The findings in the last layout.
  var findings: [CellFindings] { get }
  /// Why the last layout was refused; `nil` if it was not.
  var refusal: LayoutError? { get }

  /// Copies which rows are visible; the result restores them.
  func savePosition() -> () -> Void
}
