internal import TinamouSolver

/// The terms of one attribute times its coefficient.
struct EncodedPlace {
  let coefficient: Double
  let attribute: LayoutAttribute
  let isMirrored: Bool
  var terms: [LinearExpression.Term] = []
  /// The sum of the alignment rectangle and the baseline, in points.
  var constant = 0.0

  init(coefficient: Double, attribute: LayoutAttribute, isMirrored: Bool) {
    self.coefficient = coefficient
    self.attribute = attribute
    self.isMirrored = isMirrored && !attribute.isSize
  }

  /// A mirrored position is measured from the right edge of the ancestor, so all parts are
  /// subtracted.
  private var sign: Double { isMirrored ? -coefficient : coefficient }

  /// Adds the part of the item's size that is before the position, in its alignment rectangle.
  ///
  /// `baseline` is the distance of the baseline from the edge of its text, in points; `nil` without
  /// text.
  mutating func append(_ variables: FrameVariables, of item: LayoutItem, baseline: Double?) {
    let insets = (item as? LayoutView)?.alignmentRectInsets ?? .zero
    switch attribute {
    case .width: appendSize(variables.width, insets.left + insets.right)
    case .height: appendSize(variables.height, insets.top + insets.bottom)
    case .centerX: append(variables.width, 0.5, (insets.left - insets.right) / 2)
    case .centerY: append(variables.height, 0.5, (insets.top - insets.bottom) / 2)
    case .left: constant += sign * insets.left
    case .right: append(variables.width, 1, -insets.right)
    case .top: constant += sign * insets.top
    case .bottom: append(variables.height, 1, -insets.bottom)
    case .leading, .trailing:
      // The leading edge of a mirrored item is its right edge.
      if (attribute == .leading) == isMirrored {
        append(variables.width, 1, -insets.right)
      } else {
        constant += sign * insets.left
      }
    case .firstBaseline:
      guard let baseline else { fallthrough }
      constant += sign * (insets.top + baseline)
    case .lastBaseline:
      // A view without text has both baselines at its lower edge: measured on iOS 26.1.
      append(variables.height, 1, -insets.bottom - (baseline ?? 0))
    default: break
    }
  }

  private mutating func append(_ size: Variable, _ share: Double, _ distance: Double) {
    terms.append(.init(size, sign * share))
    constant += sign * distance
  }

  private mutating func appendSize(_ size: Variable, _ insets: Double) {
    terms.append(.init(size, coefficient))
    constant -= coefficient * insets
  }

  /// Subtracts the offset of a scrolled container.
  mutating func subtract(_ offset: Variable) { terms.append(.init(offset, -sign)) }

  /// Adds the origin of the item or of one of its containers.
  mutating func appendOrigin(of variables: FrameVariables?, isVertical: Bool) {
    guard let variables else { return }
    terms.append(.init(isVertical ? variables.y : variables.x, sign))
  }
}
