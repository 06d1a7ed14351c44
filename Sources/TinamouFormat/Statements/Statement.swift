package import TinamouLayout
import TinamouSolver

/// A claim about a layout that can be decided: a relation like those of constraints, or one with a name.
public struct Statement: Sendable {
  /// What a statement says.
  enum Claim: Sendable {
    /// For each copy of the views: one of several alternatives, each of them relations that all hold.
    case relations([[[ParsedConstraint]]])
    /// The whole content of each of the views is visible.
    case contentIsShown([Int])
    /// The number of lines of the text of each of the views.
    case numberOfLines([Int], Relation, Double)
  }

  /// The statement as it was written.
  public let text: String
  /// Where it stands.
  public let span: SourceSpan
  /// In which windows it is to hold, any one of these; without conditions in all.
  let conditions: [SetDeclaration.Condition]
  let claim: Claim

  /// Whether the statement is to hold in a window.
  package func applies(in environment: LayoutEnvironment) -> Bool {
    conditions.isEmpty
      || conditions.contains { condition in
        condition.traits.matches(environment)
          && condition.limits.allSatisfy { $0.holds(for: environment.windowSize) }
      }
  }

  /// The widths and heights of the window at which conditions change their answer, in points.
  package func conditionLimits(along axis: LayoutAxis) -> [Double] {
    conditions.flatMap(\.limits).filter { $0.axis == axis }.map(\.points)
  }
}
