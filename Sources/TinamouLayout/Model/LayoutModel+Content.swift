internal import TinamouSolver

extension LayoutModel {
  /// Updates the rows of a view's content size, and the baselines of its text.
  func updateContent(of item: LayoutItem) throws(SolverError) {
    let index = index(of: item)
    items.modify(index) { $0.forgetContent() }
    guard let view = item as? LayoutView else { return }
    try updateContentRows(of: view, at: index, contentOrders(of: view))
    let baselines = contents.baselines(of: view)
    let known = items.read(index) { record in
      (areRead: record.hasReadBaselines, baselines: record.content.baselines)
    }
    guard let known else { return }
    items.modify(index) { $0.hasReadBaselines = true }
    if baselines == known.baselines { return }
    items.modify(index) { $0.content.baselines = baselines }
    if !known.areRead { return }
    for constraint in constraints(measuredOn: [view]) where constraint.hasAttribute(\.isBaseline) {
      try remakeRow(of: constraint)
    }
  }

  /// Sets the size of wrapping content at the view's present width; `nil` if the width is unknown.
  func setWrappedSize(_ size: Size?, of item: LayoutItem) throws(SolverError) {
    let index = index(of: item)
    items.modify(index) { $0.content.wrappedSize = size }
    if try setContent(size, at: index) { return }
    guard let view = item as? LayoutView else { return }
    try updateContentRows(of: view, at: index, contentOrders(of: view))
  }

  /// Changes the constants of the rows of a wrapping content, of which nothing else changes; `nil`
  /// for the size of a text with its own line breaks.
  ///
  /// - Returns: `false` if this size is not known, or there is another row for it.
  private func setContent(_ size: Size?, at index: Int32) throws(SolverError) -> Bool {
    let known = items.read(index) { record in
      (
        natural: record.content.naturalSize, width: record.content.width,
        height: record.content.height
      )
    }
    guard let known, let size = size ?? known.natural,
      (size.width < 0) == (known.width == nil), (size.height < 0) == (known.height == nil)
    else { return false }
    if let row = known.width, row.value != size.width {
      try solver.setConstant(size.width + row.insets, of: row.id)
      items.modify(index) { $0.content.width?.value = size.width }
    }
    if let row = known.height, row.value != size.height {
      try solver.setConstant(size.height + row.insets, of: row.id)
      items.modify(index) { $0.content.height?.value = size.height }
    }
    return true
  }

  /// Updates the rows of a view's content size.
  ///
  /// There is one row for each axis: its cost is compression resistance below the size, and hugging
  /// above it.
  private func updateContentRows(
    of view: LayoutView, at index: Int32, _ orders: (width: ContentOrder, height: ContentOrder)
  ) throws(SolverError) {
    guard let (variables, known) = items.read(index, { ($0.variables, $0.content) }) else { return }
    let size = contentSize(of: view, known)
    let insets = view.alignmentRectInsets
    let width = try updatedRow(
      known.width, of: view, .horizontal, value: size.width,
      insets: insets.left + insets.right, order: orders.width, variable: variables.width)
    let height = try updatedRow(
      known.height, of: view, .vertical, value: size.height,
      insets: insets.top + insets.bottom, order: orders.height, variable: variables.height)
    items.modify(index) { record in
      if width == nil, height == nil, !record.$content { return }
      record.content.width = width
      record.content.height = height
    }
  }

  /// Returns the content size of a view, with ``LayoutView/noIntrinsicMetric`` along an axis
  /// without a size.
  ///
  /// A text whose lines depend on the width has its own line breaks until the width is known: this
  /// is the first of the two passes in which UIKit lays out a label with several lines.
  private func contentSize(of view: LayoutView, _ known: ContentRecord) -> Size {
    if view.wrapsText {
      readWithFrames(view)
      if let size = known.wrappedSize ?? known.naturalSize { return size }
    }
    if let size = contents.textSize(of: view, width: nil) {
      if view.wrapsText { items.modify(index(of: view)) { $0.content.naturalSize = size } }
      return size
    }
    var size = view.resolvedContentSize
    if let heights = view.heights {
      readWithFrames(view)
      // Before the width is known, the height of one line is an estimate.
      size.height =
        known.wrappedSize?.height ?? heights.height(forWidth: size.width) ?? size.height
    }
    return size
  }

  private func updatedRow(
    _ row: ContentRow?, of view: LayoutView, _ axis: LayoutAxis, value: Double, insets: Double,
    order: ContentOrder, variable: Variable
  ) throws(SolverError) -> ContentRow? {
    guard !(value < 0) else {
      if let row { try solver.remove(row.id) }
      return nil
    }
    rowInWork = .content(view, axis == .horizontal ? .width : .height, row)
    let hugging = view.contentHuggingPriority(for: axis)
    let compression = view.contentCompressionResistancePriority(for: axis)
    if var row, row.hugging == hugging, row.compression == compression, row.order == order {
      if row.value != value || row.insets != insets {
        try solver.setConstant(value + insets, of: row.id)
      }
      row.value = value
      row.insets = insets
      return row
    }
    if let row { try solver.remove(row.id) }
    let term = CollectionOfOne(LinearExpression.Term(variable, 1))
    let id = try solver.add(
      term.span, constant: value + insets, below: compression, above: Self.yielding(hugging),
      weight: order.weight, order: order.documentOrder)
    return ContentRow(
      id: id, value: value, insets: insets, hugging: hugging, compression: compression, order: order
    )
  }

  /// The priority at which a view hugs its content: required hugging is the first that yields.
  ///
  /// With a required width beside it, the view has that width, and nothing is reported
  /// ([openradar 15106765](http://www.openradar.me/15106765)); the canvas of Interface Builder
  /// records the same.
  private static func yielding(_ hugging: LayoutPriority) -> LayoutPriority {
    hugging.isRequired ? LayoutPriority(rawValue: hugging.rawValue.nextDown) : hugging
  }

  /// The places of both content sizes in the document order.
  func contentOrders(of view: LayoutView) -> (width: ContentOrder, height: ContentOrder) {
    let first = view.firstMention
    let index = first?.termIndex(of: view)
    let stack = view.attributes.isArranged ? view.superview as? StackView : nil
    let filledAxis = stack?.distribution == .fill ? stack?.axis : nil
    let wraps = view.wrapsText
    func order(_ axis: LayoutAxis, _ part: UInt16) -> ContentOrder {
      ContentOrder(
        mention: index == nil ? nil : first?.rank, view: view.rank,
        part: UInt16(min(2 * (index ?? 0), 0x7FFE)) + part, wraps: wraps,
        fills: axis == filledAxis)
    }
    return (order(.horizontal, 0), order(.vertical, 1))
  }

  /// Updates the places of content sizes in the document order after constraints were switched.
  func refreshContentOrder(of indices: [Int32]) throws(SolverError) {
    var isSeen = [Bool](repeating: false, count: indices.isEmpty ? 0 : items.capacity)
    for index in indices where !isSeen[Int(index)] {
      isSeen[Int(index)] = true
      let content = items.read(index) { record in
        (
          item: record.item, width: record.content.width?.order,
          height: record.content.height?.order
        )
      }
      guard let content, let view = content.item as? LayoutView,
        content.width != nil || content.height != nil
      else { continue }
      let orders = contentOrders(of: view)
      if content.width ?? orders.width != orders.width
        || content.height ?? orders.height != orders.height
      {
        try updateContentRows(of: view, at: index, orders)
      }
    }
  }
}

extension LayoutItem {
  /// The first active constraint that mentions the item.
  var firstMention: LayoutConstraint? {
    var first: LayoutConstraint?
    for constraint in mentions
    where constraint.isInstalled && constraint.rank < first?.rank ?? .max {
      first = constraint
    }
    return first
  }
}
