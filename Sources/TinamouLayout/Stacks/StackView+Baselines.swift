extension StackView {
  /// Returns the view that provides a baseline of the stack: the first or last of a column, the
  /// tallest of a row.
  func viewWithBaseline(isFirst: Bool) -> LayoutView? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    let heights = visible.map { StackArrangement.contentLength(of: $0, along: .vertical) ?? 0 }
    let tallest = heights.max()
    return zip(visible, heights).first { $0.1 == tallest }?.0
  }

  /// Returns whether the views with the stack's baselines differ from those of the last call.
  func noteBaselineViews() -> Bool {
    let current = [forFirstBaselineLayout, forLastBaselineLayout].map { ObjectIdentifier($0) }
    defer { baselineViews = current }
    return current != baselineViews
  }
}
