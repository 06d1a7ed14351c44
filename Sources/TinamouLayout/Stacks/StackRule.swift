internal import TinamouSolver

/// A constraint that a stack needs, before it is made.
struct StackRule {
  /// The purpose of a rule; the rules of an arranged subview have this order.
  enum Role: UInt64 {
    // Of the stack itself.
    case canvasFit = 0
    case crossCanvasFit
    case crossCanvasStart
    case crossCanvasEnd
    case crossCanvasCenter
    case spanningFit
  }

  /// The purpose of a rule of an arranged subview.
  enum SubviewRole: UInt64 {
    case canvasStart = 0
    case canvasEnd
    case spacing
    case hiding
    case size
    case gapStart
    case gapEnd
    case gapSize
    case alignment
    case endAlignment
    case spanningStart
    case spanningEnd
    case suppression
    case textWidth
  }

  /// The place of the rule among the stack's: see ``StackPlaces``.
  let place: UInt64
  /// UIKit's name for such constraints.
  let identifier: String
  let first: LayoutAnchor
  var relation = LayoutRelation.equal
  var second: LayoutAnchor?
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required

  /// The part of a rule that, if it differs, requires another constraint, and not only another
  /// constant or priority.
  ///
  /// It identifies the items without keeping them alive: a stack keeps the forms of its rules, and
  /// most of these mention the stack.
  struct Form: Equatable {
    let identifier: String
    let first: Place
    let relation: LayoutRelation
    let second: Place?
    let multiplier: Double
  }

  /// An attribute of an item.
  struct Place: Equatable {
    let item: LayoutItem.ID
    let attribute: LayoutAttribute

    init(_ anchor: LayoutAnchor) {
      item = anchor.item.id
      attribute = anchor.attribute
    }
  }

  var form: Form {
    Form(
      identifier: identifier, first: Place(first), relation: relation,
      second: second.map(Place.init), multiplier: multiplier)
  }

  func constraint(rank: UInt64, in stack: StackView) -> LayoutConstraint {
    let right = LayoutExpression(
      second.map { [LayoutExpression.Term($0, multiplier)] } ?? [], constant: constant)
    let constraint = LayoutConstraint(
      LayoutExpression([LayoutExpression.Term(first)]), relation, right, priority: priority,
      identifier: identifier, location: stack.location, rank: rank)
    if isHiding { constraint.orderGroup = .system }
    return constraint
  }

  /// Whether the rule takes the length of a hidden view. UIKit breaks other constraints for it.
  private var isHiding: Bool {
    place >= StackPlaces.roles && place % StackPlaces.roles == SubviewRole.hiding.rawValue
  }
}
