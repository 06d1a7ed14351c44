public import TinamouSolver

/// The reason why a layout was refused.
public enum LayoutError: Error, Sendable {
  /// The constraint mentions no anchor.
  case noAnchors(ConstraintReference)
  /// The constraint compares a horizontal with a vertical position.
  case mixedAxes(ConstraintReference)
  /// The constraint compares leading or trailing with left or right.
  case mixedDirections(ConstraintReference)
  /// The constraint compares a position with a size.
  case mixedMeasures(ConstraintReference)
  /// The constraint compares a position with a number or a size, or has a second item without an
  /// attribute.
  case invalidPair(ConstraintReference)
  /// The constraint mentions margins or a baseline of a guide, which only views have.
  case attributeOfViewsOnly(ConstraintReference)
  /// A view or guide that the constraint mentions no longer exists.
  case itemGone(ConstraintReference)
  /// The constraint mentions a guide that belongs to no view.
  case guideWithoutView(ConstraintReference)
  /// The items of the constraint have no common ancestor.
  case unrelatedItems(ConstraintReference)
  /// A number is not finite or too large, or all coefficients are too small; `reference` is the
  /// constraint that contains it.
  case numberOutOfRange(Double, reference: ConstraintReference)
  /// A priority is outside of (0, 1000]; `reference` is the constraint that has it.
  case priorityOutOfRange(LayoutPriority, reference: ConstraintReference)
  /// The environment contains a number that is negative, infinite or too large.
  case environmentOutOfRange(LayoutEnvironment)
  /// The root view has a superview, or another engine has laid it out since.
  case notARoot(String)
  /// Required constraints cannot hold together.
  case conflict(LayoutConflict)
  /// The solver stopped after this many steps; these constraints were not settled yet.
  case stepLimitReached(Int, at: [ConstraintReference])
  /// The numbers cannot resolve how these constraints depend on each other, or the values would be
  /// too large for numbers.
  case illConditioned([ConstraintReference])
  /// The rows of this list are together longer than this number of points, where the list ends.
  case listTooLong(String, limit: Double)
  /// A transition cannot begin inside a callback of another one.
  case transitionUnderway
  /// The solver refused a call of the layout layer, which is a defect of this library.
  case internalError(SolverError)
}

extension LayoutError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .noAnchors(let constraint): Self.text(constraint, .noTerms)
    case .mixedAxes(let constraint): Self.text(constraint, .axes(0, 0))
    case .mixedDirections(let constraint):
      Self.text(constraint, .directions(absolute: 0, directional: 0))
    case .mixedMeasures(let constraint): Self.text(constraint, .measures(size: 0, position: 0))
    case .invalidPair(let constraint):
      "'\(constraint)' compares a place with something that is no place, or lacks a second item"
    case .attributeOfViewsOnly(let constraint):
      "'\(constraint)' mentions margins or a baseline of a guide, which only views have"
    case .itemGone(let constraint): "'\(constraint)' mentions a view or guide that is gone"
    case .guideWithoutView(let constraint): "'\(constraint)' mentions a guide of no view"
    case .unrelatedItems(let constraint): "the items of '\(constraint)' have no common ancestor"
    case .numberOutOfRange(let value, let reference)
    where abs(value) < Solver.smallestCoefficient:
      "the coefficients of '\(reference)' are too small: none is larger than "
        + NumberText.text(value)
    case .numberOutOfRange(let value, let reference):
      "the number \(NumberText.text(value)) in '\(reference)' is not finite or beyond "
        + NumberText.text(Solver.largestLength)
    case .priorityOutOfRange(let priority, let reference):
      "the priority \(NumberText.text(Double(priority.rawValue))) of '\(reference)' is not above 0 and at most 1000"
    case .environmentOutOfRange: "the environment holds a number that is negative or too large"
    case .notARoot(let name): "'\(name)' has a superview, or another engine has laid it out since"
    case .conflict(let conflict):
      "these cannot hold together: "
        + conflict.members.map(\.constraint.description).joined(separator: "; ")
    case .stepLimitReached(let steps, let constraints):
      "no layout was found within \(steps) steps"
        + (constraints.isEmpty
          ? "" : "; not settled: " + constraints.map(\.description).joined(separator: "; "))
    case .illConditioned(let constraints):
      "the numbers in these constraints differ too much in size to compute a layout: "
        + constraints.map(\.description).joined(separator: "; ")
    case .listTooLong(let name, let limit):
      "the rows of '\(name)' are together longer than \(NumberText.text(limit)) points"
    case .transitionUnderway: "a transition cannot begin inside of a callback of another one"
    case .internalError(let error): "the solver refused a call: \(error)"
    }
  }

  /// The message of constraint files for the same error.
  private static func text(
    _ constraint: ConstraintReference, _ incomparability: Incomparability
  ) -> String {
    "'\(constraint)': \(incomparability.message)"
  }
}
