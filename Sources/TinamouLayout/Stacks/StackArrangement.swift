internal import TinamouSolver

/// The constraints that a stack needs, computed from its attributes alone.
struct StackArrangement {
  /// The four attributes of a rectangle along an axis.
  struct Attributes {
    let start: LayoutAttribute
    let end: LayoutAttribute
    let center: LayoutAttribute
    let size: LayoutAttribute

    init(_ axis: LayoutAxis) {
      switch axis {
      case .horizontal:
        (start, end, center, size) = (.leading, .trailing, .centerX, .width)
      case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
      }
    }
  }

  let stack: StackView
  /// The stack, or the guide of its margins.
  let canvas: LayoutItem
  let main: Attributes
  let cross: Attributes
  let entries: [StackView.Entry]
  let visible: [StackView.Entry]
  var rules: [StackRule] = []

  /// Returns the constraints of a stack, by place.
  static func rules(of stack: StackView) -> [StackRule] {
    guard !stack.entries.isEmpty else { return [] }
    var arrangement = StackArrangement(stack)
    arrangement.connectCanvas()
    arrangement.addChain()
    arrangement.addDistribution()
    arrangement.addAlignment()
    return arrangement.rules.sorted(byNumber: \.place)
  }

  init(_ stack: StackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    main = Attributes(stack.axis)
    cross = Attributes(stack.axis == .horizontal ? .vertical : .horizontal)
    entries = stack.entries
    visible = entries.filter { !$0.view.isHidden }
  }

  // MARK: Rules

  static func place(_ entry: StackView.Entry, _ role: StackRule.SubviewRole) -> UInt64 {
    entry.label * StackPlaces.roles + role.rawValue
  }

  /// Adds a constraint, given in one line as in logs of UIKit.
  mutating func add(
    _ place: UInt64, _ identifier: String, _ first: LayoutItem, _ attribute: LayoutAttribute,
    _ relation: LayoutRelation, _ second: LayoutItem?, _ other: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required
  ) {
    rules.append(
      StackRule(
        place: place, identifier: identifier, first: LayoutAnchor(first, attribute),
        relation: relation, second: second.map { LayoutAnchor($0, other) },
        multiplier: multiplier, constant: constant, priority: priority))
  }

  mutating func add(
    _ entry: StackView.Entry, _ role: StackRule.SubviewRole, _ identifier: String,
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem, _ other: LayoutAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required
  ) {
    add(
      Self.place(entry, role), identifier, first, attribute, relation, second, other,
      multiplier: multiplier, constant: constant, priority: priority)
  }

  mutating func addToStack(
    _ role: StackRule.Role, _ identifier: String, _ first: LayoutItem,
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ second: LayoutItem,
    _ other: LayoutAttribute
  ) {
    add(role.rawValue, identifier, first, attribute, relation, second, other)
  }

  /// Adds an optional constraint that a size of the stack is zero.
  mutating func addFit(
    _ role: StackRule.Role, _ identifier: String, _ item: LayoutItem,
    _ attribute: LayoutAttribute, _ priority: Float
  ) {
    add(
      role.rawValue, identifier, item, attribute, .equal, nil, attribute,
      priority: LayoutPriority(priority))
  }

  /// Adds a constraint that a size of an arranged subview is zero.
  mutating func addZero(
    _ entry: StackView.Entry, _ role: StackRule.SubviewRole, _ identifier: String,
    _ attribute: LayoutAttribute, priority: LayoutPriority = .required
  ) {
    add(
      Self.place(entry, role), identifier, entry.view, attribute, .equal, nil, attribute,
      priority: priority)
  }
}
