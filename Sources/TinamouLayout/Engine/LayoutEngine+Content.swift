internal import TinamouSolver

extension LayoutEngine {
  /// Brings the rows of a view's content size up to date.
  ///
  /// One row for each axis: below its value compression resistance speaks, above it hugging.
  func updateContent(of item: LayoutItem) throws(SolverError) {
    guard let view = item as? LayoutView, view.engine === self,
      let record = tables.items[view.slot]
    else { return }
    let content = contentSize(of: view, record)
    let orders = contentOrders(of: view)
    let insets = view.alignmentRectInsets
    let width = try updatedRow(
      record.width, of: view, .horizontal, value: content.width,
      insets: insets.left + insets.right, order: orders.width, variable: record.variables.width)
    let height = try updatedRow(
      record.height, of: view, .vertical, value: content.height,
      insets: insets.top + insets.bottom, order: orders.height,
      variable: record.variables.height)
    let text = baselines(of: view)
    let baselines = TextBaselines(fromTop: text?.fromTop, fromBottom: text?.fromBottom)
    tables.items.modify(view.slot) {
      $0.width = width
      $0.height = height
      $0.baselines = baselines
    }
    if let old = record.baselines, old != baselines {
      for constraint in constraints(measuredOn: [view])
      where constraint.terms.contains(where: \.attribute.isBaseline) {
        try remakeRow(of: constraint)
      }
    }
  }

  /// Looks again which constraint is the first to mention an item.
  func mentionsDidChange(of item: LayoutItem) throws(SolverError) {
    if let guide = item as? LayoutGuide, guide.role != .user {
      if guide.mentions.isEmpty, guide.engine === self, guide.slot >= 0 {
        try removeItems([guide.slot])
        guide.slot = -1
      }
    } else {
      try updateContent(of: item)
    }
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
    let id = try solver.add(
      Constraint(
        LinearExpression([.init(variable, 1)], constant: -value - insets), below: compression,
        above: hugging, weight: order.weight),
      order: order.documentOrder)
    return ContentRow(
      id: id, value: value, insets: insets, hugging: hugging, compression: compression, order: order
    )
  }

  /// The places of both content sizes in the document order.
  func contentOrders(of view: LayoutView) -> (width: ContentOrder, height: ContentOrder) {
    let first = view.firstMention
    let place = first?.place(of: view)
    let stack = view.isArranged ? view.superview as? StackView : nil
    let filledAxis = stack?.distribution == .fill ? stack?.axis : nil
    func order(_ axis: LayoutAxis, _ part: UInt16) -> ContentOrder {
      ContentOrder(
        mention: place == nil ? nil : first?.rank, view: view.rank,
        part: UInt16(min(2 * (place ?? 0), 0x7FFE)) + part, wraps: view.wrapsText,
        fills: axis == filledAxis)
    }
    return (order(.horizontal, 0), order(.vertical, 1))
  }
}
