internal import TinamouSolver

extension LayoutModel {
  /// Gives the root view the size of the window.
  func updateWindow() throws(SolverError) {
    guard let variables = variables(of: root) else { return }
    if let fitting { return try addFittingRows(fitting, variables) }
    let size = environment.windowSize
    guard windowRows.isEmpty else {
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
    windowRows = [
      try solver.add(
        Constraint(LinearExpression(variables.x), .equal, 0), order: order(0)),
      try solver.add(
        Constraint(LinearExpression(variables.y), .equal, 0), order: order(1)),
      try solver.addEditParameter(variables.width, value: size.width, order: order(2)),
      try solver.addEditParameter(variables.height, value: size.height, order: order(3)),
    ]
  }

  /// Puts the root at the origin and adds rows for its target size.
  private func addFittingRows(
    _ request: FittingRequest, _ variables: FrameVariables
  ) throws(SolverError) {
    guard windowRows.isEmpty else { return }
    let insets = root.alignmentRectInsets
    let rows: [(variable: Variable, value: Double, priority: LayoutPriority)] = [
      (variables.x, 0, .required), (variables.y, 0, .required),
      (
        variables.width, request.size.width + insets.left + insets.right, request.horizontalPriority
      ),
      (
        variables.height, request.size.height + insets.top + insets.bottom, request.verticalPriority
      ),
    ]
    for (index, row) in rows.enumerated() {
      rowInWork = .fitting(root, Self.frameAttributes[index], row.value)
      windowRows.append(
        try solver.add(
          Constraint(
            LinearExpression(row.variable), .equal, LinearExpression(constant: row.value),
            priority: row.priority),
          order: DocumentOrder(.system, position: 0, part: UInt16(index))))
    }
  }

  /// Adds, updates or removes the rows of a view's given frame.
  func updateFrame(of item: LayoutItem) throws(SolverError) {
    let index = index(of: item)
    guard let view = item as? LayoutView, view !== root, let record = items[index] else { return }
    let translation = view.translation
    guard translation != record.frame?.translation else { return }
    shape += 1
    var rows = record.frame?.rows ?? []
    if let translation {
      let superview = view.superview.flatMap { variables(of: $0) }
      for (index, row) in translation.rows.enumerated() {
        rowInWork = .frame(view, Self.frameAttributes[index], row)
        let constraint = Self.constraint(row, at: index, record.variables, superview)
        if rows.count > index {
          try solver.replace(rows[index], with: constraint)
        } else {
          rows.append(
            try solver.add(
              constraint,
              order: DocumentOrder(.general, position: view.rank, part: UInt16(index))))
        }
      }
    } else {
      for row in rows { try solver.remove(row) }
    }
    items.modify(index) { $0.frame = translation.map { ($0, rows) } }
  }

  private static func constraint(
    _ row: AutoresizingTranslation.Row, at index: Int, _ own: FrameVariables,
    _ superview: FrameVariables?
  ) -> Constraint {
    let isVertical = index % 2 == 1
    var expression = LinearExpression(constant: -row.constant)
    expression.terms.append(.init(isVertical ? own.y : own.x, row.start))
    expression.terms.append(.init(isVertical ? own.height : own.width, row.extent))
    if let superview {
      expression.terms.append(
        .init(isVertical ? superview.height : superview.width, -row.superview))
    }
    return Constraint(expression, below: .required, above: .required)
  }
}
