import TinamouLayout
import TinamouSolver

/// Edits of all other members of a view or constraint.
extension EditScript {
  mutating func editMore(_ engine: LayoutEngine) {
    switch random(16) {
    case 0: view().isHidden.toggle()
    case 1, 2: changeInPlace()
    case 3: changeAlignment()
    case 4, 5: changeFrame()
    case 6, 7: addViewConstraint()
    case 8: addSpacing()
    case 9: changeSets(engine)
    case 10:
      engine.environment.traits.horizontalSizeClass = random(2) == 0 ? .compact : .regular
    case 11, 12: changeText()
    case 13: engine.environment.traits.preferredContentSizeCategory = [.small, .large][random(2)]
    case 14: changeBaselines()
    default:
      view().setContentCompressionResistancePriority(
        LayoutPriority(Float(749 + random(3))), for: LayoutAxis.allCases[random(2)])
    }
  }

  /// Queries and passes, which do not change the layout.
  mutating func ask(_ engine: LayoutEngine) throws {
    switch random(6) {
    case 0, 1: try engine.layoutIfNeeded()
    case 2: _ = try view().systemLayoutSizeFitting(Size(width: Double(random(300)), height: 0))
    case 3: try view().exerciseAmbiguityInLayout()
    case 4: engine.discardCaches()
    default: _ = try view().constraintsAffectingLayout(for: .horizontal)
    }
  }

  private mutating func changeInPlace() {
    guard !constraints.isEmpty else { return }
    let constraint = constraints[random(constraints.count)]
    switch random(3) {
    case 0: constraint.multiplier = Double(1 + random(8)) / 4
    case 1: constraint.relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random(3)]
    default: constraint.priority = LayoutPriority([1000, 999, 500][random(3)])
    }
  }

  private mutating func changeAlignment() {
    view().alignmentRectInsets = EdgeInsets(
      top: Double(random(4)), left: Double(random(9)), bottom: Double(random(4)),
      right: Double(random(9)))
  }

  private mutating func changeBaselines() {
    let view = view()
    view.firstBaselineOffsetFromTop = random(3) == 0 ? nil : Double(random(20))
    view.lastBaselineOffsetFromBottom = random(3) == 0 ? nil : Double(random(8))
  }

  private mutating func changeFrame() {
    let view = view()
    switch random(4) {
    case 0: view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 1: view.autoresizingMask = AutoresizingMask(rawValue: UInt(random(64)))
    default:
      view.frame = Rect(
        x: Double(random(50)), y: Double(random(50)), width: Double(random(200)),
        height: Double(random(100)))
    }
  }

  /// A constraint on margins or baselines, which guides do not have.
  private mutating func addViewConstraint() {
    let attributes: [(LayoutAttribute, LayoutAttribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.left, .leftMargin),
      (.top, .topMargin), (.bottom, .bottomMargin), (.centerX, .centerXWithinMargins),
      (.firstBaseline, .firstBaseline), (.lastBaseline, .top),
    ]
    let (first, second) = attributes[random(attributes.count)]
    activate(
      LayoutConstraint(
        item: view(), attribute: first, relatedBy: .equal, toItem: view(), attribute: second,
        multiplier: 1, constant: Double(random(11) - 5)))
  }

  private mutating func addSpacing() {
    if random(2) == 0 {
      activate(item().leadingAnchor.constraint(equalToSystemSpacingAfter: item().trailingAnchor))
    } else {
      activate(
        view().firstBaselineAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: view().lastBaselineAnchor, multiplier: 2))
    }
  }

  private mutating func activate(_ constraint: LayoutConstraint) {
    constraint.priority = LayoutPriority([1000, 999, 600][random(3)])
    constraints.append(constraint)
    constraint.isActive = true
  }

  private mutating func changeSets(_ engine: LayoutEngine) {
    if engine.constraintSets.count > 2 {
      engine.constraintSets.removeFirst()
      return
    }
    let width = view().widthAnchor.constraint(equalToConstant: Double(random(90)))
    let left = view().leftAnchor.constraint(lessThanOrEqualTo: view().rightAnchor)
    engine.constraintSets.append(
      ConstraintSet(
        name: "set",
        conditions: [
          TraitCondition(horizontalSizeClass: random(2) == 0 ? .compact : .regular)
        ], constraints: [width, left], overrides: [ViewOverride(view(), .isHidden(true))]))
  }

  private mutating func changeText() {
    let view = view()
    view.text = String(repeating: "lorem ", count: random(12))
    view.numberOfLines = random(3)
  }
}
