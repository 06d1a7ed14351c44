/// A sum of anchors, each times a coefficient, plus a constant.
public struct LayoutExpression {
  /// One anchor times its coefficient.
  public struct Term {
    /// The anchor.
    public var anchor: LayoutAnchor
    /// What the anchor is multiplied by.
    public var coefficient: Double

    /// Makes a term.
    public init(_ anchor: LayoutAnchor, _ coefficient: Double = 1) {
      self.anchor = anchor
      self.coefficient = coefficient
    }

    /// Makes a term of an item's attribute.
    public init(_ item: LayoutItem, _ attribute: LayoutAttribute, _ coefficient: Double = 1) {
      self.init(LayoutAnchor(item, attribute), coefficient)
    }
  }

  /// The terms, as written.
  public var terms: [Term]
  /// What is added to the terms, in points.
  public var constant: Double

  /// Makes an expression.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
