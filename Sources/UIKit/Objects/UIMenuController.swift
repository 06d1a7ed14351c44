public import Foundation

/// The menu for editing, which is never shown.
@preconcurrency @MainActor public final class UIMenuController: MainActorObject {
  /// Where the arrow of the menu points.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  /// The menu.
  public static let shared = UIMenuController()
  /// The menu will be shown; only tests post it.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu was shown; only tests post it.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The menu will be hidden; only tests post it.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu was hidden; only tests post it.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// The items of the app.
  public var menuItems: [UIMenuItem]?
  /// Where the arrow points; no effect.
  public var arrowDirection = ArrowDirection.default
  /// Whether the menu is shown, always `false`.
  public var isMenuVisible: Bool { false }
  /// The frame of the menu, always empty.
  public var menuFrame: CGRect { .zero }

  private init() { super.init(mainActor: ()) }

  /// Does nothing: the menu is never shown.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Does nothing: the menu is never shown.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Does nothing: the menu is never shown.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Does nothing: the menu is never shown.
  public func hideMenu(from targetView: UIView) {}
  /// Does nothing: the menu is never shown.
  public func hideMenu() {}
  /// Does nothing: the menu is never shown.
  public func update() {}
}

/// An item of the menu for editing, which is never shown.
@preconcurrency @MainActor open class UIMenuItem: MainActorObject {
  /// The title.
  open var title: String
  /// The action, which cannot be performed without Objective-C.
  open var action: Selector

  /// Makes an item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init(mainActor: ())
  }
}
