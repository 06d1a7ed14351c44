internal import TinamouSolver

extension LayoutEngine {
  /// Gives the root view the size of the window.
  func updateWindow() throws(SolverError) {
    guard let variables = record(of: root)?.variables else { return }
    if let fitting { return try addFittingRows(fitting, variables) }
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
    guard let view = item as? LayoutView, view.engine === self, view !== root,
      let record = record(of: view)
    else { return }
    completeTranslation(of: view)
    let translation = view.translation
    guard translation != record.frame?.translation else { return }
    dismissBoard()
    var rows = record.frame?.rows ?? []
    if let translation {
      let superview = view.superview.flatMap(self.record)?.variables
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
    tables.items.modify(view.slot) { $0.frame = translation.map { ($0, rows) } }
  }

  /// Decides which size of the superview a frame with a mask was given for, if it had none yet: its
  /// own given one, else that of the window.
  private func completeTranslation(of view: LayoutView) {
    guard let translation = view.translation, translation.isFlexible,
      translation.superviewSize == nil
    else { return }
    view.record { view.translation = translation }
    view.translation?.superviewSize =
      view.superview?.translation?.frame.size ?? environment.windowSize
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
