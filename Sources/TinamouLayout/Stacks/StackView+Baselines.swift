extension StackView {
  /// Returns the view that provides a baseline of the stack: the first or last of a column, the
  /// tallest of a row.
  func viewWithBaseline(isFirst: Bool) -> LayoutView? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    let heights = visible.map { StackArrangement.contentLength(of: $0, along: .vertical) ?? 0 }
    return zip(visible, heights).first { $0.1 == heights.max() }?.0
  }

  /// Makes constraints on the stack's baselines follow its arranged subviews.
  func updateBaselines() {
    let current = [forFirstBaselineLayout, forLastBaselineLayout].map { ObjectIdentifier($0) }
    guard current != baselineViews else { return }
    baselineViews = current
    baselineViewsDidChange()
  }
}
