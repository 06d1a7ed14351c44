import Testing
import UIKit

/// Frames of views that are transformed.
@MainActor @Suite struct TransformTests {
  private nonisolated static let transforms = [
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(translationX: 30, y: -10),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
    CGAffineTransform(translationX: 5, y: 5).scaledBy(x: -1, y: 4),
  ]

  @Test(arguments: transforms)
  func `a frame that is set is the one that is returned`(transform: CGAffineTransform) {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = transform
    let frame = CGRect(x: 8, y: 16, width: 64, height: 32)
    view.frame = frame
    #expect(view.frame == frame)
    view.frame.origin.y = 100
    #expect(view.frame == CGRect(x: 8, y: 100, width: 64, height: 32))
  }

  @Test func `a view that moves does not change its bounds, whatever its transform`() {
    for transform in Self.transforms {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      view.transform = transform
      view.frame.origin.x += 7
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.center == CGPoint(x: 67, y: 45))
    }
  }

  @Test func `a view that is turned by a right angle has the sides of its frame exchanged`() {
    let view = UIView()
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(view.bounds.size == CGSize(width: 480, height: 320))
    #expect(view.center == CGPoint(x: 160, y: 240))
  }

  @Test func `a view that is flat moves, and keeps its bounds`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
    #expect(view.center == CGPoint(x: 60, y: 60))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 55, y: 55, width: 10, height: 10))
  }

  @Test func `a subview that is transformed follows its superview`() {
    let (view, subview) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    )
    view.addSubview(subview)
    subview.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    subview.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(subview.frame == CGRect(x: 130, y: 80, width: 40, height: 40))
    #expect(subview.bounds.size == CGSize(width: 20, height: 20))
  }
}

/// Views that another point than their center places.
@MainActor @Suite struct AnchorPointTests {
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.layer.anchorPoint = .zero
    return view
  }

  @Test func `another anchor point moves the view, because its center stays`() {
    let view = view()
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    #expect(view.anchorPoint == .zero)
  }

  @Test func `the position is that of the anchor point`() {
    let view = view()
    view.layer.position = CGPoint(x: 10, y: 20)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds.size = CGSize(width: 30, height: 40)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `a transform keeps the anchor point`() {
    let view = view()
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 60, y: 45, width: 200, height: 150))
    let subview = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.addSubview(subview)
    let superview = UIView()
    superview.addSubview(view)
    #expect(
      subview.convert(subview.bounds, to: superview)
        == CGRect(x: 70, y: 60, width: 20, height: 30))
    #expect(
      view.convert(CGPoint(x: 70, y: 60), from: superview) == CGPoint(x: 5, y: 5))
  }

  @Test func `a frame that is set is kept, with the transform and the anchor point`() {
    let view = view()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 1, y: 2, width: 40, height: 60)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 40, height: 60))
    #expect(view.bounds.size == CGSize(width: 20, height: 30))
    #expect(view.center == CGPoint(x: 1, y: 2))
  }

  @Test func `constraints place the view, whatever its anchor point`() {
    let (superview, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    view.layer.anchorPoint = CGPoint(x: 1, y: 0)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 40, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 130, y: 40))
  }
}
