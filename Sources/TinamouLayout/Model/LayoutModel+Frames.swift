internal import TinamouSolver

extension LayoutModel {
  /// The size that the window or the fitting size gives the root view, in points.
  var sizeOfRoot: Size {
    guard let fitting else { return environment.windowSize }
    let insets = root.alignmentRectInsets
    return Size(
      width: fitting.size.width + insets.left + insets.right,
      height: fitting.size.height + insets.top + insets.bottom)
  }

  /// Gives the root view the size of the window, or puts it at the origin first.
  func updateWindow() throws(SolverError) {
    guard let placedRoot else { return try placeRoot() }
    // A fitting size stays the same.
    if fitting != nil { return }
    let size = environment.windowSize
    try solver.suggest(size.width, for: placedRoot.variables.width)
    try solver.suggest(size.height, for: placedRoot.variables.height)
  }

  private func placeRoot() throws(SolverError) {
    guard let frame = variables(of: root) else { return }
    let size = sizeOfRoot
    func order(_ part: Int) -> DocumentOrder {
      DocumentOrder(.system, position: 0, part: UInt16(part))
    }
    func add(
      _ part: Int, _ variable: Variable, _ value: Double, _ priority: LayoutPriority = .required
    ) throws(SolverError) -> ConstraintID {
      rowInWork = .window(root, Self.frameAttributes[part], value)
      return try solver.add(
        Constraint(
          LinearExpression(variable), .equal, LinearExpression(constant: value), priority: priority),
        order: order(part))
    }
    var rows = [try add(0, frame.x, 0), try add(1, frame.y, 0)]
    if let fitting {
      rows += [
        try add(2, frame.width, size.width, fitting.horizontalPriority),
        try add(3, frame.height, size.height, fitting.verticalPriority),
      ]
    } else {
      rows += [
        try solver.addEditParameter(frame.width, value: size.width, order: order(2)),
        try solver.addEditParameter(frame.height, value: size.height, order: order(3)),
      ]
    }
    placedRoot = (frame, rows)
  }

  /// Adds, updates or removes the rows of a view's given frame.
  func updateFrame(of item: LayoutItem) throws(SolverError) {
    let index = index(of: item)
    guard let view = item as? LayoutView, view !== root,
      let (variables, known) = items.read(index, { ($0.variables, $0.place.frame) })
    else { return }
    let translation = view.translation
    guard translation != known?.translation else { return }
    shape += 1
    var rows = known?.rows ?? []
    if let translation {
      let superview = view.superview.flatMap { self.variables(of: $0) }
      for (index, row) in translation.rows.enumerated() {
        rowInWork = .frame(view, Self.frameAttributes[index], row)
        let constraint = Self.constraint(row, at: index, variables, superview)
        if rows.count > index {
          try solver.replace(rows[index], with: constraint)
        } else {
          rows.append(
            try solver.add(
              constraint,
              order: DocumentOrder(.general, rank: view.rank, part: UInt16(index))))
        }
      }
    } else {
      for row in rows { try solver.remove(row) }
    }
    items.modify(index) { $0.place.frame = translation.map { ($0, rows) } }
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
