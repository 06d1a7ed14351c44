public import Foundation
import TinamouLayout

/// Shows the first one of its controllers, which fills its view; where pages scroll, in a scroll
/// view.
@preconcurrency @MainActor open class UIPageViewController: InertPageViewController {
  /// The animation between pages; nothing is animated.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The direction of a page change; nothing is animated.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Where the spine is.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// Where the spine is; nothing is drawn.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// The gesture recognisers, of which there are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The animation between pages.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The pages that are shown.
  public private(set) var viewControllers: [UIViewController]?

  /// Makes a page view controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a page view controller whose pages curl from right to left.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }
  /// Makes a page view controller; the coder is not read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  override var placesChildren: Bool { true }

  /// The scroll view of pages that scroll.
  private lazy var scrollView = PageScrollView(isVertical: navigationOrientation == .vertical)

  open override func loadView() {
    super.loadView()
    if transitionStyle == .scroll { view.fill(with: scrollView) }
  }

  private func show(_ content: UIView) {
    guard transitionStyle == .scroll else { return view.fill(with: content) }
    if scrollView.superview == nil { view.fill(with: scrollView) }
    scrollView.show(content)
  }

  /// Shows other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    self.viewControllers = viewControllers
    if let page = viewControllers?.first, let content = page.view {
      addChild(page)
      show(content)
      page.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// Provides the pages; never called.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate, which is never called.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: InertPageViewControllerDelegate {}
