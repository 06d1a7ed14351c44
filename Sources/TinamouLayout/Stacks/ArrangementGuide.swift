internal import TinamouSolver

/// A guide that a stack uses internally: a gap between views, or the span of all of them.
///
/// It is used along one axis; along the other axis it is at zero and has no extent.
final class ArrangementGuide: LayoutGuide {
  let axis: LayoutAxis

  init(_ name: String, axis: LayoutAxis, rank: UInt64) {
    self.axis = axis
    super.init(name, role: .arrangement, rank: rank)
  }
}

extension StackView {
  /// Returns the guide at a place, which is made when it is first used; place 0 is the spanner.
  ///
  /// The next place is used too.
  func arrangementGuide(at place: UInt64, axis: LayoutAxis) -> LayoutGuide {
    // While the axis changes, guides of both axes can be in the solver.
    let place = axis == .horizontal ? place : place + 1
    let rank = places.rank(of: place)
    if let guide = guides[place], guide.rank == rank { return guide }
    let name = place < StackPlaces.roles ? "alignment-spanner" : "gap"
    let guide = ArrangementGuide(name, axis: axis, rank: rank)
    guide.owningView = self
    systemGuides.append(guide)
    guides[place] = guide
    return guide
  }

  /// Removes guides that no constraint mentions any more.
  func dropUnusedGuides() {
    guard guides.values.contains(where: \.mentions.isEmpty) else { return }
    guides = guides.filter { !$0.value.mentions.isEmpty }
    systemGuides.removeAll { $0 is ArrangementGuide && $0.mentions.isEmpty }
  }
}

extension LayoutModel {
  /// Fixes a stack's guide at zero along the axis on which it is not used.
  func pinArrangementGuide(_ guide: ArrangementGuide) throws(SolverError) {
    let index = index(of: guide)
    guard let variables = items.read(index, { $0.variables }) else { return }
    let (origin, length) =
      guide.axis == .horizontal
      ? (variables.y, variables.height) : (variables.x, variables.width)
    func pin(_ variable: Variable, part: UInt16) throws(SolverError) -> ConstraintID {
      try solver.add(
        Constraint(LinearExpression(variable), .equal, 0),
        order: DocumentOrder(.system, rank: guide.rank, part: part))
    }
    let rows = (try pin(origin, part: 0), try pin(length, part: 1))
    items.modify(index) { $0.sizeRows = rows }
  }
}
