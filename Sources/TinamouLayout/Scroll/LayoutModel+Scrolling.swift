internal import TinamouSolver

extension LayoutModel {
  /// Adds two edit parameters for the offset of a scroll view.
  func addContentOffset(of view: ScrollView) throws(SolverError) -> (x: Variable, y: Variable) {
    func parameter(_ value: Double, _ part: UInt16) throws(SolverError) -> Variable {
      let variable = solver.addVariable(
        order: DocumentOrder(.general, position: view.rank, part: Self.firstOffsetPart + part))
      _ = try solver.addEditParameter(
        variable, value: value,
        order: DocumentOrder(.system, position: view.rank, part: Self.firstOffsetPart + part))
      return variable
    }
    return (try parameter(view.contentOffset.x, 0), try parameter(view.contentOffset.y, 1))
  }

  /// Sets the offset of a scroll view in the solver.
  func updateContentOffset(of view: LayoutView) throws(SolverError) {
    guard let view = view as? ScrollView, let offset = record(of: view)?.contentOffset else {
      return
    }
    try solver.suggest(view.contentOffset.x, for: offset.x)
    try solver.suggest(view.contentOffset.y, for: offset.y)
  }

  /// After the parts of a view's system guides.
  private static let firstOffsetPart: UInt16 = 1 << 15
}

extension LayoutConstraint {
  /// Replaces the edges of a scroll view by those of its content, if the constraint connects them
  /// with something inside. Its size and its centers are those of its frame (Apple's Auto Layout
  /// Guide, Working with Scroll Views).
  func resolveScrolledContent() {
    for index in terms.indices {
      terms[index].scrolledContent = nil
      let attribute = terms[index].attribute
      guard let scroll = terms[index].item as? ScrollView, !attribute.isSize,
        attribute != .centerX, attribute != .centerY
      else { continue }
      let joinsContent = terms.contains { term in
        guard let view = term.item?.anchoringView, view !== scroll else { return false }
        return scroll.contains(view)
      }
      if joinsContent { terms[index].scrolledContent = scroll.contentLayoutGuide }
    }
  }
}
