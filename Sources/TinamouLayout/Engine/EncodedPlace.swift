internal import TinamouSolver

/// The terms of one attribute times its coefficient.
struct EncodedPlace {
  let coefficient: Double
  let attribute: LayoutAttribute
  let isMirrored: Bool
  var terms: [LinearExpression.Term] = []

  init(coefficient: Double, attribute: LayoutAttribute, isMirrored: Bool) {
    self.coefficient = coefficient
    self.attribute = attribute
    self.isMirrored = isMirrored && !attribute.isSize
  }

  /// A mirrored place counts from the right edge of the ancestor, so all parts are subtracted.
  private var sign: Double { isMirrored ? -coefficient : coefficient }

  /// Adds the part of the item's size that lies before the place.
  mutating func append(_ variables: FrameVariables) {
    switch attribute {
    case .width: terms.append(.init(variables.width, coefficient))
    case .height: terms.append(.init(variables.height, coefficient))
    case .centerX: terms.append(.init(variables.width, sign / 2))
    case .centerY: terms.append(.init(variables.height, sign / 2))
    case .right: terms.append(.init(variables.width, sign))
    case .bottom: terms.append(.init(variables.height, sign))
    // The leading edge of a mirrored item is its right edge.
    case .leading: if isMirrored { terms.append(.init(variables.width, sign)) }
    case .trailing: if !isMirrored { terms.append(.init(variables.width, sign)) }
    case .left, .top: break
    }
  }

  /// Adds the origin of the item or of one of its containers.
  mutating func appendOrigin(of variables: FrameVariables?, isVertical: Bool) {
    guard let variables else { return }
    terms.append(.init(isVertical ? variables.y : variables.x, sign))
  }
}
