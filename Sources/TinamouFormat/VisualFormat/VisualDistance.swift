import TinamouLayout

/// The distance between two neighbours of a line.
struct VisualDistance {
  let from: VisualFormatBuilder.End
  let to: VisualFormatBuilder.End
  let axis: LayoutAxis
  let options: LayoutConstraint.FormatOptions
  let names: NameTable
  /// The bytes of the connection.
  let range: Range<Int>
  /// Whether an edge of the superview is that of its layout margins.
  private(set) var usesMargins = false

  /// The item inside a superview or stack, or the first of two neighbours.
  var item: VisualItem {
    switch (from, to) {
    case (.item(let item), _), (_, .item(let item)): item
    case (.stack(let item), _), (_, .stack(let item)): item
    // A line has at least one view between its superviews.
    case (.superview, .superview): VisualItem(view: 0, guide: nil)
    }
  }

  /// The distance to which the standard spacing applies: beside a superview, the one from its
  /// margins.
  var standard: VisualDistance {
    var distance = self
    distance.usesMargins = true
    return distance
  }

  /// The standard spacing in addition to the margins, or to what the system adds between baselines.
  ///
  /// Documented by Apple: the layout margin at an edge of the superview, otherwise 8 points.
  var standardLength: LinearForm {
    LinearForm(constant: isAtSuperview || usesBaselines ? 0 : SystemSpacing.betweenEdges)
  }

  /// Whether the distance is measured from baselines, as between views with text.
  var usesBaselines: Bool {
    guard options.contains(.spacingBaselineToBaseline), axis == .vertical,
      case .item(let first) = from, case .item(let second) = to
    else { return false }
    return hasText(first) || hasText(second)
  }

  private func hasText(_ item: VisualItem) -> Bool {
    item.guide == nil && names.viewsWithText.contains(item.view)
  }

  /// The anchors at the two ends, the one with the smaller coordinate first.
  func places() throws(ConstraintStringError) -> (earlier: LinearForm, later: LinearForm) {
    let edges = VisualEdges(axis, options)
    let first = try place(from, ofItem: edges.end, ofContainer: edges.start)
    let second = try place(to, ofItem: edges.start, ofContainer: edges.end)
    return edges.isReversed ? (second, first) : (first, second)
  }

  /// The later anchor minus the earlier one.
  func length() throws(ConstraintStringError) -> LinearForm {
    let (earlier, later) = try places()
    var length = later
    length.add(earlier, times: -1)
    return length
  }

  private var isAtSuperview: Bool { isSuperview(from) || isSuperview(to) }

  private func isSuperview(_ end: VisualFormatBuilder.End) -> Bool {
    switch end {
    case .item: false
    case .superview: true
    case .stack(let stack): stack.guide == nil && names.superview(of: item) == stack.view
    }
  }

  private func place(
    _ end: VisualFormatBuilder.End, ofItem edge: LayoutAttribute,
    ofContainer containerEdge: LayoutAttribute
  ) throws(ConstraintStringError) -> LinearForm {
    let anchor: LinearForm.Anchor
    switch end {
    case .item(let item) where usesBaselines && hasText(item):
      anchor = item.anchor(edge == .bottom ? .lastBaseline : .firstBaseline)
    case .item(let item): anchor = item.anchor(edge)
    case .superview, .stack:
      var container = VisualItem(view: 0, guide: nil)
      if case .stack(let stack) = end {
        container = stack
      } else {
        container = VisualItem(
          view: try names.requiredSuperview(of: item, range), guide: nil)
      }
      if usesMargins, isSuperview(end) {
        container = VisualItem(view: container.view, guide: .margins)
      }
      anchor = container.anchor(containerEdge)
    }
    return LinearForm(anchor, at: range)
  }
}
