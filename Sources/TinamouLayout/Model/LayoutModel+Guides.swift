internal import TinamouSolver

extension LayoutModel {
  /// Adds the variables of a system guide. Its relation to its view follows when all items are
  /// known, see ``forgetFrames()``.
  func addSystemGuide(_ guide: LayoutGuide) throws(SolverError) {
    guard guide.owningView != nil else { return }
    try addItem(guide)
    if let guide = guide as? ArrangementGuide { return try pinArrangementGuide(guide) }
    readWithFrames(guide)
  }

  /// Changes the relation of a system guide to its view in existing rows: only their constants if
  /// possible, otherwise their content.
  func setRelation(_ relation: GuideRelation, of guide: LayoutGuide) throws(SolverError) {
    let index = index(of: guide)
    guard let view = guide.owningView, let owner = variables(of: view),
      let (variables, known) = items.read(index, { ($0.variables, $0.place.guide) })
    else { return }
    let old = known?.relation
    let replacements = Self.rows(relation, variables, owner)
    let spans = [relation.horizontal, relation.vertical]
    let oldSpans = old.map { [$0.horizontal, $0.vertical] } ?? []
    let first = Self.firstPart(of: guide)
    var rows = known?.rows ?? []
    for (index, row) in replacements.enumerated() {
      rowInWork = .guide(guide, Self.frameAttributes[index], relation)
      let axis = index % 2
      if rows.count <= index {
        rows.append(
          try solver.add(
            row,
            order: DocumentOrder(.system, rank: view.rank, part: first + UInt16(index))))
      } else if oldSpans[axis].isOfSameForm(as: spans[axis]) {
        try solver.setConstant(-row.expression.constant, of: rows[index])
      } else {
        try solver.replace(rows[index], with: row)
        switchedRows += 1
      }
    }
    items.modify(index) { $0.place.guide = (relation, rows) }
  }

  /// Returns left, top, width and height of a guide relative to its view.
  static func rows(
    _ relation: GuideRelation, _ guide: FrameVariables, _ owner: FrameVariables
  ) -> [Constraint] {
    let horizontal = rows(relation.horizontal, guide.x, guide.width, owner.width)
    let vertical = rows(relation.vertical, guide.y, guide.height, owner.height)
    return [horizontal.origin, vertical.origin, horizontal.length, vertical.length]
  }

  private static func rows(
    _ span: GuideRelation.Span, _ origin: Variable, _ length: Variable, _ whole: Variable
  ) -> (origin: Constraint, length: Constraint) {
    func equation(
      _ terms: [LinearExpression.Term], _ constant: Double
    ) -> Constraint {
      Constraint(
        LinearExpression(terms, constant: constant), below: .required, above: .required)
    }
    switch span {
    case .inset(let near, let far):
      return (
        equation([.init(origin, 1)], -near),
        equation([.init(length, 1), .init(whole, -1)], near + far)
      )
    case .centred(let fixed, let near, let far):
      return (
        equation([.init(origin, 1), .init(whole, -0.5)], (fixed - near + far) / 2),
        equation([.init(length, 1)], -fixed)
      )
    case .atEdge(.near, let gap, let fixed):
      return (equation([.init(origin, 1)], -gap), equation([.init(length, 1)], -fixed))
    case .atEdge(.far, let gap, let fixed):
      return (
        equation([.init(origin, 1), .init(whole, -1)], gap + fixed),
        equation([.init(length, 1)], -fixed)
      )
    case .free:
      return (
        equation([.init(origin, 1)], 0),
        Constraint(LinearExpression(length), below: .required, above: nil)
      )
    }
  }
}
