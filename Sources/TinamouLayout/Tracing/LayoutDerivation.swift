public import TinamouSolver

/// The reason for a value of a layout: tight constraints whose constants, times their multipliers,
/// add up to it.
public struct LayoutDerivation: Sendable {
  /// A constraint and its contribution.
  public struct Term: Sendable {
    /// The constraint, which holds with equality.
    public let constraint: ConstraintReference
    /// The factor of the constraint.
    public let multiplier: Double
    /// The constant of the constraint, in points.
    public let constant: Double
    /// The change of the constant for each point of the window.
    package let rate: Double
    /// The views and guides that the constraint mentions.
    package let items: [LayoutItem.ID]

    /// The contribution of the constraint, in points.
    public var contribution: Double { multiplier * constant }
  }

  /// The constraints.
  public let terms: [Term]
  /// The number that is added to the contributions, in points.
  public let constant: Double
  /// Whether the rule for ambiguous values also decides: something is zero because no constraint
  /// determines it.
  public let isLeftOpen: Bool

  /// The value, in points.
  public var value: Double { terms.reduce(constant) { $0 + $1.contribution } }
}

/// An optional constraint that does not hold in a layout.
public struct UnmetPreference: Sendable {
  /// The constraint.
  public let constraint: ConstraintReference
  /// Its priority on the side of the error.
  public let priority: LayoutPriority
  /// The left side minus the right side, in points.
  public let excess: Double
  /// The views and guides that the constraint mentions.
  public let items: [LayoutItem.ID]
}

extension LayoutModel {
  /// Returns the constraints that determine a sum of variables in the last layout.
  ///
  /// - Parameters:
  ///   - expression: The sum.
  ///   - owners: The meaning of the rows of the solver.
  ///   - rates: The changes of the constants of rows for each point of the window.
  /// - Returns: The constraints, with the contribution of each.
  func derivation(
    of expression: LinearExpression, _ owners: [ConstraintID: RowOwner],
    rates: [ConstraintID: Double] = [:]
  ) -> LayoutDerivation {
    var shares: [ConstraintID: (multiplier: Double, constant: Double)] = [:]
    var order: [ConstraintID] = []
    var isLeftOpen = false
    for term in expression.terms {
      guard let derivation = try? solver.constraintsDetermining(term.variable) else { continue }
      if !derivation.pulledToZero.isEmpty { isLeftOpen = true }
      for share in derivation.terms {
        if shares[share.constraint] == nil { order.append(share.constraint) }
        shares[share.constraint, default: (0, share.constant)].multiplier +=
          share.multiplier * term.coefficient
      }
    }
    var constant = expression.constant
    let terms = order.compactMap { id -> LayoutDerivation.Term? in
      guard let share = shares[id], abs(share.multiplier) > 1e-9 else { return nil }
      guard let owner = owners[id] else {
        // The offset of scrolling content is a parameter and no constraint.
        constant += share.multiplier * share.constant
        return nil
      }
      return LayoutDerivation.Term(
        constraint: owner.reference, multiplier: share.multiplier, constant: share.constant,
        rate: rates[id] ?? 0, items: owner.items.map(\.id))
    }
    return LayoutDerivation(terms: terms, constant: constant, isLeftOpen: isLeftOpen)
  }
}

extension LayoutEngine {
  /// Returns the constraints that determine the difference of the two sides of a relation, in the
  /// last layout.
  package func derivation(of constraint: LayoutConstraint) throws(LayoutError) -> LayoutDerivation {
    catchUp()
    constraint.resolveItems()
    return model.derivation(
      of: model.encode(constraint).constraint.expression, model.rowOwners())
  }

  /// Returns the optional constraints that do not hold in the last layout, strongest first.
  package func unmetPreferences() -> [UnmetPreference] {
    catchUp()
    let owners = model.rowOwners()
    let certificate = solver.certificate()
    var priorities: [ConstraintID: (below: LayoutPriority?, above: LayoutPriority?)] = [:]
    for row in solver.model.rows { priorities[row.id] = (row.below, row.above) }
    var unmet: [UnmetPreference] = []
    for row in certificate.rows where abs(row.residual) > 1e-6 {
      guard let owner = owners[row.constraint], let sides = priorities[row.constraint],
        let priority = row.residual > 0 ? sides.above : sides.below
      else { continue }
      unmet.append(
        UnmetPreference(
          constraint: owner.reference, priority: priority, excess: row.residual,
          items: owner.items.map(\.id)))
    }
    return unmet.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  /// Returns, for each conflict of the last layout in the order of the snapshot, the change of each
  /// member's constant with which the set could hold, in points.
  package func repairs() -> [[Double]] {
    solver.conflicts.map { $0.members.map(\.repair) }
  }
}
