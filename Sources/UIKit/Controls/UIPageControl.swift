public import Foundation
import TinamouLayout

/// A row of dots.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that shows.
  open var currentPage = 0
  /// Nothing is drawn.
  open var pageIndicatorTintColor: UIColor?
  /// Nothing is drawn.
  open var currentPageIndicatorTintColor: UIColor?
  /// The size of the dots of a number of pages, in points: dots of 7 points, 9 apart, our choice; 37
  /// high before and 26 since iOS 14.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pages = CGFloat(max(pageCount, 0))
    return CGSize(width: pages == 0 ? 0 : pages * 7 + (pages - 1) * 9, height: 26)
  }
  /// Whether the dots go when there is one page.
  open var hidesForSinglePage = false
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .pageControl) }
  override var isContentKnownToLayout: Bool { false }

  override var systemContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
