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
  /// `baseline` is the distance of the baseline from the edge of the item; `nil` without text.
  mutating func append(
    _ variables: FrameVariables, of item: LayoutItem, baseline: BaselineDistance?
  ) {
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
    case .firstBaseline, .lastBaseline: appendBaseline(baseline, variables.height, insets)
    default: break
    }
  }

  private mutating func appendBaseline(
    _ baseline: BaselineDistance?, _ height: Variable, _ insets: EdgeInsets
  ) {
    // A view without text has both baselines at its lower edge: measured on iOS 26.1.
    guard let baseline else { return append(height, 1, -insets.bottom) }
    let isFirst = attribute == .firstBaseline
    if let centredHeight = baseline.centredHeight {
      let belowMiddle = baseline.fromEdge - centredHeight / 2
      append(height, 0.5, (insets.top - insets.bottom) / 2 + (isFirst ? belowMiddle : -belowMiddle))
    } else if isFirst {
      constant += sign * (insets.top + baseline.fromEdge)
    } else {
      append(height, 1, -insets.bottom - baseline.fromEdge)
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
