/// Counts of the work in a part of a transition; they are exact and the same on every machine.
public struct TransitionCounts: Hashable, Sendable, Codable {
  /// Basis changes of the solver.
  public var pivots = 0
  /// Constraints that sets activated or deactivated.
  public var switchedConstraints = 0
  /// Texts that were measured, without cached measurements.
  public var measurements = 0
  /// Views whose frames changed.
  public var movedViews = 0
  /// Allocations of memory; `nil` if they are not counted, see ``Window/allocationCount``.
  public var allocations: Int?

  /// Makes counts that are all zero.
  public init() {}

  package static func += (sum: inout TransitionCounts, part: TransitionCounts) {
    sum.pivots += part.pivots
    sum.switchedConstraints += part.switchedConstraints
    sum.measurements += part.measurements
    sum.movedViews += part.movedViews
    if let allocations = part.allocations { sum.allocations = (sum.allocations ?? 0) + allocations }
  }

  static func - (later: TransitionCounts, earlier: TransitionCounts) -> TransitionCounts {
    var difference = TransitionCounts()
    // The counts of a new solver begin at zero.
    difference.pivots =
      later.pivots < earlier.pivots ? later.pivots : later.pivots - earlier.pivots
    difference.switchedConstraints = later.switchedConstraints - earlier.switchedConstraints
    difference.measurements = later.measurements - earlier.measurements
    difference.movedViews = later.movedViews - earlier.movedViews
    difference.allocations = later.allocations.flatMap { later in
      earlier.allocations.map { later - $0 }
    }
    return difference
  }
}
