public import Foundation
import TinamouLayout
import TinamouSolver

/// An attribute of a view or guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: MainActorObject {
  /// The anchor as a sum of attributes: two for a distance.
  let expression: LayoutExpression
  private nonisolated let identity: [AnchorIdentity]

  init(expression: LayoutExpression) {
    self.expression = expression
    identity = expression.terms.map {
      AnchorIdentity(
        item: $0.anchor.item.id, attribute: $0.anchor.attribute, coefficient: $0.coefficient)
    }
    super.init(mainActor: ())
  }

  convenience init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.init(expression: LayoutExpression([.init(item, attribute)]))
  }

  /// The view or guide; `nil` if it no longer exists.
  open var item: AnyObject? { expression.terms.first?.anchor.item.representedObject }
  /// The name of the attribute.
  open var name: String { expression.terms.first?.anchor.attribute.rawValue ?? "" }

  /// Makes an inactive constraint: this anchor equals the other one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Makes an inactive constraint: this anchor is at least the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// Makes an inactive constraint: this anchor is at most the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  /// Makes an inactive constraint: this anchor equals the other one plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// Makes an inactive constraint: this anchor is at least the other one plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Makes an inactive constraint: this anchor is at most the other one plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  func constraint(
    _ relation: LayoutRelation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let terms = other?.expression.terms.map {
      LayoutExpression.Term($0.anchor, $0.coefficient * Double(multiplier))
    }
    return NSLayoutConstraint(
      ConstraintModel(
        expression, relation, LayoutExpression(terms ?? [], constant: Double(constant)),
        location: .unknown))
  }

  func constraint(
    _ relation: LayoutRelation, systemSpacings multiplier: CGFloat,
    after other: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    let model = ConstraintModel(expression, relation, other.expression, location: .unknown)
    model.systemSpacing = Double(multiplier)
    return NSLayoutConstraint(model)
  }

  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    let own = expression.terms.map { LayoutExpression.Term($0.anchor, -$0.coefficient) }
    return NSLayoutDimension(expression: LayoutExpression(other.expression.terms + own))
  }

  /// Returns whether both are the same attribute of the same item.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? any AnchorComparable)?.anchorIdentity == identity
  }

  /// The hash value of the item and attribute.
  open override nonisolated var hash: Int { identity.hashValue }
}

private struct AnchorIdentity: Hashable, Sendable {
  var item: LayoutItem.ID
  var attribute: LayoutAttribute
  var coefficient: Double
}

/// The common type of anchors of all classes.
private protocol AnchorComparable {
  var anchorIdentity: [AnchorIdentity] { get }
}

extension NSLayoutAnchor: AnchorComparable {
  fileprivate nonisolated var anchorIdentity: [AnchorIdentity] { identity }
}

/// A horizontal position of a view or guide.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Makes an inactive constraint: this anchor is a multiple of the system spacing after the other
  /// one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, systemSpacings: multiplier, after: anchor)
  }

  /// Makes an inactive constraint: this anchor is at least a multiple of the system spacing after
  /// the other one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, systemSpacings: multiplier, after: anchor)
  }

  /// Makes an inactive constraint: this anchor is at most a multiple of the system spacing after
  /// the other one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, systemSpacings: multiplier, after: anchor)
  }
}

/// A vertical position of a view or guide.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Makes an inactive constraint: this anchor is a multiple of the system spacing below the other
  /// one.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, systemSpacings: multiplier, after: anchor)
  }

  /// Makes an inactive constraint: this anchor is at least a multiple of the system spacing below
  /// the other one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, systemSpacings: multiplier, after: anchor)
  }

  /// Makes an inactive constraint: this anchor is at most a multiple of the system spacing below
  /// the other one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, systemSpacings: multiplier, after: anchor)
  }
}

/// A width, a height or the distance between two positions.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes an inactive constraint: this dimension equals a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// Makes an inactive constraint: this dimension is at least a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// Makes an inactive constraint: this dimension is at most a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// Makes an inactive constraint: this dimension equals the other one times a factor.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m)
  }

  /// Makes an inactive constraint: this dimension is at least the other one times a factor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Makes an inactive constraint: this dimension is at most the other one times a factor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Makes an inactive constraint: this dimension equals the other one times a factor plus a
  /// constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// Makes an inactive constraint: this dimension is at least the other one times a factor plus a
  /// constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Makes an inactive constraint: this dimension is at most the other one times a factor plus a
  /// constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}

extension NSLayoutAnchor {
  /// Whether the constraints leave the frame of the view or guide open.
  public var hasAmbiguousLayout: Bool {
    expression.terms.contains {
      $0.anchor.item.hasAmbiguousLayout(outsideOfWindows: UIScreen.main.environmentOutsideOfWindows)
    }
  }
  /// The constraints that determine the view or guide along the axis of the anchor.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    expression.terms.first.map {
      $0.anchor.item.constraintsOfUIKit(
        affectingLayoutFor: $0.anchor.attribute.axis == .horizontal ? .horizontal : .vertical)
    } ?? []
  }
}
