public import Foundation

/// How a bar looks; nothing is drawn.
@preconcurrency @MainActor open class UIBarAppearance: MainActorObject {
  /// Nothing is drawn.
  open var backgroundColor: UIColor?
  /// Nothing is drawn.
  open var backgroundImage: UIImage?
  /// Nothing is drawn.
  open var backgroundEffect: UIBlurEffect?
  /// Nothing is drawn.
  open var shadowColor: UIColor?
  /// Nothing is drawn.
  open var shadowImage: UIImage?

  /// Makes an appearance.
  public init() { super.init(mainActor: ()) }
  /// Takes the background of the system.
  open func configureWithDefaultBackground() {}
  /// Takes a background through which nothing shows.
  open func configureWithOpaqueBackground() {}
  /// Takes no background.
  open func configureWithTransparentBackground() {}
}

/// How a bar above content looks; nothing is drawn.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// What the title looks like; nothing is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// What a large title looks like; nothing is drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar of tabs looks; nothing is drawn.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// How a bar of buttons looks; nothing is drawn.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// How a bar looks; nothing is drawn.
public enum UIBarStyle: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Black.
  case black = 1
}

/// In which bars a picture shows; nothing is drawn.
public enum UIBarMetrics: Int, Sendable {
  /// In all.
  case `default` = 0
  /// In low ones.
  case compact = 1
}
