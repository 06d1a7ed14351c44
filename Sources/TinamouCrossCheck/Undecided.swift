/// The reason why there is no reliable answer.
package enum Undecided: Error, Hashable, Sendable {
  /// GLPK failed or ended with this status of the solution (-1 for an error inside GLPK).
  case status(Int32)
  /// GLPK found no minimum, since nothing bounds the objective.
  case unbounded
  /// The required constraints in force cannot hold together, by GLPK's tolerance.
  case infeasible
  /// GLPK's solution violates a bound by this much.
  case residual(Double)
  /// GLPK's answers from two starting points differ.
  case answersDiffer
  /// Exact arithmetic did not come to an end.
  case tooManyPivots
}
