internal import TinamouSolver

/// The constraints along the axis for every distribution: both ends, spacing and hidden views.
extension StackArrangement {
  /// The priority of the far connection if all views are hidden.
  private static let collapse: Float = 999.5

  /// Connects the first and last visible view with the stack's edges; if none is visible, the first
  /// and last of all, so that the stack collapses, unless required constraints give it a length.
  mutating func connectCanvas() {
    let ends = visible.isEmpty ? entries : visible
    guard let first = ends.first, let last = ends.last else { return }
    add(
      first, .canvasStart, "UISV-canvas-connection", canvas, main.start, .equal, first.view,
      main.start)
    add(
      last, .canvasEnd, "UISV-canvas-connection", canvas, main.end, .equal, last.view, main.end,
      priority: visible.isEmpty ? LayoutPriority(Self.collapse) : .required)
  }

  /// Connects each view with the one before; a hidden view has no length and is in the middle of
  /// the space between its visible neighbours.
  ///
  /// Each hidden neighbour takes half of a gap's spacing, and the outer gaps have none: measured,
  /// of four views 8 apart the hidden second one is 4 after the first. Of custom spacings the one
  /// after the last visible view counts.
  mutating func addChain() {
    let lastVisible = entries.lastIndex { !$0.view.isHidden } ?? -1
    var spacing: Double?
    var before: StackView.Entry?
    for (index, entry) in entries.enumerated() {
      let isHidden = entry.view.isHidden
      if isHidden { addZero(entry, .hiding, "UISV-hiding", main.size) }
      if index > 0 {
        let previous = entries[index - 1]
        let share =
          switch (previous.view.isHidden, isHidden) {
          case (false, false): 1.0
          case (true, true): 0.0
          case (false, true): index < lastVisible ? 0.5 : 0.0
          case (true, false): 0.5
          }
        if !isHidden, let before, isFromBaseline {
          addBaselineSpacing(entry, after: before, spacing ?? 0)
        } else {
          let isLoose = !isHidden && before != nil && isSpacingAtLeast
          add(
            entry, .spacing, "UISV-spacing", entry.view, main.start,
            isLoose ? .greaterThanOrEqual : .equal, previous.view, main.end,
            constant: share * (spacing ?? 0))
        }
      }
      if !isHidden {
        before = entry
        spacing = stack.spacing(after: entry)
      }
    }
  }

  /// The sum of the spacings between the visible views, in points.
  var totalSpacing: Double {
    visible.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
  }

  private var isFromBaseline: Bool {
    stack.isBaselineRelativeArrangement && stack.axis == .vertical
  }

  private var isSpacingAtLeast: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private mutating func addBaselineSpacing(
    _ entry: StackView.Entry, after previous: StackView.Entry, _ spacing: Double
  ) {
    add(
      entry, .spacing, "UISV-spacing", entry.view, Self.firstBaseline,
      isSpacingAtLeast ? .greaterThanOrEqual : .equal, previous.view, Self.lastBaseline,
      constant: spacing)
  }
}
