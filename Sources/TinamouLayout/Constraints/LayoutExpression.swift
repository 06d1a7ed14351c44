/// A sum of anchors with coefficients, plus a constant.
public struct LayoutExpression {
  /// An anchor with its coefficient.
  public struct Term {
    /// The anchor.
    public var anchor: LayoutAnchor
    /// The factor of the anchor.
    public var coefficient: Double

    /// Makes a term from an anchor and its coefficient.
    public init(_ anchor: LayoutAnchor, _ coefficient: Double = 1) {
      self.anchor = anchor
      self.coefficient = coefficient
    }

    /// Makes a term from an attribute of an item and its coefficient.
    public init(_ item: LayoutItem, _ attribute: LayoutAttribute, _ coefficient: Double = 1) {
      self.init(LayoutAnchor(item, attribute), coefficient)
    }
  }

  /// The terms, as written.
  public var terms: [Term]
  /// The number that is added to the terms, in points.
  public var constant: Double

  /// Makes an expression from its terms and a constant in points.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
