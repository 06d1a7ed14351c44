/// The rows of a list, as the engine sees them; the list lays them out itself.
package protocol ScrolledRows: AnyObject {
  /// The findings in the last layout.
  var findings: [CellFindings] { get }
  /// Why the last layout was refused; `nil` if it was not.
  var refusal: LayoutError? { get }

  /// Compares what the rows depend on with their last layout; returns whether they must be laid out
  /// again.
  ///
  /// What has changed without an effect on the layout of rows is passed on to their cells.
  func updateMetrics() -> Bool

  /// Copies which rows are visible; the result restores them.
  func savePosition() -> () -> Void
}
