import TinamouLayout
import TinamouSolver

/// The values about which constraints of a file that are not required state something, and how
/// often each priority has done so.
///
/// Of two constraints of one priority on one value the one that is declared first holds. The solver
/// alone would choose the smaller value: its rule for ties compares rows that share room, where the
/// first one takes extra space and does not give up space.
struct SharedValues {
  /// The left side of a constraint minus its right side, without the constant, and the priority.
  private struct Value: Hashable {
    let terms: [LinearForm.Anchor: Double]
    let priority: Priority
  }

  private var counts: [Value: Int] = [:]

  /// Returns the weight of a constraint among others of its priority.
  ///
  /// Each is smaller than all before it, and of two groups with the same number of constraints the
  /// one with the first of them is heavier. All weights are above that of a content size, so
  /// contents still yield first.
  mutating func weight(of declaration: ConstraintDeclaration) -> Double {
    guard declaration.priority < .required else { return 1 }
    var terms: [LinearForm.Anchor: Double] = [:]
    for term in declaration.left.terms { terms[term.anchor, default: 0] += term.coefficient }
    for term in declaration.right.terms { terms[term.anchor, default: 0] -= term.coefficient }
    let value = Value(terms: terms, priority: declaration.priority)
    let count = counts[value, default: 0]
    counts[value] = count + 1
    return 1 - Self.largestDifference * (1 - 1 / Double(1 << min(count, 40)))
  }

  /// Half the difference between the weights of a constraint and of a content size.
  private static let largestDifference = 1.0 / 4096
}
