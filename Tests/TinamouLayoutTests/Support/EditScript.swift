import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// A tree with a source of random edits.
struct EditScript {
  let root = LayoutView("root")
  private(set) var views: [LayoutView]
  var constraints: [LayoutConstraint] = []
  private var numbers: RandomNumbers

  init(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
    views = [root]
  }

  /// A number from zero up to the limit, excluding it.
  mutating func random(_ limit: Int) -> Int { numbers.below(limit) }

  mutating func view() -> LayoutView { views[random(views.count)] }

  mutating func edit(_ engine: LayoutEngine) {
    switch random(24) {
    case 0, 1, 2: addView()
    case 3, 4, 5, 6, 7: addConstraint()
    case 8: removeView()
    case 9: toggleConstraint()
    case 10: changeConstraint()
    case 11: changeContent()
    case 12: engine.environment.windowSize.width = Double(100 + random(900))
    case 13:
      engine.environment.traits.layoutDirection = random(2) == 0 ? .leftToRight : .rightToLeft
    case 14: view().directionalLayoutMargins = .all(Double(random(20)))
    case 15: engine.environment.safeAreaInsets.top = Double(random(3) * 20)
    default: editMore(engine)
    }
  }

  private mutating func addView() {
    let child = LayoutView("v\(views.count)", kind: random(2) == 0 ? .label : .view)
    if random(2) == 0 {
      child.intrinsicContentSize = Size(
        width: Double(random(100)), height: Double(10 + random(30)))
    }
    view().addSubview(child)
    views.append(child)
  }

  private mutating func removeView() {
    let view = view()
    guard view !== root else { return }
    let parent = view.superview
    view.removeFromSuperview()
    if random(2) == 0 { parent?.addSubview(view) } else { views = views.filter(isInTree) }
  }

  private func isInTree(_ view: LayoutView) -> Bool {
    var next: LayoutView? = view
    while let candidate = next {
      if candidate === root { return true }
      next = candidate.superview
    }
    return false
  }

  mutating func item() -> LayoutItem {
    let view = view()
    switch random(8) {
    case 0: return view.layoutMarginsGuide
    case 1: return view.safeAreaLayoutGuide
    case 2: return view.readableContentGuide
    default: return view
    }
  }

  private mutating func addConstraint() {
    let horizontal: [LayoutAttribute] = [.leading, .trailing, .centerX]
    let vertical: [LayoutAttribute] = [.top, .bottom, .centerY]
    let sizes: [LayoutAttribute] = [.width, .height]
    let attributes = [horizontal, vertical, sizes][random(3)]
    let first = attributes[random(attributes.count)]
    let second = attributes[random(attributes.count)]
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let strengths: [Float] = [1000, 1000, 999, 750, 500, 250]
    let constraint = LayoutConstraint(
      LayoutExpression([.init(item(), first)]), relations[random(4)],
      LayoutExpression([.init(item(), second)], constant: Double(random(41) - 20)),
      priority: LayoutPriority(strengths[random(strengths.count)]))
    constraints.append(constraint)
    constraint.isActive = true
  }

  private mutating func toggleConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = constraints[random(constraints.count)]
    if constraint.isActive {
      constraint.isActive = false
    } else if (try? constraint.validate()) != nil {
      constraint.isActive = true
    }
  }

  private mutating func changeConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = constraints[random(constraints.count)]
    constraint.constant = Double(random(41) - 20)
    if random(3) == 0 { constraint.priority = LayoutPriority(Float(1 + random(1000))) }
  }

  private mutating func changeContent() {
    let view = view()
    view.intrinsicContentSize.width = Double(random(120) - 1)
    view.setContentHuggingPriority(
      LayoutPriority(Float(250 + random(3))), for: random(2) == 0 ? .horizontal : .vertical)
  }
}
