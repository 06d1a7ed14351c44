import Testing
import UIKit

/// Constraints as in UIKit: which view holds them, what they contain, when they are removed.
@MainActor @Suite struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let first = UIView()
  private let second = UIView()

  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// A constraint with a name of its own, as layout libraries have them.
  private final class Labelled: NSLayoutConstraint {
    var label: String?
  }

  @Test func `the nearest common ancestor keeps a constraint`() {
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    NSLayoutConstraint.activate([width, gap])
    #expect(first.constraints == [width])
    #expect(root.constraints == [gap])
    gap.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func `a constraint says what it was made of`() {
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    #expect(gap.firstItem === second)
    #expect(gap.secondItem === first)
    #expect(gap.firstAttribute == .leading)
    #expect(gap.secondAttribute == .trailing)
    #expect(gap.relation == .equal)
    #expect(gap.multiplier == 1)
    #expect(gap.constant == 8)
    #expect(gap.priority == .required)
    #expect(!gap.isActive)
    #expect(gap.firstAnchor.isEqual(second.leadingAnchor))
    #expect(gap.secondAnchor?.isEqual(first.trailingAnchor) == true)
  }

  @Test func `a constraint with a number has no second attribute`() {
    let height = NSLayoutConstraint(
      item: first, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .height, multiplier: 1, constant: 40)
    #expect(height.secondItem == nil)
    #expect(height.secondAttribute == .notAnAttribute)
    #expect(height.relation == .lessThanOrEqual)
    height.isActive = true
    #expect(first.constraints == [height])
  }

  @Test func `a subclass keeps its identity`() {
    let top = Labelled(
      item: first, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 5)
    top.label = "top"
    root.addConstraint(top)
    #expect((root.constraints.first as? Labelled)?.label == "top")
  }

  @Test func `the view that a constraint is added to keeps it`() {
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(width)
    #expect(root.constraints == [width])
    #expect(first.constraints.isEmpty)
    first.removeConstraint(width)
    #expect(width.isActive)
    root.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test func `a view that leaves takes its constraints along`() {
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([gap, width])
    first.removeFromSuperview()
    #expect(!gap.isActive)
    #expect(width.isActive)
    #expect(root.constraints.isEmpty)
    #expect(first.constraints == [width])
  }

  @Test func `a view that leaves takes along what an outer view holds of it`() {
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(width)
    first.removeFromSuperview()
    #expect(!width.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func `a view holds only constraints of its own tree`() {
    let width = first.widthAnchor.constraint(equalToConstant: 10)
    second.addConstraint(width)
    #expect(!width.isActive)
    #expect(second.constraints.isEmpty)
    #expect(TinamouUIKit.clearProblems().count == 1)
    width.isActive = true
    root.addConstraint(width)
    #expect(root.constraints == [width])
    #expect(first.constraints.isEmpty)
  }

  @Test func `the view that a constraint is added to determines its direction`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    first.addSubview(inner)
    first.widthAnchor.constraint(equalToConstant: 100).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.semanticContentAttribute = .forceRightToLeft
    root.addConstraint(inner.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 10))
    root.layoutIfNeeded()
    #expect(inner.frame.maxX == 90)
  }

  @Test func `a view keeps its active constraints alive`() {
    weak var constraint: NSLayoutConstraint?
    do {
      let width = first.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      constraint = width
    }
    #expect(constraint != nil)
    constraint?.isActive = false
    #expect(constraint == nil)
  }

  @Test func `views without a common ancestor are refused with a message`() {
    let stranger = UIView()
    let gap = stranger.leadingAnchor.constraint(equalTo: first.leadingAnchor)
    gap.isActive = true
    #expect(!gap.isActive)
    #expect(TinamouUIKit.clearProblems().map(\.description).first?.contains("ancestor") == true)
  }

  @Test func `a conflict is reported once, with its constraints`() {
    let narrow = first.widthAnchor.constraint(equalToConstant: 50)
    let wide = first.widthAnchor.constraint(equalToConstant: 60)
    wide.identifier = "wide"
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    let problems = TinamouUIKit.clearProblems()
    #expect(problems.count == 1)
    guard case .conflict(let members, let broken) = problems.first else {
      Issue.record("no conflict")
      return
    }
    #expect(members.count == 2)
    #expect(broken.contains("'wide'"))
    #expect(first.frame.width == 50)
  }

  @Test func `attributes, relations and options have UIKit's numbers`() {
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.height.rawValue == 8)
    #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
  }

  @Test func `a visual format makes constraints of any items`() {
    let views = ["first": first, "second": second]
    let metrics: [String: Any] = ["gap": 12, "size": CGFloat(30)]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[first(size)]-gap-[second(==first)]", options: .alignAllTop,
        metrics: metrics, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-5-[first(20)]", metrics: nil, views: views)
        + [second.heightAnchor.constraint(equalToConstant: 9)])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 5, width: 30, height: 20))
    #expect(second.frame == CGRect(x: 52, y: 5, width: 30, height: 9))
  }

  @Test func `a wrong visual format is reported and makes nothing`() {
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-[missing]", views: [:]).isEmpty)
    #expect(TinamouUIKit.clearProblems().count == 1)
  }

  @Test func `what is associated with an object goes with the object's association`() {
    var key: UInt8 = 0
    objc_setAssociatedObject(first, &key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, &key) as? String == "kept")
    #expect(objc_getAssociatedObject(second, &key) == nil)
    objc_setAssociatedObject(first, &key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, &key) == nil)
  }

  @Test func `an app may add numbers to priorities in its own way`() {
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(252))
  }
}

/// An operator as apps declare it, for which UIKit has none.
private func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
  UILayoutPriority(left.rawValue + 2 * right)
}
