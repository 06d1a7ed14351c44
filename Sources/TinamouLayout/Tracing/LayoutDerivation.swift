public import TinamouSolver

/// Why a number of a layout is what it is: tight constraints whose constants, times their multipliers,
/// add up to it.
public struct LayoutDerivation: Sendable {
  /// A constraint with its share.
  public struct Term: Sendable {
    /// The constraint, which holds with equality.
    public let constraint: ConstraintReference
    /// What the constraint is multiplied by.
    public let multiplier: Double
    /// The constant of the constraint, in points.
    public let constant: Double

    /// What the constraint contributes, in points.
    public var contribution: Double { multiplier * constant }
  }

  /// The constraints.
  public let terms: [Term]
  /// What is added to them, in points.
  public let constant: Double
  /// Whether the rule for what is left open decides too: something is zero because nothing says else.
  public let isLeftOpen: Bool

  /// The number itself, in points.
  public var value: Double { terms.reduce(constant) { $0 + $1.contribution } }
}

/// A preference that a layout does not meet.
public struct UnmetPreference: Sendable {
  /// The constraint.
  public let constraint: ConstraintReference
  /// Its priority on the side where it is not met.
  public let priority: LayoutPriority
  /// By how much the left side exceeds the right one, in points.
  public let excess: Double
  /// What identifies the views and guides that it is about.
  public let items: [LayoutItem.ID]
}

extension LayoutEngine {
  /// The constraints that the difference of the two sides of a relation follows from, in the layout made last.
  package func derivation(of constraint: LayoutConstraint) throws(LayoutError) -> LayoutDerivation {
    constraint.resolveScrolledContent()
    let expression = encode(constraint).constraint.expression
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
    let owners = rowOwners()
    let terms = order.compactMap { id -> LayoutDerivation.Term? in
      guard let share = shares[id], abs(share.multiplier) > 1e-9, let owner = owners[id] else {
        return nil
      }
      return LayoutDerivation.Term(
        constraint: owner.reference, multiplier: share.multiplier, constant: share.constant)
    }
    return LayoutDerivation(terms: terms, constant: expression.constant, isLeftOpen: isLeftOpen)
  }

  /// The preferences that the layout made last does not meet, strongest first.
  package func unmetPreferences() -> [UnmetPreference] {
    let owners = rowOwners()
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

  /// For each conflict of the layout made last by how much the constant of each member would have to
  /// change for the set to hold, in the order of the snapshot, in points.
  package func repairs() -> [[Double]] {
    solver.conflicts.map { $0.members.map(\.repair) }
  }
}

extension LayoutEngine {
  /// For each view and user's guide the constraints that left, top, width and height follow from, in the
  /// layout made last.
  package func frameDerivations() -> [LayoutItem.ID: [[ConstraintReference]]] {
    let owners = rowOwners()
    var derivations: [LayoutItem.ID: [[ConstraintReference]]] = [:]
    for record in tables.items.values {
      let variables = record.variables
      derivations[record.item.id] = [variables.x, variables.y, variables.width, variables.height]
        .map { variable in
          let terms = (try? solver.constraintsDetermining(variable))?.terms ?? []
          return terms.compactMap { owners[$0.constraint]?.reference }
        }
    }
    return derivations
  }
}
