internal import TinamouSolver

extension LayoutModel {
  /// Updates the rows of a view's content size, and the baselines of its text.
  func updateContent(of item: LayoutItem) throws(SolverError) {
    let index = index(of: item)
    items.modify(index) { $0.forgetContent() }
    guard let view = item as? LayoutView, let record = items[index] else { return }
    try updateContentRows(of: view, record, at: index, contentOrders(of: view))
    let baselines = contents.baselines(of: view)
    if baselines == record.baselines { return }
    items.modify(index) { $0.baselines = baselines }
    if record.baselines == nil { return }
    for constraint in constraints(measuredOn: [view]) where constraint.hasAttribute(\.isBaseline) {
      try remakeRow(of: constraint)
    }
  }

  /// Sets the size of wrapping content at the view's present width; `nil` if the width is unknown.
  func setWrappedSize(_ size: Size?, of item: LayoutItem) throws(SolverError) {
    let index = index(of: item)
    items.modify(index) { $0.wrappedSize = size }
    if try setContent(size, at: index) { return }
    guard let view = item as? LayoutView, let record = items[index] else { return }
    try updateContentRows(of: view, record, at: index, contentOrders(of: view))
  }

  /// Changes the constants of the rows of a wrapping content, of which nothing else changes; `nil`
  /// for the size of a text with its own line breaks.
  ///
  /// - Returns: `false` if this size is not known, or there is another row for it.
  private func setContent(_ size: Size?, at index: Int32) throws(SolverError) -> Bool {
    let known = items.read(index) { (natural: $0.naturalSize, width: $0.width, height: $0.height) }
    guard let known, let size = size ?? known.natural,
      (size.width < 0) == (known.width == nil), (size.height < 0) == (known.height == nil)
    else { return false }
    if let row = known.width, row.value != size.width {
      try solver.setConstant(size.width + row.insets, of: row.id)
      items.modify(index) { $0.width?.value = size.width }
    }
    if let row = known.height, row.value != size.height {
      try solver.setConstant(size.height + row.insets, of: row.id)
      items.modify(index) { $0.height?.value = size.height }
    }
    return true
  }

  /// Updates the rows of a view's content size.
  ///
  /// There is one row for each axis: its cost is compression resistance below the size, and hugging
  /// above it.
  private func updateContentRows(
    of view: LayoutView, _ record: ItemRecord, at index: Int32,
    _ orders: (width: ContentOrder, height: ContentOrder)
  ) throws(SolverError) {
    let content = contentSize(of: view, record)
    let insets = view.alignmentRectInsets
    let width = try updatedRow(
      record.width, of: view, .horizontal, value: content.width,
      insets: insets.left + insets.right, order: orders.width, variable: record.variables.width)
    let height = try updatedRow(
      record.height, of: view, .vertical, value: content.height,
      insets: insets.top + insets.bottom, order: orders.height,
      variable: record.variables.height)
    items.modify(index) {
      $0.width = width
      $0.height = height
    }
  }

  /// Returns the content size of a view, with ``LayoutView/noIntrinsicMetric`` along an axis
  /// without a size.
  ///
  /// A text whose lines depend on the width has its own line breaks until the width is known: this
  /// is the first of the two passes in which UIKit lays out a label with several lines.
  private func contentSize(of view: LayoutView, _ record: ItemRecord) -> Size {
    if view.wrapsText {
      readWithFrames(view)
      if let size = record.wrappedSize ?? record.naturalSize { return size }
    }
    if let size = contents.textSize(of: view, width: nil) {
      if view.wrapsText { items.modify(index(of: view)) { $0.naturalSize = size } }
      return size
    }
    var size = view.resolvedContentSize
    if let heights = view.heights {
      readWithFrames(view)
      // Before the width is known, the height of one line is an estimate.
      size.height =
        record.wrappedSize?.height ?? heights.height(forWidth: size.width) ?? size.height
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
        (item: record.item, width: record.width?.order, height: record.height?.order)
      }
      guard let content, let view = content.item as? LayoutView,
        content.width != nil || content.height != nil
      else { continue }
      let orders = contentOrders(of: view)
      if content.width ?? orders.width != orders.width
        || content.height ?? orders.height != orders.height
      {
        guard let record = items[index] else { continue }
        try updateContentRows(of: view, record, at: index, orders)
      }
    }
  }
}

extension LayoutItem {
  /// The first active constraint that mentions the item.
  var firstMention: LayoutConstraint? {
    var first: LayoutConstraint?
    for constraint in mentions.values
    where constraint.isInstalled && constraint.rank < first?.rank ?? .max {
      first = constraint
    }
    return first
  }
}
