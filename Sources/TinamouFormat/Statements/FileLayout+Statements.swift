package import TinamouLayout
import TinamouSolver

/// A statement translated to the views of a layout.
package enum MeasuredClaim {
  /// For each copy of the views: alternatives, each a list of relations that must all hold.
  case relations([[[LayoutConstraint]]])
  /// The whole content of each view is visible.
  case contentIsShown([LayoutView])
  /// The number of lines of each view's text.
  case numberOfLines([LayoutView], LayoutRelation, Double)
}

extension FileLayout {
  /// Translates a statement to views; no constraint becomes active.
  package func claim(of statement: Statement) -> MeasuredClaim {
    switch statement.claim {
    case .relations(let copies):
      return .relations(
        copies.map { alternatives in alternatives.map { $0.map { inactiveConstraint($0) } } })
    case .contentIsShown(let views):
      return .contentIsShown(views.map { self.views[$0] })
    case .numberOfLines(let views, let relation, let number):
      return .numberOfLines(views.map { self.views[$0] }, relation, number)
    }
  }

  /// Keeps the system guides that relations mention in the layout, as if a constraint mentioned
  /// them.
  package func keepGuides(of relations: [LayoutConstraint]) throws(LayoutError) {
    var seen: Set<LayoutItem.ID> = []
    var mentions: [LayoutConstraint] = []
    for case let guide as LayoutGuide in relations.flatMap(\.items)
    where guide.role != .user && guide.role != .content && seen.insert(guide.id).inserted {
      // The constraint holds in every layout, so it changes none.
      let least = -Solver.largestLength / 2
      mentions.append(guide.widthAnchor.constraint(greaterThanOrEqualToConstant: least))
    }
    try LayoutConstraint.activate(mentions)
  }

  private func inactiveConstraint(_ constraint: ConstraintDeclaration) -> LayoutConstraint {
    let location = SourceLocation(file: file.source.name, line: 0, column: 0)
    return constraint.makeConstraint(at: location) { anchor in
      let view = views[anchor.view]
      return anchor.guide.flatMap(view.guide) ?? view
    }
  }
}

extension FileLayout {
  /// The constraints that determine the difference of the two sides of a relation in a window.
  package func derivation(
    of relation: LayoutConstraint, in environment: LayoutEnvironment
  ) throws(LayoutError) -> LayoutDerivation {
    _ = try solve(environment)
    return try engine.derivation(of: relation)
  }
}
