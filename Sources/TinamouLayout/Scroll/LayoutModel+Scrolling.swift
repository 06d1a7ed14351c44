internal import TinamouSolver

extension LayoutModel {
  /// Adds two edit parameters for the offset of a scroll view.
  func addContentOffset(
    of view: ScrollView
  ) throws(SolverError) -> (x: Variable, y: Variable, rows: [ConstraintID]) {
    var rows: [ConstraintID] = []
    func parameter(_ value: Double, _ part: UInt16) throws(SolverError) -> Variable {
      let variable = solver.addVariable(
        order: DocumentOrder(.general, rank: view.rank, part: Self.firstOffsetPart + part))
      rows.append(
        try solver.addEditParameter(
          variable, value: value,
          order: DocumentOrder(.system, rank: view.rank, part: Self.firstOffsetPart + part)))
      return variable
    }
    let x = try parameter(view.contentOffset.x, 0)
    let y = try parameter(view.contentOffset.y, 1)
    return (x, y, rows)
  }

  /// Sets the offset of a scroll view in the solver.
  func updateContentOffset(of view: LayoutView) throws(SolverError) {
    guard let view = view as? ScrollView, let offset = record(of: view)?.place.contentOffset else {
      return
    }
    try solver.suggest(view.contentOffset.x, for: offset.x)
    try solver.suggest(view.contentOffset.y, for: offset.y)
  }

  /// After the parts of a view's system guides.
  private static let firstOffsetPart: UInt16 = 1 << 15
}

extension LayoutConstraint {
  /// Returns the content of the scroll view in a term, if the constraint connects its edge with
  /// something inside.
  ///
  /// Such an edge is that of the content. The size and the centers of a scroll view are always
  /// those of its frame (Apple's Auto Layout Guide, Working with Scroll Views).
  func scrolledContent(of term: Term) -> LayoutGuide? {
    let attribute = term.attribute
    guard let scroll = term.item as? ScrollView, !attribute.isSize, attribute != .centerX,
      attribute != .centerY
    else { return nil }
    let joinsContent = terms.contains { other in
      guard let view = other.item?.anchoringView, view !== scroll else { return false }
      return scroll.contains(view)
    }
    return joinsContent ? scroll.contentLayoutGuide : nil
  }
}
