import Testing
import UIKit

/// The scroll view of a page view controller whose pages scroll.
@MainActor @Suite struct PageTests {
  private func pages(
    _ axis: UIPageViewController.NavigationOrientation,
    _ style: UIPageViewController.TransitionStyle = .scroll
  ) -> UIPageViewController {
    UIPageViewController(transitionStyle: style, navigationOrientation: axis)
  }

  private func scroller(of pages: UIPageViewController) -> UIScrollView? {
    pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  @Test(arguments: [
    (UIPageViewController.NavigationOrientation.horizontal, CGPoint(x: 390, y: 0)),
    (.vertical, CGPoint(x: 0, y: 844)),
  ])
  func `it has room for a page before and after the one that is shown`(
    _ axis: UIPageViewController.NavigationOrientation, offset: CGPoint
  ) throws {
    let (pages, page) = (pages(axis), UIViewController())
    let scrollView = try #require(scroller(of: pages))
    pages.setViewControllers([page], direction: .forward, animated: false)
    let window = UIWindow.showing(pages)
    window.layoutIfNeeded()
    #expect(scrollView.frame == window.bounds)
    #expect(scrollView.contentOffset == offset)
    #expect(
      scrollView.contentSize
        == CGSize(width: 390 + 2 * offset.x, height: 844 + 2 * offset.y))
    #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
    #expect(page.view.safeAreaInsets.top == 47 && page.view.safeAreaInsets.bottom == 34)
  }

  @Test func `the page follows the size of the window`() throws {
    try LayoutWindow.iPadAir2(.landscape).show({ pages(.horizontal) }) { pages, window in
      let page = UIViewController()
      pages.setViewControllers([page], direction: .forward, animated: false)
      window.layoutIfNeeded()
      try window.resize(to: .iPadAir2(.portrait))
      #expect(page.view.convert(page.view.bounds, to: window) == window.bounds)
      #expect(scroller(of: pages)?.contentOffset == CGPoint(x: 768, y: 0))
    }
  }

  @Test func `pages that curl have none`() {
    let pages = pages(.horizontal, .pageCurl)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    #expect(scroller(of: pages) == nil)
  }
}
