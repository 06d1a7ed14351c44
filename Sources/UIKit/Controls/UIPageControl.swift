public import Foundation
import TinamouLayout

/// A page control.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages: Int {
    get { storedNumberOfPages }
    set {
      storedNumberOfPages = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var storedNumberOfPages = 0
  /// The current page.
  open var currentPage = 0
  /// Has no effect: nothing is drawn.
  open var pageIndicatorTintColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var currentPageIndicatorTintColor: UIColor?
  /// Returns the size for a number of pages, in points: dots of 7 points, 9 points apart (our
  /// choice); 26 high in iOS 14 and later, 37 before.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pages = CGFloat(max(pageCount, 0))
    return CGSize(width: pages == 0 ? 0 : pages * 7 + (pages - 1) * 9, height: 26)
  }
  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false
  /// The style of the background; nothing is drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Has no effect: there are no touch events.
  open var allowsContinuousInteraction = true
  /// The image of pages; nothing is drawn.
  open var preferredIndicatorImage: UIImage?

  /// The style of the background; nothing is drawn.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  override func makeLayoutView() -> LayoutView { LayoutView(kind: .pageControl) }
  override var isContentKnownToLayout: Bool { false }

  override var systemContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
