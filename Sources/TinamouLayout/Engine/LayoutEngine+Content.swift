internal import TinamouSolver

extension LayoutEngine {
  /// Brings the rows of a view's content size up to date.
  ///
  /// One row for each axis: below its value compression resistance speaks, above it hugging.
  func updateContent(of item: LayoutItem) throws(SolverError) {
    guard let view = item as? LayoutView, view.engine === self,
      let record = tables.items[view.slot]
    else { return }
    var height = view.intrinsicContentSize.height
    if let heights = view.heights {
      readWithFrames(view)
      // Before the width is known, that of the content on one line is the guess.
      height =
        record.wrappedHeight
        ?? heights.height(forWidth: view.intrinsicContentSize.width) ?? height
    }
    let width = try updatedRow(
      record.width, of: view, .horizontal, value: view.intrinsicContentSize.width,
      variable: record.variables.width)
    let heightRow = try updatedRow(
      record.height, of: view, .vertical, value: height, variable: record.variables.height)
    tables.items.modify(view.slot) {
      $0.width = width
      $0.height = heightRow
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
    _ row: ContentRow?, of view: LayoutView, _ axis: LayoutAxis, value: Double,
    variable: Variable
  ) throws(SolverError) -> ContentRow? {
    guard !(value < 0) else {
      if let row { try solver.remove(row.id) }
      return nil
    }
    rowInWork = .content(view, axis == .horizontal ? .width : .height, row)
    let hugging = view.contentHuggingPriority(for: axis)
    let compression = view.contentCompressionResistancePriority(for: axis)
    let order = contentOrder(of: view, axis)
    if var row, row.hugging == hugging, row.compression == compression, row.order == order {
      if row.value != value { try solver.setConstant(value, of: row.id) }
      row.value = value
      return row
    }
    if let row { try solver.remove(row.id) }
    let id = try solver.add(
      Constraint(
        LinearExpression([.init(variable, 1)], constant: -value), below: compression,
        above: hugging),
      order: order)
    return ContentRow(
      id: id, value: value, hugging: hugging, compression: compression, order: order)
  }

  /// Content sizes come in the order in which active constraints first mention their views, then
  /// those of views that no constraint mentions, in the order of their making.
  private func contentOrder(of view: LayoutView, _ axis: LayoutAxis) -> DocumentOrder {
    let part: UInt16 = axis == .horizontal ? 0 : 1
    let first = view.mentions.values.min { $0.rank < $1.rank }
    guard let first, let index = first.terms.firstIndex(where: { $0.item === view }) else {
      return DocumentOrder(.intrinsic, position: 1 << 42 + view.rank, part: part)
    }
    let place = UInt16(min(2 * index, 0xFFFE))
    return DocumentOrder(.intrinsic, position: first.rank, part: place + part)
  }
}
