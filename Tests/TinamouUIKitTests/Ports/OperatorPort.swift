import Testing
import UIKit

/// An operator notation as in some libraries: anchors compared with `==`, `<=` and `>=`.
private struct Shifted<AnchorType: AnyObject> {
  let anchor: NSLayoutAnchor<AnchorType>
  let constant: CGFloat
}

precedencegroup PortPriority {
  lowerThan: ComparisonPrecedence
}
infix operator ~! : PortPriority

@MainActor private func + <Kind>(left: NSLayoutAnchor<Kind>, right: CGFloat) -> Shifted<Kind> {
  Shifted(anchor: left, constant: right)
}
@MainActor private func - <Kind>(left: NSLayoutAnchor<Kind>, right: CGFloat) -> Shifted<Kind> {
  Shifted(anchor: left, constant: -right)
}
@MainActor @discardableResult
private func == <Kind>(left: NSLayoutAnchor<Kind>, right: Shifted<Kind>) -> NSLayoutConstraint {
  activated(left.constraint(equalTo: right.anchor, constant: right.constant))
}
@MainActor @discardableResult
private func == (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  activated(left.constraint(equalTo: right))
}
@MainActor @discardableResult
private func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  activated(left.constraint(equalTo: right))
}
@MainActor @discardableResult
private func == (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  activated(left.constraint(equalTo: right))
}
@MainActor @discardableResult
private func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  activated(left.constraint(equalToConstant: right))
}
@MainActor @discardableResult
private func >= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  activated(left.constraint(greaterThanOrEqualToConstant: right))
}
@MainActor @discardableResult
private func <= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  activated(left.constraint(lessThanOrEqualToConstant: right))
}
@MainActor private func ~! (constraint: NSLayoutConstraint, priority: Float) {
  constraint.isActive = false
  constraint.priority = UILayoutPriority(priority)
  constraint.isActive = true
}
@MainActor private func activated(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  constraint.isActive = true
  return constraint
}

@MainActor @Suite struct OperatorPort {
  @Test(arguments: PortScene.all)
  func `an operator notation gives the frames of the arithmetic`(_ scene: PortScene) {
    let stage = PortStage(scene)
    build(scene.kind, stage.root, stage.first, stage.second)
    let frames = stage.frames
    #expect(frames.0 == scene.expected.0)
    #expect(frames.1 == scene.expected.1)
  }

  /// A view at these distances from the edges of another one.
  private func pin(
    _ view: UIView, _ other: UIView, top: CGFloat? = nil, leading: CGFloat? = nil,
    bottom: CGFloat? = nil, trailing: CGFloat? = nil, width: CGFloat? = nil,
    height: CGFloat? = nil
  ) {
    if let top { view.topAnchor == other.topAnchor + top }
    if let leading { view.leadingAnchor == other.leadingAnchor + leading }
    if let bottom { view.bottomAnchor == other.bottomAnchor - bottom }
    if let trailing { view.trailingAnchor == other.trailingAnchor - trailing }
    if let width { view.widthAnchor == width }
    if let height { view.heightAnchor == height }
  }

  private func build(_ kind: PortScene.Kind, _ root: UIView, _ a: UIView, _ b: UIView) {
    switch kind {
    case .edges:
      pin(a, root, top: 0, leading: 0, bottom: 0, trailing: 0)
      pin(b, a, top: 0, leading: 0, bottom: 0, trailing: 0)
    case .insets:
      pin(a, root, top: 20, leading: 10, bottom: 20, trailing: 10)
      pin(b, root, top: 5, leading: 5, bottom: 5, trailing: 5)
    case .topBar:
      pin(a, root, top: 0, leading: 0, trailing: 0, height: 44)
      pin(b, root, leading: 0, bottom: 0, trailing: 0)
      b.topAnchor == a.bottomAnchor
    case .bottomBar:
      pin(a, root, top: 0, leading: 0, trailing: 0)
      pin(b, root, leading: 0, bottom: 0, trailing: 0, height: 49)
      a.bottomAnchor == b.topAnchor
    case .leadingColumn:
      columns(root, a, b)
      a.widthAnchor == 100
    case .trailingColumn:
      columns(root, a, b)
      b.widthAnchor == 80
    case .halves:
      columns(root, a, b)
      a.widthAnchor == b.widthAnchor
    case .thirds:
      columns(root, a, b)
      a.widthAnchor == 120
    case .fixedTopLeading:
      pin(a, root, top: 20, leading: 16, width: 50, height: 40)
      pin(b, a, top: 0, bottom: 0, width: 30)
      b.leadingAnchor == a.trailingAnchor + 8
    case .fixedBottomTrailing:
      pin(a, root, bottom: 20, trailing: 16, width: 50, height: 40)
      pin(b, a, top: 0, bottom: 0, width: 30)
      b.trailingAnchor == a.leadingAnchor - 8
    case .stacked:
      pin(a, root, top: 8, leading: 8, trailing: 8, height: 60)
      pin(b, a, leading: 0, trailing: 0, height: 60)
      b.topAnchor == a.bottomAnchor + 8
    case .stackedBottomFills:
      pin(a, root, top: 0, leading: 0, trailing: 0, height: 100)
      pin(b, root, leading: 0, bottom: 0, trailing: 0)
      b.topAnchor == a.bottomAnchor + 10
    case .gap:
      pin(a, root, top: 10, leading: 0, width: 40, height: 30)
      pin(b, a, top: 0, bottom: 0)
      b.widthAnchor == a.widthAnchor
      b.leadingAnchor == a.trailingAnchor + 15
    case .equalHeights:
      pin(a, root, top: 0, leading: 0, width: 50)
      pin(b, root, leading: 0, bottom: 0, width: 50)
      a.heightAnchor == b.heightAnchor
      a.bottomAnchor == b.topAnchor
    case .atLeast:
      line(root, a, b)
      a.widthAnchor >= 90
      a.widthAnchor == 10 ~! 500
    case .atMost:
      line(root, a, b)
      a.widthAnchor <= 70
      a.widthAnchor == 200 ~! 500
    case .weakYields:
      line(root, a, b)
      a.widthAnchor == 5 ~! 250
      b.widthAnchor == 50 ~! 750
    case .strongWins:
      pin(a, root, top: 0, leading: 0, height: 20)
      a.widthAnchor == 200 ~! 800
      a.widthAnchor == 100 ~! 700
      pin(b, a, top: 0, bottom: 0, width: 40)
      b.leadingAnchor == a.trailingAnchor
    case .metrics:
      pin(a, root, top: 24, leading: 12, width: 36, height: 48)
      pin(b, a, top: 0, bottom: 0, width: 36)
      b.leadingAnchor == a.trailingAnchor + 12
    case .sidebar:
      pin(a, root, top: 20, leading: 0, bottom: 0, width: 90)
      pin(b, root, top: 20, bottom: 0, trailing: 0)
      b.leadingAnchor == a.trailingAnchor + 8
    case .header:
      pin(a, root, top: 0, leading: 0, trailing: 0, height: 64)
      pin(b, root, leading: 16, bottom: 16, trailing: 16)
      b.topAnchor == a.bottomAnchor + 16
    case .footer:
      pin(a, root, top: 16, leading: 16, trailing: 16)
      pin(b, root, leading: 0, bottom: 0, trailing: 0, height: 50)
      a.bottomAnchor == b.topAnchor - 16
    case .card:
      pin(a, root, top: 30, leading: 20, trailing: 20, height: 200)
      pin(b, a, top: 16, leading: 16, bottom: 16, trailing: 16)
    case .row:
      pin(a, root, top: 8, leading: 16, width: 44, height: 44)
      pin(b, root, trailing: 16)
      pin(b, a, top: 0, bottom: 0)
      b.leadingAnchor == a.trailingAnchor + 12
    case .overlap:
      pin(a, root, top: 0, leading: 0, trailing: 0, height: 100)
      pin(b, a, top: 60, leading: 30, bottom: -60, trailing: 30)
    }
  }

  private func columns(_ root: UIView, _ a: UIView, _ b: UIView) {
    pin(a, root, top: 0, leading: 0, bottom: 0)
    pin(b, root, top: 0, bottom: 0, trailing: 0)
    a.trailingAnchor == b.leadingAnchor
  }

  private func line(_ root: UIView, _ a: UIView, _ b: UIView) {
    pin(a, root, top: 0, leading: 0, height: 20)
    pin(b, root, top: 0, trailing: 0, height: 20)
    a.trailingAnchor == b.leadingAnchor
  }
}
