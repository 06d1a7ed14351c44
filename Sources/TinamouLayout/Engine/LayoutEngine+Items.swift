internal import TinamouSolver

extension LayoutEngine {
  /// Gives an item its four variables and keeps a view's size from being negative.
  func addItem(_ item: LayoutItem) throws(SolverError) {
    let container = item.container.flatMap { tables.items[$0.slot] }
    let order = Self.variableOrder(of: item)
    var record = ItemRecord(
      item: item,
      variables: FrameVariables(
        x: solver.addVariable(order: order(0)), y: solver.addVariable(order: order(1)),
        width: solver.addVariable(order: order(2)), height: solver.addVariable(order: order(3))),
      depth: container.map { $0.depth + 1 } ?? 0)
    if (item as? LayoutGuide)?.role ?? .user == .user {
      let sizes = [record.variables.width, record.variables.height]
      for (part, variable) in sizes.enumerated() {
        rowInWork = .size(item, part == 0 ? .width : .height)
        record.sizeRows.append(
          try solver.add(
            Constraint(LinearExpression(variable), .greaterThanOrEqual, 0),
            order: DocumentOrder(.system, position: item.rank, part: UInt16(part))))
      }
    }
    item.slot = tables.items.insert(record)
  }

  /// Takes items out of the solver: all of their rows first, which may mention one another.
  func removeItems(_ slots: [Int32]) throws(SolverError) {
    let records = slots.compactMap { tables.items.remove($0) }
    for record in records {
      var rows = record.sizeRows + (record.frame?.rows ?? []) + (record.guide?.rows ?? [])
      rows += (record.width?.ids ?? []) + (record.height?.ids ?? [])
      for row in rows { try solver.remove(row) }
      _ = tables.frameReaders.remove(record.readerSlot)
    }
    for record in records {
      let variables = record.variables
      for variable in [variables.x, variables.y, variables.width, variables.height] {
        try solver.remove(variable)
      }
    }
  }

  /// Gives the root view the size of the window.
  func updateWindow() throws(SolverError) {
    guard let variables = tables.items[root.slot]?.variables else { return }
    let size = environment.windowSize
    guard tables.window.isEmpty else {
      rowInWork = .window(root, .width, size.width)
      try solver.suggest(size.width, for: variables.width)
      rowInWork = .window(root, .height, size.height)
      try solver.suggest(size.height, for: variables.height)
      return
    }
    func order(_ part: UInt16) -> DocumentOrder {
      DocumentOrder(.system, position: 0, part: part)
    }
    rowInWork = .window(root, .left, 0)
    tables.window = [
      try solver.add(
        Constraint(LinearExpression(variables.x), .equal, 0), order: order(0)),
      try solver.add(
        Constraint(LinearExpression(variables.y), .equal, 0), order: order(1)),
      try solver.addEditParameter(variables.width, value: size.width, order: order(2)),
      try solver.addEditParameter(variables.height, value: size.height, order: order(3)),
    ]
  }

  /// Places a view by its given frame, or no longer.
  func updateFrame(of item: LayoutItem) throws(SolverError) {
    guard let view = item as? LayoutView, view.engine === self,
      let record = tables.items[view.slot]
    else { return }
    let wanted = view.translatesAutoresizingMaskIntoConstraints ? view.frame : nil
    guard wanted != record.frame?.rect else { return }
    let values = wanted.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
    var rows = record.frame?.rows ?? []
    if values.isEmpty {
      for row in rows { try solver.remove(row) }
    } else {
      let variables = record.variables
      let all = [variables.x, variables.y, variables.width, variables.height]
      for (index, variable) in all.enumerated() {
        rowInWork = .frame(view, Self.frameAttributes[index], values[index])
        if rows.count > index {
          try solver.setConstant(values[index], of: rows[index])
        } else {
          rows.append(
            try solver.add(
              Constraint(
                LinearExpression(variable), .equal, LinearExpression(constant: values[index])),
              order: DocumentOrder(.general, position: view.rank, part: UInt16(index))))
        }
      }
    }
    tables.items.modify(view.slot) { $0.frame = wanted.map { ($0, rows) } }
  }

  /// What the four variables of an item are called.
  static let frameAttributes: [LayoutAttribute] = [.left, .top, .width, .height]

  /// The document order of an item's variables: by the making of views, guides after their view.
  private static func variableOrder(
    of item: LayoutItem
  ) -> (_ part: UInt16) -> DocumentOrder {
    guard let guide = item as? LayoutGuide, guide.role != .user, guide.role != .arrangement,
      let view = guide.owningView
    else { return { DocumentOrder(.general, position: item.rank, part: $0) } }
    let first = firstPart(of: guide)
    return { DocumentOrder(.general, position: view.rank, part: first + $0) }
  }

  /// Where the parts of a system guide begin among those of its view.
  static func firstPart(of guide: LayoutGuide) -> UInt16 {
    let index = LayoutGuide.Role.allCases.firstIndex(of: guide.role) ?? 0
    return UInt16(4 + 4 * index)
  }
}
