package import TinamouLayout
import TinamouSolver

/// A claim about a layout that can be decided: a relation as in constraints, or a named claim.
public struct Statement: Sendable {
  /// The content of a statement.
  enum Claim: Sendable {
    /// For each copy of the views: alternatives, each a list of relations that must all hold.
    case relations([[[ConstraintDeclaration]]])
    /// The whole content of each view is visible.
    case contentIsShown([Int])
    /// The number of lines of each view's text.
    case numberOfLines([Int], Relation, Double)
  }

  /// The statement as it was written.
  public let text: String
  /// The location of the statement.
  public let span: SourceSpan
  /// The conditions of the windows in which the statement must hold, of which one suffices; all
  /// windows if there are none.
  let conditions: [SetDeclaration.Condition]
  let claim: Claim

  /// All relations of the statement, whether alternatives or not.
  var relations: [ConstraintDeclaration] {
    if case .relations(let copies) = claim { Array(copies.joined().joined()) } else { [] }
  }

  /// Whether the statement must hold in a window.
  package func applies(in environment: LayoutEnvironment) -> Bool {
    conditions.isEmpty
      || conditions.contains { condition in
        condition.traits.matches(environment)
          && condition.limits.allSatisfy { $0.holds(for: environment.windowSize) }
      }
  }

  /// Whether a condition asks for a fold or a pose.
  package var asksForFold: Bool { conditions.contains { $0.traits.asksForFold } }

  /// The widths or heights of the window at which a condition begins or ceases to hold, in points.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the size of the window varies.
  ///   - window: The size of the window, of which only the other side counts.
  /// - Returns: The sizes in any order.
  package func conditionLimits(along axis: LayoutAxis, in window: Size) -> [Double] {
    let limits = conditions.flatMap(\.limits).filter { $0.axis == axis }.map(\.points)
    guard conditions.contains(where: { $0.traits.aspect != nil }) else { return limits }
    // The aspect changes where the window is as wide as high.
    return limits + [axis == .horizontal ? window.height : window.width]
  }
}
