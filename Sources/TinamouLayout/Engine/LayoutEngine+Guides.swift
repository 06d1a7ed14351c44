internal import TinamouSolver

extension LayoutEngine {
  /// Gives a system guide variables and its place in its view.
  ///
  /// The place is what one expects until frames are known.
  func addSystemGuide(_ guide: LayoutGuide) throws(SolverError) {
    guard let view = guide.owningView else { return }
    try addItem(guide)
    if let guide = guide as? ArrangementGuide { return try pinArrangementGuide(guide) }
    var resolver = expectations()
    try setRelation(resolver.relation(of: guide, in: view), of: guide)
    readWithFrames(guide)
  }

  /// Changes how a system guide lies in its view: constants if that is enough, else its rows.
  func setRelation(_ relation: GuideRelation, of guide: LayoutGuide) throws(SolverError) {
    guard let view = guide.owningView, let record = tables.items[guide.slot],
      let owner = tables.items[view.slot]?.variables
    else { return }
    let expressions = Self.rows(relation, record.variables, owner)
    let first = Self.firstPart(of: guide)
    var rows = record.guide?.rows ?? []
    let isSameForm =
      record.guide.map { ($0.relation.fixedWidth == nil) == (relation.fixedWidth == nil) }
      ?? false
    for (index, expression) in expressions.enumerated() {
      rowInWork = .guide(guide, Self.frameAttributes[index], relation)
      if isSameForm {
        try solver.setConstant(-expression.constant, of: rows[index])
        continue
      }
      if rows.count > index { try solver.remove(rows[index]) }
      let id = try solver.add(
        Constraint(expression, below: .required, above: .required),
        order: DocumentOrder(
          .system, position: view.rank, part: first + UInt16(index)))
      if rows.count > index { rows[index] = id } else { rows.append(id) }
    }
    tables.items.modify(guide.slot) { $0.guide = (relation, rows) }
  }

  /// Left, top, width and height of a guide relative to its view.
  private static func rows(
    _ relation: GuideRelation, _ guide: FrameVariables, _ owner: FrameVariables
  ) -> [LinearExpression] {
    let insets = relation.insets
    let left =
      if let width = relation.fixedWidth {
        LinearExpression(
          [.init(guide.x, 1), .init(owner.width, -0.5)],
          constant: (width - insets.left + insets.right) / 2)
      } else {
        LinearExpression([.init(guide.x, 1)], constant: -insets.left)
      }
    let width =
      if let width = relation.fixedWidth {
        LinearExpression([.init(guide.width, 1)], constant: -width)
      } else {
        LinearExpression(
          [.init(guide.width, 1), .init(owner.width, -1)],
          constant: insets.left + insets.right)
      }
    return [
      left, LinearExpression([.init(guide.y, 1)], constant: -insets.top), width,
      LinearExpression(
        [.init(guide.height, 1), .init(owner.height, -1)],
        constant: insets.top + insets.bottom),
    ]
  }
}
