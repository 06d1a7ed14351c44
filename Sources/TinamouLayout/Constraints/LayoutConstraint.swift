public import TinamouSolver

/// A linear relation between anchors of views and guides of one tree.
///
/// The order in which constraints are made is their document order, on which ties and conflicts are
/// decided; it stays when a constraint is deactivated and activated again. Items are held weakly.
/// Anchors that are places count in the coordinates of the nearest common ancestor of the items
/// whose places are mentioned (the superview, for a single view).
open class LayoutConstraint {
  /// A name for people, shown in diagnostics.
  public var identifier: String?
  /// Where the constraint was declared; one made by an operator knows it in a ``ConstraintBuilder``.
  public internal(set) var location: SourceLocation

  /// How the two sides compare; may change at any time.
  public var relation: LayoutRelation {
    willSet { willChange() }
    didSet { if relation != oldValue { engine?.noteRow(of: self) } }
  }

  /// The constant of the right side, in points.
  public var constant: Double {
    willSet { willChange() }
    didSet { if constant != oldValue { engine?.noteConstant(of: self) } }
  }

  /// How strongly the constraint is wanted; may change at any time, also to and from required.
  public var priority: LayoutPriority {
    willSet { willChange() }
    didSet { if priority != oldValue { engine?.noteRow(of: self) } }
  }

  private(set) var rank: UInt64
  /// The view that was told to hold the constraint; without one the nearest common ancestor does.
  weak var givenHolder: LayoutView?
  var terms: [WeakTerm]
  let leftConstant: Double
  /// How often the system's spacing is added to the right side; `nil` for never.
  package var systemSpacing: Double?
  /// Whether the constraint may only compare two sizes, a size with a number, or two places.
  var isPair = false
  /// Whether a second item came without an attribute.
  private(set) var isIncomplete = false
  var isInstalled = false
  /// Whether ``isActive`` was set and refused, and neither set since nor given up.
  var isRefused = false

  /// Makes an inactive constraint at a place of the document order that was reserved for it.
  convenience init(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: LayoutPriority, identifier: String?, location: SourceLocation, rank: UInt64
  ) {
    self.init(
      left, relation, right, priority: priority, identifier: identifier, location: location)
    self.rank = rank
  }

  /// Makes an inactive constraint between two sums.
  public init(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: LayoutPriority = .required, identifier: String? = nil, location: SourceLocation
  ) {
    rank = CreationOrder.next()
    terms =
      left.terms.map { WeakTerm($0, isLeft: true) }
      + right.terms.map { WeakTerm($0, isLeft: false) }
    leftConstant = left.constant
    constant = right.constant
    self.relation = relation
    self.priority = priority
    self.identifier = identifier
    self.location = location
  }

  /// The constraint became inactive: somebody deactivated it, or one of its items left the tree of
  /// the others.
  ///
  /// Not called when an item is gone.
  open func didDeactivate() {}

  /// Makes an inactive constraint between two sums, declared in code.
  public convenience init(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: LayoutPriority = .required, identifier: String? = nil, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      left, relation, right, priority: priority, identifier: identifier,
      location: SourceLocation(file: file, line: line))
  }

  convenience init(
    _ first: LayoutAnchor, _ relation: LayoutRelation, _ second: LayoutAnchor?,
    multiplier: Double = 1, constant: Double = 0, systemSpacing: Double? = nil, file: String,
    line: Int
  ) {
    self.init(
      LayoutExpression([LayoutExpression.Term(first)]), relation,
      LayoutExpression(
        second.map { [LayoutExpression.Term($0, multiplier)] } ?? [], constant: constant),
      location: SourceLocation(file: file, line: line))
    self.systemSpacing = systemSpacing
  }

  /// Makes an inactive constraint between attributes of two items, or of one and a number.
  ///
  /// `item.attribute == multiplier * toItem.attribute + constant`. Without a second item a size is
  /// compared with the constant, whatever the second attribute is. Unlike anchors the attributes may
  /// be places on different axes, such as left and top. What UIKit answers with an exception is
  /// refused on activation: a place compared with a number or a size, and a second item without an
  /// attribute.
  public convenience init(
    item: LayoutItem, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem secondItem: LayoutItem?, attribute secondAttribute: LayoutAttribute?,
    multiplier: Double, constant: Double, file: String = #fileID, line: Int = #line
  ) {
    let second = secondItem.flatMap { item in secondAttribute.map { LayoutAnchor(item, $0) } }
    self.init(
      LayoutAnchor(item, attribute), relation, second, multiplier: multiplier, constant: constant,
      file: file, line: line)
    isPair = true
    isIncomplete = secondItem != nil && secondAttribute == nil
  }
}

extension LayoutConstraint {
  /// The engine that lays out the constraint's tree.
  var engine: LayoutEngine? {
    // By index: a copy of a term would copy its weak references.
    for index in terms.indices {
      if let item = terms[index].item { return item.engine }
    }
    return nil
  }

  /// Called before the constraint changes, so that an update can take the change back.
  func willChange() {
    if let engine, engine.isUpdating { engine.remember(self) }
  }
}

extension LayoutConstraint: Rememberable {
  func remember() -> () -> Void {
    let (isInstalled, terms, systemSpacing) = (isInstalled, terms, systemSpacing)
    let (relation, constant, priority) = (relation, constant, priority)
    let (givenHolder, isRefused) = (givenHolder, isRefused)
    return { [self] in
      mention(nil)
      self.isInstalled = isInstalled
      self.terms = terms
      self.systemSpacing = systemSpacing
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.givenHolder = givenHolder
      self.isRefused = isRefused
      if isInstalled { mention(self) }
    }
  }
}
