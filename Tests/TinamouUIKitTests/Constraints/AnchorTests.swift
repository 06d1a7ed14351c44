import Testing
import UIKit

/// Anchors, dimensions and spacings of the system.
@MainActor @Suite struct AnchorTests {
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

  @Test func `anchors of the same attribute of the same view are equal`() {
    #expect(first.leadingAnchor == first.leadingAnchor)
    #expect(first.leadingAnchor.hash == first.leadingAnchor.hash)
    #expect(first.leadingAnchor != second.leadingAnchor)
    #expect(first.leadingAnchor != first.leftAnchor)
    #expect(!first.widthAnchor.isEqual(first.centerXAnchor))
    let guide = root.layoutMarginsGuide
    #expect(guide.topAnchor == root.layoutMarginsGuide.topAnchor)
    #expect(guide.topAnchor != root.topAnchor)
    #expect(first.leadingAnchor.item === first)
  }

  @Test func `a dimension is a multiple of another one plus a constant`() {
    let width = first.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: 0.25, constant: 6)
    #expect(width.multiplier == 0.25)
    #expect(width.constant == 6)
    #expect(width.relation == .equal)
    let height = first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2)
    let room = first.heightAnchor.constraint(
      lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: -1)
    #expect(room.relation == .lessThanOrEqual)
    NSLayoutConstraint.activate([
      width, height, room, first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 86, height: 172))
  }

  @Test func `the distance of two anchors has no item`() {
    let distance = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let constraint = distance.constraint(equalTo: second.widthAnchor)
    #expect(constraint.firstItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.secondItem === second)
    #expect(constraint.secondAttribute == .width)
    let reversed = second.widthAnchor.constraint(equalTo: distance)
    #expect(reversed.firstItem === second)
    #expect(reversed.secondItem == nil)
  }

  @Test func `the spacing of the system between two views is 8 points for each multiple`() {
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.heightAnchor.constraint(equalToConstant: 50),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
      second.widthAnchor.constraint(equalTo: first.widthAnchor),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 76, y: 64, width: 50, height: 50))
  }

  @Test func `a constraint prints its name and what it says`() {
    first.accessibilityIdentifier = "first"
    let width = first.widthAnchor.constraint(equalToConstant: 30)
    width.identifier = "narrow"
    width.priority = .defaultHigh
    #expect(width.description == "<NSLayoutConstraint 'narrow' first.width == 30 @750>")
    #expect("\(width)" == width.description)
  }

  @Test func `a guide that is removed takes its constraints along`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root)
    #expect(root.layoutGuides == [guide])
    let leading = first.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    leading.isActive = true
    root.removeLayoutGuide(guide)
    #expect(!leading.isActive)
    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
  }

  @Test(arguments: [true, false])
  func `an open layout has another answer, a closed one has not`(_ isInWindow: Bool) {
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      first.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      first.widthAnchor.constraint(equalToConstant: 100),
      first.heightAnchor.constraint(equalToConstant: 20),
      first.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    second.removeFromSuperview()
    let window = UIWindow(frame: root.frame)
    if isInWindow { window.addSubview(root) }
    root.layoutIfNeeded()
    let before = first.frame
    #expect(first.hasAmbiguousLayout)
    first.exerciseAmbiguityInLayout()
    #expect(first.frame != before)
    #expect(first.frame.size == before.size)
    #expect(first.frame.minX >= 10 && first.frame.maxX <= 310)
    first.exerciseAmbiguityInLayout()
    #expect(first.frame == before)
    first.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(!first.hasAmbiguousLayout)
    first.exerciseAmbiguityInLayout()
    #expect(first.frame == CGRect(x: 110, y: 0, width: 100, height: 20))
  }

  @Test func `the constant of a system spacing is its points`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraint = inner.leadingAnchor.constraint(
      equalToSystemSpacingAfter: outer.leadingAnchor, multiplier: 2)
    #expect(constraint.constant == 16)
    constraint.constant = 20
    #expect(constraint.constant == 20)
    constraint.isActive = true
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 20)
  }

  /// "An exception will be thrown" (UIKit documentation of `NSLayoutConstraint.priority`).
  @Test func `a change to or from required while active is reported`() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 3)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    constraint.priority = .defaultLow
    #expect(TinamouUIKit.problems.isEmpty)
    constraint.priority = .required
    #expect(TinamouUIKit.clearProblems().count == 1)
    #expect(constraint.priority == .required)
  }
}
