internal import TinamouSolver

/// The meaning of a row of the solver.
enum RowOwner {
  /// An active constraint.
  case constraint(LayoutConstraint)
  /// The left, top, width or height of the root view, which fills a window or is fitted into a
  /// size.
  case window(LayoutView, LayoutAttribute, Double)
  /// The rule that no size is negative.
  case size(LayoutItem, LayoutAttribute)
  /// The content size of a view along an axis.
  case content(LayoutItem, LayoutAttribute, ContentRow?)
  /// An edge or size of a frame that was given.
  case frame(LayoutItem, LayoutAttribute, AutoresizingTranslation.Row)
  /// The offset to which a scroll view is scrolled along an axis.
  case contentOffset(ScrollView, LayoutAxis)
  /// An edge or size of a system guide.
  case guide(LayoutGuide, LayoutAttribute, GuideRelation)

  /// The constraint of the row; `nil` if the system made the row.
  var constraint: LayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }

  /// The views and guides that the row mentions.
  var items: [LayoutItem] {
    switch self {
    case .constraint(let constraint): constraint.terms.compactMap(\.item)
    case .window(let view, _, _): [view]
    case .size(let item, _), .content(let item, _, _), .frame(let item, _, _): [item]
    case .contentOffset(let view, _): [view]
    case .guide(let guide, _, _): [guide]
    }
  }

  /// The row as diagnostics describe it.
  var reference: ConstraintReference {
    switch self {
    case .constraint(let constraint):
      return constraint.reference
    case .window(let view, let attribute, let value):
      return Self.equation(.window, view, attribute, NumberText.text(value))
    case .size(let item, let attribute):
      return ConstraintReference(
        source: .size, description: "\(item.qualifiedName).\(attribute.rawValue) >= 0")
    case .content(let item, let attribute, let row):
      return Self.equation(.intrinsicSize, item, attribute, row.map(Self.text) ?? "its content")
    case .frame(let item, let attribute, let row):
      return Self.equation(.frame, item, attribute, Self.text(row, attribute))
    case .contentOffset(let view, let axis):
      let offset = axis == .horizontal ? view.contentOffset.x : view.contentOffset.y
      return ConstraintReference(
        source: .contentOffset,
        description: "\(view.qualifiedName).contentOffset.\(axis == .horizontal ? "x" : "y")"
          + " == \(NumberText.text(offset))")
    case .guide(let guide, let attribute, let relation):
      return Self.equation(.guide, guide, attribute, Self.text(guide, attribute, relation))
    }
  }

  private static func equation(
    _ source: ConstraintReference.Source, _ item: LayoutItem, _ attribute: LayoutAttribute,
    _ right: String
  ) -> ConstraintReference {
    ConstraintReference(
      source: source,
      description: "\(item.qualifiedName).\(attribute.rawValue) == \(right)")
  }

  /// Returns the right side of a row of a given frame.
  private static func text(
    _ row: AutoresizingTranslation.Row, _ attribute: LayoutAttribute
  ) -> String {
    if row.superview == 0 { return NumberText.text(row.constant) }
    let isHorizontal = attribute.axis == .horizontal
    let factor = row.superview == 1 ? "" : "\(NumberText.text(row.superview)) * "
    let own = row.extent == 0 || row.start == 0 ? "" : isHorizontal ? " - its left" : " - its top"
    let constant = text(abs(row.constant), sign: row.constant < 0 ? "-" : "+")
    return "\(factor)superview.\(isHorizontal ? "width" : "height")\(own)\(constant)"
  }

  private static func text(_ row: ContentRow) -> String {
    let hugging = NumberText.text(Double(row.hugging.rawValue))
    let compression = NumberText.text(Double(row.compression.rawValue))
    return "\(NumberText.rounded(row.value)) "
      + "(content, hugging \(hugging), compression resistance \(compression))"
  }

  private static func text(
    _ guide: LayoutGuide, _ attribute: LayoutAttribute, _ relation: GuideRelation
  ) -> String {
    let owner = guide.owningView?.qualifiedName ?? "(removed)"
    let isHorizontal = attribute.axis == .horizontal
    let edge = isHorizontal ? "left" : "top"
    let size = isHorizontal ? "width" : "height"
    switch (isHorizontal ? relation.horizontal : relation.vertical, attribute.isSize) {
    case (.inset(let near, _), false), (.atEdge(.near, let near, _), false):
      return "\(owner).\(edge)" + text(near, sign: "+")
    case (.inset(let near, let far), true):
      return "\(owner).\(size)" + text(near + far, sign: "-")
    case (.centred, false): return "in the middle of \(owner)"
    case (.atEdge(.far, let gap, let length), false):
      return "\(owner).\(isHorizontal ? "right" : "bottom")" + text(gap + length, sign: "-")
    case (.centred(let length, _, _), true), (.atEdge(_, _, let length), true):
      return NumberText.text(length)
    case (.free, false): return "\(owner).\(edge)"
    case (.free, true): return "the size of its content"
    }
  }

  /// A number that is added or subtracted; nothing for 0.
  private static func text(_ number: Double, sign: String) -> String {
    number == 0 ? "" : " \(sign) \(NumberText.text(number))"
  }
}
