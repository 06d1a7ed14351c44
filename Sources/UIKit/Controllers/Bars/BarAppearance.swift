public import Foundation

/// The appearance of a bar; nothing is drawn.
@preconcurrency @MainActor open class UIBarAppearance: MainActorObject {
  /// Has no effect: nothing is drawn.
  open var backgroundColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var backgroundImage: UIImage?
  /// Has no effect: nothing is drawn.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Has no effect: nothing is drawn.
  open var backgroundEffect: UIBlurEffect?
  /// Has no effect: nothing is drawn.
  open var shadowColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var shadowImage: UIImage?

  /// Makes an appearance.
  public init() { super.init(mainActor: ()) }
  /// Uses the background of the system.
  open func configureWithDefaultBackground() {}
  /// Uses an opaque background.
  open func configureWithOpaqueBackground() {}
  /// Uses a transparent background.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; nothing is drawn.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; nothing is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title; nothing is drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Has no effect: nothing is drawn.
  open var titlePositionAdjustment = UIOffset.zero
  /// Has no effect: nothing is drawn.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Has no effect: nothing is drawn.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Has no effect: nothing is drawn.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button; nothing is drawn.
  open private(set) var backIndicatorImage = UIImage()
  /// Sets the image of the back button; nothing is drawn.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) { self.backIndicatorImage = backIndicatorImage ?? UIImage() }
}

/// The appearance of a tab bar; nothing is drawn.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Has no effect: nothing is drawn.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect: nothing is drawn.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect: nothing is drawn.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Has no effect: nothing is drawn.
  open var selectionIndicatorTintColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var selectionIndicatorImage: UIImage?
  /// Has no effect: nothing is drawn.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Has no effect: nothing is drawn.
  open var stackedItemWidth: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var stackedItemSpacing: CGFloat = 0
}

/// The appearance of buttons in a state; nothing is drawn.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: MainActorObject {
  /// Has no effect: nothing is drawn.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Has no effect: nothing is drawn.
  public var iconColor: UIColor?
  /// Has no effect: nothing is drawn.
  public var titlePositionAdjustment = UIOffset.zero
  /// Has no effect: nothing is drawn.
  public var backgroundImage: UIImage?
  /// Has no effect: nothing is drawn.
  public var badgeBackgroundColor: UIColor?

  init() { super.init(mainActor: ()) }
}

/// The appearance of tabs in a state; nothing is drawn.
public typealias UITabBarItemStateAppearance = UIBarButtonItemStateAppearance

/// The appearance of buttons in a bar; nothing is drawn.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: MainActorObject {
  /// Has no effect: nothing is drawn.
  public let normal = UIBarButtonItemStateAppearance()
  /// Has no effect: nothing is drawn.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Has no effect: nothing is drawn.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Has no effect: nothing is drawn.
  public let selected = UIBarButtonItemStateAppearance()
  /// Has no effect: nothing is drawn.
  public let focused = UIBarButtonItemStateAppearance()

  /// Makes an appearance.
  public init(style: UIBarButtonItem.Style = .plain) { super.init(mainActor: ()) }
}

/// The appearance of tabs; nothing is drawn.
public typealias UITabBarItemAppearance = UIBarButtonItemAppearance

/// The appearance of a toolbar; nothing is drawn.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a bar; nothing is drawn.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The bars in which an image is shown; nothing is drawn.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// Where a bar is; nothing is drawn.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// Is asked about a bar; never called.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {}

/// Is asked about a navigation bar; never called.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

/// Is told of taps of a tab bar; never called.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {}
