import TinamouFormat
import TinamouLayout
import TinamouSolver

/// Tries relations in a layout, and tells what stands against them.
struct RefusalSearch {
  /// The relations of which all must hold.
  typealias Relations = [LayoutConstraint]

  private let layout: FileLayout
  private let environment: LayoutEnvironment
  /// The relations that hold in the layout as it is.
  private let met: Set<ObjectIdentifier>
  /// The constraints that are broken in the layout as it is.
  private let broken: Set<ConstraintReference>
  /// The errors of optional constraints in the layout as it is.
  private var excesses: [ConstraintReference: Double] = [:]

  init(
    _ layout: FileLayout, _ environment: LayoutEnvironment, _ copies: [[Relations]]
  ) throws(LayoutError) {
    self.layout = layout
    self.environment = environment
    let relations = Array(copies.joined().joined())
    try layout.keepGuides(of: relations)
    let trace = try layout.trace(environment, along: .horizontal, measuring: relations)
    met = Set(
      zip(relations, trace.differences).filter { relation, difference in
        relation.relation.holds(difference.exact.value, 0, tolerance: LayoutPiece.unit)
      }.map { ObjectIdentifier($0.0) })
    broken = Set(trace.status.broken.map(\.broken))
    for preference in layout.engine.unmetPreferences()
    where excesses[preference.constraint] == nil {
      excesses[preference.constraint] = preference.excess
    }
  }

  /// Returns the reason why a statement does not hold.
  ///
  /// - Parameter copies: For each copy of the views, the alternatives of which one must hold.
  /// - Returns: The reason, and the alternative of the first failing copy that it is about.
  /// - Throws: `LayoutError` if a layout is refused.
  func result(
    for copies: [[Relations]]
  ) throws(LayoutError) -> (Refusal.Reason, alternative: String?) {
    var chosen: Relations = []
    var alternative: String?
    var holds = true
    for alternatives in copies {
      if let held = alternatives.first(where: isMet) {
        chosen += held
        continue
      }
      holds = false
      let best = try easiest(of: alternatives)
      chosen += best
      if alternatives.count > 1, alternative == nil {
        alternative = best.map(\.description).joined(separator: ", ")
      }
    }
    if holds { return (.holds, nil) }
    let reason = try reason(against: chosen)
    guard case .forbidden(let prohibition) = reason else { return (reason, alternative) }
    return (.forbidden(try tried(prohibition, chosen)), alternative)
  }

  private func isMet(_ relations: Relations) -> Bool {
    relations.allSatisfy { met.contains(ObjectIdentifier($0)) }
  }

  /// The alternative with the least against it.
  private func easiest(of alternatives: [Relations]) throws(LayoutError) -> Relations {
    var best: (relations: Relations, cost: Cost)?
    for relations in alternatives {
      // A single alternative needs no comparison.
      let cost = alternatives.count == 1 ? .nothing : Cost(try reason(against: relations))
      if best.map({ cost < $0.cost }) ?? true { best = (relations, cost) }
    }
    return best?.relations ?? []
  }

  /// Returns what stands against relations that do not all hold.
  private func reason(against relations: Relations) throws(LayoutError) -> Refusal.Reason {
    try LayoutConstraint.activate(relations)
    defer { LayoutConstraint.deactivate(relations) }
    let after = try layout.solve(environment)
    if let index = after.broken.firstIndex(where: { !broken.contains($0.broken) }) {
      let repairs = layout.engine.repairs()
      let members = after.broken[index].members.map(\.constraint)
      return .forbidden(
        .init(
          members: zip(members, repairs.indices.contains(index) ? repairs[index] : [])
            .map { ($0, $1) }))
    }
    let worse = layout.engine.unmetPreferences().compactMap { preference in
      let now = excesses[preference.constraint] ?? 0
      return abs(preference.excess) > abs(now) + LayoutPiece.unit ? (preference, now) : nil
    }
    return worse.isEmpty ? .tie : .outranked(worse)
  }
}

extension RefusalSearch {
  /// A prohibition with what was found to lift it: each change of a constraint is tried.
  private func tried(
    _ prohibition: Refusal.Prohibition, _ relations: Relations
  ) throws(LayoutError) -> Refusal.Prohibition {
    var prohibition = prohibition
    try LayoutConstraint.activate(relations)
    defer { LayoutConstraint.deactivate(relations) }
    for (reference, repair) in prohibition.members.ordered(by: { abs($0.repair) < abs($1.repair) })
    {
      guard let constraint = layout.writtenConstraint(reference) else { continue }
      LayoutConstraint.deactivate([constraint])
      let isAllowed = try isAllowed
      try LayoutConstraint.activate([constraint])
      if !isAllowed { continue }
      prohibition.dispensable.append(reference)
      if prohibition.repair != nil || repair == 0 { continue }
      let constant = constraint.constant
      for points in [abs(repair), -abs(repair)] where prohibition.repair == nil {
        constraint.constant = constant + points
        if try self.isAllowed { prohibition.repair = (reference, points) }
      }
      constraint.constant = constant
    }
    return prohibition
  }

  /// Whether no constraint is broken that was not broken before.
  private var isAllowed: Bool {
    get throws(LayoutError) {
      try layout.solve(environment).broken.allSatisfy { broken.contains($0.broken) }
    }
  }
}

/// How much stands against a statement.
private enum Cost: Comparable {
  case nothing
  /// The strongest priority that outranks the statement.
  case preference(Double)
  /// The smallest number of points by which a constraint would have to change.
  case repair(Double)

  init(_ reason: Refusal.Reason) {
    switch reason {
    case .holds, .tie, .contents: self = .nothing
    case .outranked(let preferences):
      self = .preference(preferences.map { Double($0.preference.priority.rawValue) }.max() ?? 0)
    case .forbidden(let prohibition):
      let repairs = prohibition.members.filter { $0.constraint.source == .constraint }.map {
        abs($0.repair)
      }
      self = .repair(repairs.min() ?? .infinity)
    }
  }
}
