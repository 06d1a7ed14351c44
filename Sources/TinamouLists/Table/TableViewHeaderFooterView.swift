import TinamouLayout

/// A header or footer of a section.
open class TableViewHeaderFooterView: ReusableView {
  /// 8 above and below, as any view: nothing else was recorded.
  override func contentMargins(_ metrics: CellMetrics) -> DirectionalEdgeInsets {
    var margins = metrics.margins
    margins.top = 8
    margins.bottom = 8
    return margins
  }
}
