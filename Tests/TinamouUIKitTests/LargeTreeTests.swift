import Testing
import UIKit

@MainActor @Suite struct LargeTreeTests {
  /// Counts the questions for its safe area, which the insets of everything in it depend on.
  private final class CountingView: UIView {
    var questions = 0

    override var safeAreaInsets: UIEdgeInsets {
      questions += 1
      return super.safeAreaInsets
    }
  }

  /// Shows a view with others nested in it, laid out once.
  private func show(_ depth: Int) -> (window: UIWindow, outer: CountingView, innermost: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
    let outer = CountingView(frame: window.bounds)
    window.addSubview(outer)
    var parent: UIView = outer
    for _ in 0..<depth {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      parent = view
    }
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, outer, parent)
  }

  @Test func `the insets of a view are computed as often in a deep tree as in a flat one`() {
    #expect(show(1).outer.questions == show(60).outer.questions)
  }

  @Test func `a pass in which nothing has changed computes no insets`() {
    let (window, outer, innermost) = show(20)
    let before = outer.questions
    window.layoutIfNeeded()
    #expect(outer.questions == before)
    #expect(innermost.convert(CGPoint.zero, to: outer) == CGPoint(x: 20, y: 20))
  }

  @Test func `one view that needs a layout does not make the others compute their insets`() {
    let (window, outer, innermost) = show(20)
    let before = outer.questions
    innermost.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(outer.questions == before)
  }

  @Test func `a view learns of its margins after those around it changed`() {
    final class MarginView: UIView {
      var told = 0
      override func layoutMarginsDidChange() { told += 1 }
    }
    let (window, outer, innermost) = show(3)
    let view = MarginView()
    view.preservesSuperviewLayoutMargins = true
    innermost.preservesSuperviewLayoutMargins = true
    innermost.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.told == 0)
    innermost.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    window.layoutIfNeeded()
    #expect(view.told == 1)
    #expect(view.layoutMargins.top == innermost.layoutMargins.top)
    #expect(outer.subviews.count == 1)
  }

  @Test func `subviews are in the order in which they lie over one another`() {
    let view = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    for part in [a, b, c] { view.addSubview(part) }
    #expect(view.subviews == [a, b, c])
    view.bringSubviewToFront(a)
    #expect(view.subviews == [b, c, a])
    view.insertSubview(c, belowSubview: b)
    #expect(view.subviews == [c, b, a])
    b.removeFromSuperview()
    #expect(view.subviews == [c, a])
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(view.subviews == [a, c])
  }

  @Test func `a view that was removed is not kept`() {
    let view = UIView()
    weak var removed: UIView?
    do {
      let part = UIView()
      removed = part
      view.addSubview(part)
      #expect(view.subviews.count == 1)
      part.removeFromSuperview()
    }
    #expect(removed == nil)
  }
}
