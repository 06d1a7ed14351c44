/// The reason why a constraint could not be activated, which the engine of its first item throws as
/// long as it applies.
struct RefusedActivation {
  let constraint: LayoutConstraint
  let error: LayoutError
}

extension [RefusedActivation] {
  /// Adds a reason in place of those that it replaces or that no longer apply.
  mutating func record(_ problem: RefusedActivation) {
    removeAll { $0.constraint === problem.constraint || !$0.constraint.isRefused }
    append(problem)
  }
}
