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
  /// Returns the size for a number of pages on the system of the view, in points; see
  /// `SystemMetric` for the numbers.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let platform = layoutView.platform
    let height = CGFloat(platform.value(of: .pageControlHeightInCode))
    guard pageCount > 0 else { return CGSize(width: 0, height: height) }
    let width =
      platform.value(of: .pageControlLeastWidth)
      + Double(pageCount - 1) * platform.value(of: .pageControlDotDistance)
    return CGSize(width: CGFloat(width), height: height)
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
