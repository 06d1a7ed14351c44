internal import TinamouSolver

extension LayoutModel {
  /// Adds the four variables of an item, and the rows that keep a view's size from being negative.
  func addItem(_ item: LayoutItem) throws(SolverError) {
    shape += 1
    let container = item.container.map { index(of: $0) } ?? -1
    let order = Self.variableOrder(of: item)
    var record = ItemRecord(
      item: item,
      variables: FrameVariables(
        x: solver.addVariable(order: order(0)), y: solver.addVariable(order: order(1)),
        width: solver.addVariable(order: order(2)), height: solver.addVariable(order: order(3))),
      depth: items.read(container) { $0.depth + 1 } ?? 0)
    if (item as? LayoutGuide)?.role ?? .user == .user {
      record.sizeRows = (
        try addSizeRow(of: item, .width, record.variables.width, part: 0),
        try addSizeRow(of: item, .height, record.variables.height, part: 1)
      )
    }
    if let view = item as? ScrollView {
      record.place.contentOffset = try addContentOffset(of: view)
    }
    items.insert(record)
  }

  /// Adds the row that keeps a length from being negative.
  private func addSizeRow(
    of item: LayoutItem, _ attribute: LayoutAttribute, _ length: Variable, part: UInt16
  ) throws(SolverError) -> ConstraintID {
    rowInWork = .size(item, attribute)
    return try solver.add(
      Constraint(LinearExpression(length), .greaterThanOrEqual, 0),
      order: DocumentOrder(.system, rank: item.rank, part: part))
  }

  /// Removes items from the solver: first all of their rows, which can mention several items.
  func removeItems(_ leaving: [LayoutItem]) throws(SolverError) {
    let records = leaving.compactMap { items.remove(at: index(of: $0)) }
    if !records.isEmpty { shape += 1 }
    for record in records {
      let content = [record.content.width?.id, record.content.height?.id]
      for row in record.placingRows + content.compactMap(\.self) { try solver.remove(row) }
      readers.remove(at: readers.index(of: record.rank))
    }
    for record in records {
      var all = record.variables.all
      if let offset = record.place.contentOffset { all += [offset.x, offset.y] }
      for variable in all { try solver.remove(variable) }
    }
  }

  /// Returns whether an item is a system guide that no constraint mentions any more.
  func isUnusedGuide(_ item: LayoutItem) -> Bool {
    guard let guide = item as? LayoutGuide else { return false }
    return guide.role != .user && guide.mentions.isEmpty
  }

  /// The names of the four variables of an item.
  static let frameAttributes: [LayoutAttribute] = [.left, .top, .width, .height]

  /// Returns the document order of an item's variables: in the order in which views were made,
  /// guides after their view.
  private static func variableOrder(
    of item: LayoutItem
  ) -> (_ part: UInt16) -> DocumentOrder {
    guard let guide = item as? LayoutGuide, guide.role != .user, guide.role != .arrangement,
      let view = guide.owningView
    else { return { DocumentOrder(.general, rank: item.rank, part: $0) } }
    let first = firstPart(of: guide)
    return { DocumentOrder(.general, rank: view.rank, part: first + $0) }
  }

  /// Returns the first part number of a system guide among those of its view.
  static func firstPart(of guide: LayoutGuide) -> UInt16 {
    var index = LayoutGuide.Role.allCases.firstIndex(of: guide.role) ?? 0
    // A view can have several guides of regions, in the order in which they were first asked for.
    if guide.role == .region, let guides = guide.owningView?.regionGuides {
      index += guides.firstIndex { $0 === guide } ?? 0
    }
    // Guides beyond the last part share it: their frames follow from that of the view alone.
    return UInt16(min(4 + 4 * index, Int(UInt16.max) - 3))
  }
}
