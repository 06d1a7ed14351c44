public import Foundation

/// The appearance of a bar; nothing is drawn.
@preconcurrency @MainActor open class UIBarAppearance: MainActorObject {
  /// Has no effect: nothing is drawn.
  open var backgroundColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var backgroundImage: UIImage?
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
}

/// The appearance of a tab bar; nothing is drawn.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// The appearance of a toolbar; nothing is drawn.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a bar; nothing is drawn.
public enum UIBarStyle: Int, Sendable {
  /// The default.
  case `default` = 0
  /// Black.
  case black = 1
}

/// The bars in which an image is shown; nothing is drawn.
public enum UIBarMetrics: Int, Sendable {
  /// All bars.
  case `default` = 0
  /// Bars in a compact height.
  case compact = 1
}
