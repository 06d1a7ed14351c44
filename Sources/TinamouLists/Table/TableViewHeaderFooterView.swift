import TinamouLayout

/// A header or footer of a section.
open class TableViewHeaderFooterView: ReusableView {
  /// 8 points above and below, as in any view: no storyboard records another value.
  override func contentMargins(_ metrics: CellMetrics) -> DirectionalEdgeInsets {
    var margins = metrics.margins
    margins.top = 8
    margins.bottom = 8
    return margins
  }
}
