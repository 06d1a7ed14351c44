/// The reason why the terms of a constraint cannot be compared, in files and in code.
///
/// Positions on one axis can be compared with each other. A difference of positions is a size, and
/// sizes of both axes can be mixed. So if there are sizes, the coefficients of the positions must
/// add up to zero.
package enum Incomparability: Hashable, Sendable {
  /// There is no term.
  case noTerms
  /// A left or right and a leading or trailing position, with their indices among the terms.
  case directions(absolute: Int, directional: Int)
  /// Positions on two axes.
  case axes(Int, Int)
  /// A size and a position.
  case measures(size: Int, position: Int)

  /// Finds the reason why terms cannot be compared.
  ///
  /// - Parameters:
  ///   - attributes: The attribute of each term; all terms are on one side, each anchor once.
  ///   - coefficients: The coefficient of each term.
  /// - Returns: `nil` if the terms can be compared.
  package static func among(
    _ attributes: [LayoutAttribute], _ coefficients: [Double]
  ) -> Incomparability? {
    if attributes.isEmpty { return .noTerms }
    if let found = amongDirections(attributes) { return found }
    guard let position = attributes.firstIndex(where: { !$0.isSize }) else { return nil }
    let axis = attributes[position].axis
    if let other = attributes.firstIndex(where: { !$0.isSize && $0.axis != axis }) {
      return .axes(position, other)
    }
    guard let size = attributes.firstIndex(where: \.isSize) else { return nil }
    return isBalanced(attributes, coefficients) ? nil : .measures(size: size, position: position)
  }

  /// Finds a leading or trailing position together with a left or right one.
  package static func amongDirections(_ attributes: [LayoutAttribute]) -> Incomparability? {
    guard let directional = attributes.firstIndex(where: \.isDirectional),
      let absolute = attributes.firstIndex(where: \.isAbsoluteSide)
    else { return nil }
    return .directions(absolute: absolute, directional: directional)
  }

  /// Returns whether the coefficients of the positions add up to zero, up to the rounding of
  /// quotients such as 1 / 3.
  private static func isBalanced(
    _ attributes: [LayoutAttribute], _ coefficients: [Double]
  ) -> Bool {
    var sum = 0.0
    var scale = 0.0
    for (attribute, coefficient) in zip(attributes, coefficients) where !attribute.isSize {
      sum += coefficient
      scale += coefficient.magnitude
    }
    return sum.magnitude <= 1e-9 * scale
  }

  /// The error message for the constraint, one sentence.
  package var message: String {
    switch self {
    case .noTerms: "the constraint does not depend on any view"
    case .directions: "left and right cannot be compared with leading and trailing"
    case .axes: "a horizontal and a vertical position cannot be compared"
    case .measures: "a position and a size cannot be compared"
    }
  }
}
