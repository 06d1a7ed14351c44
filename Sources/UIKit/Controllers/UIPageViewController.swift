public import Foundation
import TinamouLayout

/// Shows the first of the controllers that it is given, in all of its view.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages turn; nothing moves.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// Where the next page is.
  public enum NavigationOrientation: Int, Sendable {
    /// At the side.
    case horizontal = 0
    /// Below.
    case vertical = 1
  }

  /// Which way pages turn; nothing moves.
  public enum NavigationDirection: Int, Sendable {
    /// To the next one.
    case forward = 0
    /// To the one before.
    case reverse = 1
  }

  /// What a page view begins with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it.
    public let rawValue: String

    /// Makes a key from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The room between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// Where the next page is.
  public let navigationOrientation: NavigationOrientation
  /// Tells the pages around one; never asked, since there is no touch.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears of pages that turn; never called.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that show.
  public private(set) var viewControllers: [UIViewController]?

  /// Makes a controller of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of pages; nothing is decoded.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
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
      view.fill(with: content)
      page.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// Tells the pages around one; never asked.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of pages that turn; never called.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
