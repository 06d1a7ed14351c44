public import TinamouSolver

/// A linear relation between anchors of views and guides of one tree.
///
/// The order in which constraints are made is their document order, which decides ties and
/// conflicts; a constraint keeps its place when it is deactivated and activated again. A constraint
/// holds its items weakly. Positions are in the coordinates of the nearest common ancestor of the
/// items whose positions are mentioned (the superview, for a single view).
open class LayoutConstraint {
  /// A name that diagnostics show.
  public var identifier: String? {
    get { details.identifier }
    set {
      willChange()
      details.identifier = newValue
    }
  }
  /// The place where the constraint was declared; a constraint made by operators knows it only in a
  /// ``ConstraintBuilder``.
  public internal(set) var location: SourceLocation

  /// How the two sides compare; it can change at any time.
  public var relation: LayoutRelation {
    get { storedRelation }
    set {
      guard newValue != storedRelation else { return }
      willChange()
      storedRelation = newValue
      engine?.recordRow(of: self)
    }
  }
  private var storedRelation: LayoutRelation
  /// The group of the document order; one of the system comes first, so others are broken for it.
  var orderGroup = DocumentOrder.Group.general
  /// Whether the constraint can only compare two sizes, a size and a number, or two positions.
  var isPair = false
  /// Whether there is a second item without an attribute.
  private(set) var isIncomplete = false
  var isInstalled = false
  /// Whether setting ``isActive`` was refused, and it was neither set again nor given up.
  var isRefused = false

  /// The constant on the right side, in points.
  public var constant: Double {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      willChange()
      storedConstant = newValue
      engine?.recordConstant(of: self)
    }
  }
  private var storedConstant: Double

  /// The priority of the constraint; it can change at any time, also to and from required.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      willChange()
      storedPriority = newValue
      engine?.recordRow(of: self)
    }
  }
  private var storedPriority: LayoutPriority

  private(set) var rank: UInt64
  var terms: [Term]
  let leftConstant: Double
  /// What few constraints have.
  @Seldom private var details: Details

  /// Makes an inactive constraint at a reserved place of the document order.
  convenience init(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: LayoutPriority, identifier: String?, location: SourceLocation, rank: UInt64
  ) {
    self.init(
      left, relation, right, priority: priority, identifier: identifier, location: location)
    self.rank = rank
  }

  /// Makes an inactive constraint between two sums.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority.
  ///   - identifier: A name that diagnostics show.
  ///   - location: The place where the constraint was declared.
  public init(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: LayoutPriority = .required, identifier: String? = nil, location: SourceLocation
  ) {
    rank = CreationOrder.next()
    terms =
      left.terms.map { Term($0, isLeft: true) }
      + right.terms.map { Term($0, isLeft: false) }
    leftConstant = left.constant
    storedConstant = right.constant
    storedRelation = relation
    storedPriority = priority
    self.location = location
    if let identifier { details.identifier = identifier }
  }

  /// Called when the constraint becomes inactive: it was deactivated, or one of its items left the
  /// tree or no longer exists.
  ///
  /// The tree already is as it will be, so an override may edit it. An item that no longer exists
  /// is not among ``firstItem`` and ``secondItem`` any more.
  open func didDeactivate() {}

  /// Makes an inactive constraint between two sums, declared in code.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority.
  ///   - identifier: A name that diagnostics show.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
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

  /// Makes an inactive constraint between attributes of two items, or between an attribute and a
  /// number.
  ///
  /// The constraint is `item.attribute == multiplier * toItem.attribute + constant`. Without a
  /// second item, a size is compared with the constant, whatever the second attribute is. Unlike
  /// anchors, the attributes can be positions on different axes, such as left and top. Where UIKit
  /// throws an exception, the activation is refused: for a position compared with a number or a
  /// size, and for a second item without an attribute.
  ///
  /// - Parameters:
  ///   - item: The item on the left side.
  ///   - attribute: The attribute on the left side.
  ///   - relation: How the sides compare.
  ///   - secondItem: The item on the right side; `nil` for none.
  ///   - secondAttribute: The attribute on the right side.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The constant in points.
  ///   - file: The file in which the constraint is declared.
  ///   - line: The line on which the constraint is declared.
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
  /// What few constraints have.
  private struct Details: Standardized {
    var identifier: String?
    weak var explicitHolder: LayoutView?
    var systemSpacing: Double?
    var weight = 1.0
  }

  /// The view to which the constraint was added; without one the nearest common ancestor holds it.
  var explicitHolder: LayoutView? {
    get { details.explicitHolder }
    set { if newValue != nil || $details { details.explicitHolder = newValue } }
  }

  /// The factor of the system spacing that is added to the right side; `nil` for none.
  package var systemSpacing: Double? {
    get { details.systemSpacing }
    set { if newValue != systemSpacing { details.systemSpacing = newValue } }
  }

  /// The weight of its error among those of the same priority; set before it is activated.
  package var weight: Double {
    get { details.weight }
    set { if newValue != weight { details.weight = newValue } }
  }

  /// The engine that lays out the constraint's tree.
  var engine: LayoutEngine? { firstExistingItem?.engine }

  /// The first item that still exists.
  var firstExistingItem: LayoutItem? { terms.lazy.compactMap(\.item).first }

  /// Called before the constraint changes, so that an update can undo the change.
  func willChange() {
    for term in terms { term.item?.saveState(of: self) }
  }
}

extension LayoutConstraint: Restorable {
  func saveState() -> () -> Void {
    let (isInstalled, terms, systemSpacing) = (isInstalled, terms, systemSpacing)
    let (relation, constant, priority) = (relation, constant, priority)
    let (explicitHolder, isRefused, identifier) = (explicitHolder, isRefused, identifier)
    return { [self] in
      releaseFromItems()
      self.isInstalled = isInstalled
      self.terms = terms
      self.systemSpacing = systemSpacing
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.explicitHolder = explicitHolder
      self.isRefused = isRefused
      if self.identifier != identifier { details.identifier = identifier }
      if isInstalled { holdByItems() }
    }
  }
}
