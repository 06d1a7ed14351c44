package import TinamouLayout
internal import TinamouSolver

/// Where the root of a file is in an app, which decides in what windows it is checked.
package enum RootPlace: Hashable, Sendable {
  /// It fills windows of devices of an idiom; of all devices without one.
  case window(UserInterfaceIdiom?)
  /// It is a part of a screen, such as the content of a row, which has many widths.
  case part(PartHeight)
  /// It is an item of a collection, which has the size that it was designed for.
  case item
}

/// How high a part of a screen is.
package enum PartHeight: Hashable, Sendable {
  /// As high as it was designed.
  case designed
  /// As high as its content needs, as a row with automatic height.
  case ofContent
  /// As high as it was designed, or as its content needs where it needs another height: a row of
  /// which the file does not say in what table it is.
  case adapting
}

extension ConstraintFile {
  /// Whether the root is a part of a screen.
  package var isPart: Bool { if case .window = rootPlace { false } else { true } }

  /// The widths in points that required constraints about nothing else give the root, outside of
  /// sets.
  package var widthsOfRoot: ClosedRange<Double> {
    var (lower, upper) = (0.0, Double.infinity)
    for constraint in constraints where constraint.priority == .required {
      let terms = constraint.left.terms + constraint.right.terms
      guard terms.count == 1, let term = constraint.left.terms.first, term.coefficient > 0,
        term.anchor == LinearForm.Anchor(view: 0, guide: nil, attribute: .width)
      else { continue }
      let width = (constraint.right.constant - constraint.left.constant) / term.coefficient
      if constraint.relation != .lessThanOrEqual { lower = max(lower, width) }
      if constraint.relation != .greaterThanOrEqual { upper = min(upper, width) }
    }
    return lower <= upper ? lower...upper : 0...Double.infinity
  }
}
