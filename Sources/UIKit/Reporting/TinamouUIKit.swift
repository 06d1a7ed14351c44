import Foundation
import TinamouLayout

/// The additional interface of UIKit on Linux.
@preconcurrency @MainActor public enum TinamouUIKit {
  /// The problems since they were last cleared, in the order in which they occurred.
  ///
  /// Where UIKit logs a message or throws an exception, a problem is added here, and its message
  /// goes to standard error.
  public private(set) static var problems: [LayoutProblem] = []
  /// Whether problems are printed to standard error; `true` by default.
  public static var printsProblems = true

  /// Removes all problems.
  ///
  /// - Returns: The removed problems.
  @discardableResult
  public static func clearProblems() -> [LayoutProblem] {
    defer { problems = [] }
    return problems
  }

  static func report(_ problem: LayoutProblem) {
    problems.append(problem)
    guard printsProblems else { return }
    FileHandle.standardError.write(Data("\(problem)\n".utf8))
  }
}

/// A problem for which UIKit logs a message or throws an exception.
public enum LayoutProblem: Sendable, CustomStringConvertible {
  /// Required constraints cannot hold together; one of them was broken.
  case conflict(members: [String], broken: String)
  /// A constraint or layout was refused.
  case refusal(String)
  /// A constraint is not valid.
  case invalidConstraint(String)
  /// A frame is not a rectangle.
  case invalidFrame(String)
  /// A view cannot be added at this place.
  case invalidTree(String)
  /// UIKit would lay out something that is not known here, such as the size of an image.
  case unmeasured(String)

  static func conflict(_ conflict: LayoutConflict) -> LayoutProblem {
    .conflict(
      members: conflict.members.map { text(of: $0.constraint) }, broken: text(of: conflict.broken))
  }

  static func refused(_ error: LayoutError) -> LayoutProblem { .refusal("\(error)") }

  private static func text(of constraint: ConstraintReference) -> String {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    return constraint.description + name
  }

  /// The problem as UIKit would log it.
  public var description: String {
    switch self {
    case .conflict(let members, let broken):
      """
      Unable to simultaneously satisfy constraints. Without any one of these the others can hold:
      \(members.map { "    \($0)" }.joined(separator: "\n"))
      Will attempt to recover by breaking constraint
          \(broken)
      """
    case .refusal(let text), .invalidConstraint(let text), .invalidFrame(let text),
      .invalidTree(let text), .unmeasured(let text):
      text
    }
  }
}
