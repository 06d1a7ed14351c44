public import Foundation
import TinamouLayout
import TinamouSolver

/// A linear relation between two attributes of views and guides.
///
/// It owns a `LayoutConstraint`, which does the work.
@preconcurrency @MainActor open class NSLayoutConstraint: InertLayoutConstraint {
  /// The constraint in the layout; `nil` for a constraint made without items.
  private(set) var model: ConstraintModel?
  /// The view that keeps the constraint while it is active.
  weak var holder: UIView?
  private var requestedIdentifier: String?

  /// Makes a constraint without items, which is never active.
  public init() { super.init(mainActor: ()) }

  /// Makes an inactive constraint `view1.attr1 = multiplier * view2.attr2 + c`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    guard let first = LayoutItem.of(view1), let attribute = attr1.layoutAttribute else {
      TinamouUIKit.report(.invalidConstraint("the first item of a constraint is no view or guide"))
      return
    }
    let second = view2.flatMap(LayoutItem.of)
    if view2 != nil, second == nil {
      TinamouUIKit.report(.invalidConstraint("the second item of a constraint is no view or guide"))
      return
    }
    // Without a second item the second attribute has no meaning.
    adopt(
      ConstraintModel(
        item: first, attribute: attribute, relatedBy: relation.layoutRelation, toItem: second,
        attribute: second == nil ? nil : attr2.layoutAttribute, multiplier: Double(multiplier),
        constant: Double(c)))
  }

  convenience init(_ model: ConstraintModel) {
    self.init()
    adopt(model)
  }

  private func adopt(_ model: ConstraintModel) {
    self.model = model
    model.owner = self
  }

  // MARK: Items and attributes

  /// The view or guide of the first attribute; `nil` if it no longer exists, and for the distance
  /// of two anchors.
  open var firstItem: AnyObject? {
    isDistance(\.left) ? nil : model?.firstItem?.representedObject
  }
  /// The first attribute; `notAnAttribute` for the distance of two anchors.
  open var firstAttribute: Attribute {
    isDistance(\.left) ? .notAnAttribute : Attribute(model?.firstAttribute)
  }
  /// The view or guide of the second attribute; `nil` if there is none or it no longer exists, and
  /// for the distance of two anchors.
  open var secondItem: AnyObject? {
    isDistance(\.right) ? nil : model?.secondItem?.representedObject
  }
  /// The second attribute; `notAnAttribute` for the distance of two anchors.
  open var secondAttribute: Attribute {
    isDistance(\.right) ? .notAnAttribute : Attribute(model?.secondAttribute)
  }
  private func isDistance(_ side: KeyPath<ConstraintModel, LayoutExpression>) -> Bool {
    model.map { $0[keyPath: side].terms.count > 1 } ?? false
  }
  /// The first anchor; compare it with `isEqual`, because it does not have the class of its axis.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(expression: model.map(\.firstSide) ?? LayoutExpression())
  }
  /// The second anchor; compare it with `isEqual`, because it does not have the class of its axis.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let terms = model?.right.terms, !terms.isEmpty else { return nil }
    return NSLayoutAnchor(expression: LayoutExpression(terms.map { .init($0.anchor) }))
  }
  /// How the sides compare.
  open var relation: Relation { Relation(model?.relation ?? .equal) }
  /// The factor of the second attribute.
  open var multiplier: CGFloat { CGFloat(model?.multiplier ?? 1) }

  /// The constant on the right side, in points, with the system spacing between edges.
  open var constant: CGFloat {
    get { CGFloat((model?.constant ?? 0) + systemSpacing) }
    set {
      guard abs(Double(newValue)) <= Solver.largestLength else {
        return TinamouUIKit.report(.invalidConstraint("the constant of \(self) is \(newValue)"))
      }
      model?.constant = Double(newValue) - systemSpacing
    }
  }

  /// The part of the constant that is a multiple of the system spacing; that of baselines depends
  /// on their fonts.
  private var systemSpacing: Double {
    guard let model, let multiplier = model.systemSpacing,
      ![.firstBaseline, .lastBaseline].contains(model.firstAttribute)
    else { return 0 }
    return multiplier * SystemSpacing.betweenEdges
  }

  /// The priority of the constraint. While the constraint is active, a change to or from required
  /// is reported, because UIKit raises an exception; here it takes effect.
  open var priority: UILayoutPriority {
    get { model.map { UILayoutPriority($0.priority) } ?? .required }
    set {
      guard newValue.layoutPriority.isValid else {
        return TinamouUIKit.report(
          .invalidConstraint("the priority of \(self) is \(newValue.rawValue)"))
      }
      if isActive, (priority == .required) != (newValue == .required) {
        TinamouUIKit.report(
          .invalidConstraint(
            "the priority of \(self) changes to or from required while it is active"))
      }
      model?.priority = newValue.layoutPriority
    }
  }

  /// A name for debugging.
  open var identifier: String? {
    get { model?.identifier ?? requestedIdentifier }
    set {
      requestedIdentifier = newValue
      model?.identifier = newValue
    }
  }

  /// Whether the constraint takes part in the layout.
  open var isActive: Bool {
    get { model?.isActive ?? false }
    set { newValue ? install(in: nil) : model?.deactivate() }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as text.
  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      let name = identifier.map { " '\($0)'" } ?? ""
      return "<NSLayoutConstraint\(name) \(model?.description ?? "without items")>"
    }
  }
}

/// The constraint in the layout, which informs its owner when it is deactivated.
final class ConstraintModel: LayoutConstraint {
  weak var owner: NSLayoutConstraint?

  /// The left side with all factors set to 1.
  var firstSide: LayoutExpression { LayoutExpression(left.terms.map { .init($0.anchor) }) }

  override func didDeactivate() {
    let owner = owner
    withLastAccess { owner?.didDeactivate() }
  }
}
