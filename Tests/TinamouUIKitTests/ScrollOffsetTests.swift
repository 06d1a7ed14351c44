import Testing
import UIKit

/// Offsets after the content or the view has changed.
@MainActor @Suite struct ScrollOffsetTests {
  private func scroll(_ content: CGFloat, _ height: CGFloat) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: content)
    scroll.layoutIfNeeded()
    return scroll
  }

  @Test func `content that becomes shorter scrolls back`() {
    let scroll = scroll(500, 100)
    scroll.contentOffset.y = 400
    scroll.contentSize.height = 150
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 50)
  }

  @Test func `a view that becomes longer scrolls back`() {
    let scroll = scroll(1_000, 200)
    scroll.contentOffset.y = 800
    scroll.frame.size.height = 600
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func `an offset that the app sets stays, also beyond the end`() {
    let scroll = scroll(150, 100)
    scroll.contentOffset.y = 120
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 120)
  }

  @Test func `geometry prints as on Apple's platforms`() {
    #expect("\(CGRect(x: 1, y: 2, width: 30, height: 40.5))" == "(1.0, 2.0, 30.0, 40.5)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect(String(reflecting: CGSize(width: 3, height: 4)) == "(3.0, 4.0)")
  }
}
