import TinamouLayoutTestSupport
import UIKit

/// A window with a source of random edits.
///
/// Each edit has random numbers of its own, so that questions between edits do not change them.
@MainActor final class EditedScreen {
  /// A view whose content size and alignment insets are set.
  final class Box: UIView {
    var size = CGSize(width: 40, height: 30) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller = UIViewController()
  private(set) var views: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  private var numbers = RandomNumbers(seed: 0)

  init() {
    views = [controller.view]
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func random(_ limit: Int) -> Int { numbers.below(limit) }

  func one<Element>(of elements: [Element]) -> Element { elements[random(elements.count)] }

  var view: UIView { one(of: views) }

  /// Makes an edit.
  func edit(seed: UInt64) {
    numbers = RandomNumbers(seed: seed)
    switch random(24) {
    case 0...3: add(makeView(), to: view)
    case 4...8: addConstraint()
    case 9: move()
    case 10: toggleConstraint()
    case 11: changeConstraint()
    case 12: if let view = views.dropFirst().randomElement(of: self) { view.isHidden.toggle() }
    case 13...15: changeStack()
    case 16: changeMargins()
    case 17, 18: changeText()
    case 19: changeContent()
    case 20: changeGuides()
    case 21: controller.additionalSafeAreaInsets.top = CGFloat(random(3) * 20)
    case 22: window.frame.size.width = CGFloat(300 + random(500))
    default: changeTraits()
    }
  }

  /// The frames of all views in the tree, and of the guides.
  var frames: [CGRect] {
    views.filter(isInTree).map(\.frame)
      + guides.filter { $0.owningView.map(isInTree) ?? false }.map(\.layoutFrame)
      + views.compactMap { $0 as? UIScrollView }.filter(isInTree).map {
        CGRect(origin: $0.contentOffset, size: $0.contentSize)
      }
  }

  private func isInTree(_ view: UIView) -> Bool { view.isDescendant(of: controller.view) }

  private func makeView() -> UIView {
    let view: UIView
    switch random(8) {
    case 0, 1: view = UILabel()
    case 2: view = UIButton(type: .system)
    case 3, 4: view = UIStackView()
    case 5:
      let scroll = UIScrollView()
      // The offset, which follows the safe area, is state.
      scroll.contentInsetAdjustmentBehavior = .never
      view = scroll
    case 6: view = Box()
    default: view = UIView()
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    (view as? UILabel)?.text = one(of: ["Hi", "a text of a few words"])
    views.append(view)
    return view
  }

  private func add(_ view: UIView, to superview: UIView) {
    if superview.isDescendant(of: view) { return }
    if let stack = superview as? UIStackView, random(4) != 0 {
      let count = stack.arrangedSubviews.filter { $0 !== view }.count
      stack.insertArrangedSubview(view, at: random(count + 1))
    } else {
      superview.insertSubview(view, at: random(superview.subviews.count + 1))
    }
  }

  private func move() {
    guard let view = views.dropFirst().randomElement(of: self) else { return }
    if random(2) == 0 { view.removeFromSuperview() } else { add(view, to: self.view) }
  }

  // MARK: Constraints

  private var item: AnyObject {
    let view = view
    switch random(8) {
    case 0: return view.layoutMarginsGuide
    case 1: return view.safeAreaLayoutGuide
    case 2: return guides.isEmpty ? view : one(of: guides)
    case 3: return (view as? UIScrollView)?.contentLayoutGuide ?? view
    default: return view
    }
  }

  private func isInTree(item: AnyObject?) -> Bool {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view.map(isInTree) ?? false
  }

  private func addConstraint() {
    let axes: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.top, .bottom, .centerY, .firstBaseline, .lastBaseline],
      [.width, .height],
    ]
    let attributes = one(of: axes)
    let (first, second) = (one(of: attributes), one(of: attributes))
    let (item, other) = (item, item)
    guard isInTree(item: item), isInTree(item: other) else { return }
    let hasBaseline = [first, second].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    if hasBaseline, item is UILayoutGuide || other is UILayoutGuide { return }
    let isNumber = first == .width && random(2) == 0
    let constraint = NSLayoutConstraint(
      item: item, attribute: first,
      relatedBy: one(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      toItem: isNumber ? nil : other, attribute: isNumber ? .notAnAttribute : second,
      multiplier: 1, constant: CGFloat(random(60)))
    constraint.priority = UILayoutPriority(one(of: [1000, 1000, 999, 750, 500, 240]))
    constraints.append(constraint)
    constraint.isActive = true
  }

  private func toggleConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = one(of: constraints)
    let isNumber = constraint.secondAttribute == .notAnAttribute
    if constraint.isActive {
      constraint.isActive = false
    } else if isInTree(item: constraint.firstItem),
      isNumber || isInTree(item: constraint.secondItem)
    {
      constraint.isActive = true
    }
  }

  private func changeConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = one(of: constraints)
    constraint.constant = CGFloat(random(60) - 20)
    if random(2) == 0 { constraint.priority = UILayoutPriority(one(of: [1000, 750, 250])) }
  }

  private func changeGuides() {
    if random(2) == 0 || guides.isEmpty {
      let guide = UILayoutGuide()
      guides.append(guide)
      view.addLayoutGuide(guide)
    } else {
      let guide = one(of: guides)
      if let owner = guide.owningView { owner.removeLayoutGuide(guide) }
      if random(2) == 0 { view.addLayoutGuide(guide) }
    }
  }
}

extension Collection where Index == Int {
  /// An element that the edits of a screen choose; `nil` if there is none.
  @MainActor fileprivate func randomElement(of screen: EditedScreen) -> Element? {
    isEmpty ? nil : self[startIndex + screen.random(count)]
  }
}
