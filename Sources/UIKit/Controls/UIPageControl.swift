public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A page control.
@preconcurrency @MainActor open class UIPageControl: InertPageControl {
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
  /// Returns the size for a number of pages, in points.
  ///
  /// Up to iOS 18 dots of 7 points are 9 points apart (our choice) and the control is 26 high, 37 before
  /// iOS 14. On iOS 27 a view dump (github Tembeon/morph) has a dot every 17.67 points and 126 points for
  /// five pages; that the rest is at both ends is our interpretation.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let pages = CGFloat(max(pageCount, 0))
    let platform = layoutView.platform
    let isNew = platform.system >= .iOS26
    let height = isNew ? CGFloat(platform.value(of: .pageControlHeight)) : 26
    let width = isNew ? 126 + (pages - 5) * 17.67 : pages * 7 + (pages - 1) * 9
    return CGSize(width: pages == 0 ? 0 : width, height: height)
  }
  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false

  /// The style of the background; nothing is drawn.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  override func makeLayoutView() -> LayoutView { LayoutView(kind: .pageControl) }
  override var isContentKnownToLayout: Bool { false }

  override var systemContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
