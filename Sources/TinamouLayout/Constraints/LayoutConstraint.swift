public import TinamouSolver

/// A linear relation between anchors of views and guides of one tree.
///
/// The order in which constraints are made is their document order, on which ties and conflicts are
/// decided; it stays when a constraint is deactivated and activated again. Items are held weakly.
/// Anchors that are places count in the coordinates of the nearest common ancestor of the items
/// whose places are mentioned (the superview, for a single view).
public final class LayoutConstraint {
  /// A name for people, shown in diagnostics.
  public var identifier: String?
  /// Where the constraint was declared.
  public let location: SourceLocation
  /// How the two sides compare.
  public let relation: LayoutRelation

  /// The constant of the right side, in points.
  public var constant: Double {
    didSet { if constant != oldValue { constantDidChange(from: oldValue) } }
  }

  /// How strongly the constraint is wanted; may change at any time, also to and from required.
  public var priority: LayoutPriority {
    didSet { if priority != oldValue { priorityDidChange(from: oldValue) } }
  }

  let rank: UInt64
  /// The view whose direction counts in place of the items' own: the stack that made the constraint.
  weak var directionView: LayoutView?
  let terms: [WeakTerm]
  let leftConstant: Double
  var isInstalled = false
  /// The place in the engine's table; -1 while the engine has no row for the constraint.
  var slot: Int32 = -1
  /// The engine that had the constraint last.
  weak var lastEngine: LayoutEngine?

  /// Makes an inactive constraint between two sums.
  public convenience init(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: LayoutPriority = .required, identifier: String? = nil, location: SourceLocation
  ) {
    self.init(
      left, relation, right, priority: priority, identifier: identifier, location: location,
      rank: CreationOrder.next())
  }

  /// Makes an inactive constraint at a place of the document order that was reserved for it.
  init(
    _ left: LayoutExpression, _ relation: LayoutRelation, _ right: LayoutExpression,
    priority: LayoutPriority, identifier: String?, location: SourceLocation, rank: UInt64
  ) {
    self.rank = rank
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
    multiplier: Double = 1, constant: Double, file: String, line: Int
  ) {
    self.init(
      LayoutExpression([LayoutExpression.Term(first)]), relation,
      LayoutExpression(
        second.map { [LayoutExpression.Term($0, multiplier)] } ?? [], constant: constant),
      location: SourceLocation(file: file, line: line))
  }
}

extension LayoutConstraint {
  /// An anchor with its coefficient as written, on one of the two sides.
  struct WeakTerm {
    weak var item: LayoutItem?
    let attribute: LayoutAttribute
    let coefficient: Double
    let isLeft: Bool

    init(_ term: LayoutExpression.Term, isLeft: Bool) {
      item = term.anchor.item
      attribute = term.anchor.attribute
      coefficient = term.coefficient
      self.isLeft = isLeft
    }

    /// The coefficient when all terms are on the left side.
    var signedCoefficient: Double { isLeft ? coefficient : -coefficient }
  }

  /// The left side; terms whose item is gone are missing.
  public var left: LayoutExpression {
    LayoutExpression(side(isLeft: true), constant: leftConstant)
  }

  /// The right side; terms whose item is gone are missing.
  public var right: LayoutExpression {
    LayoutExpression(side(isLeft: false), constant: constant)
  }

  private func side(isLeft: Bool) -> [LayoutExpression.Term] {
    terms.compactMap { term in
      guard term.isLeft == isLeft, let item = term.item else { return nil }
      return LayoutExpression.Term(item, term.attribute, term.coefficient)
    }
  }

  /// The items, each once, in the order of their first mention; gone ones are missing.
  var items: [LayoutItem] {
    var items: [LayoutItem] = []
    for term in terms {
      if let item = term.item, !items.contains(where: { $0 === item }) { items.append(item) }
    }
    return items
  }

  /// The engine that lays out the constraint's tree.
  var engine: LayoutEngine? {
    for term in terms {
      if let item = term.item { return item.engine }
    }
    return nil
  }

  /// Remembers how to take back an edit, if an engine has an update open that it may be part of.
  func record(_ undo: @escaping () -> Void) { (lastEngine ?? engine)?.record(undo) }

  private func constantDidChange(from oldValue: Double) {
    record { [self] in constant = oldValue }
    if isInstalled { engine?.pending.constants.append(self) }
  }

  private func priorityDidChange(from oldValue: LayoutPriority) {
    record { [self] in priority = oldValue }
    if isInstalled { engine?.pending.rows.append(self) }
  }
}
