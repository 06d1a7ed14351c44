public import Foundation
@preconcurrency @MainActor open class UIBarAppearance: MainActorObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public init() { super.init(mainActor: ()) }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) { self.backIndicatorImage = backIndicatorImage ?? UIImage() }
}
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: MainActorObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var iconColor: UIColor?
  public var titlePositionAdjustment = UIOffset.zero
  public var backgroundImage: UIImage?
  public var badgeBackgroundColor: UIColor?
  init() { super.init(mainActor: ()) }
}
public typealias UITabBarItemStateAppearance = UIBarButtonItemStateAppearance
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: MainActorObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let selected = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public init(style: UIBarButtonItem.Style = .plain) { super.init(mainActor: ()) }
}
public typealias UITabBarItemAppearance = UIBarButtonItemAppearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarMetrics: Int, Sendable { case `default`, compact }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {}
@preconcurrency @MainActor open class UIBarItem: MainActorObject {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  public init() { super.init(mainActor: ()) }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open var badgeValue: String?
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  open var badgeColor: UIColor?
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var selectedImage: UIImage?
  open var titlePositionAdjustment = UIOffset.zero
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) { self.init(title: nil, image: nil, tag: tag) }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var identifier: String?
  open var badge: Badge?
  open var hidesSharedBackground = false
  open var sharesBackground = true
  open var isSymbolAnimationEnabled = true
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool) -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  open var isHidden = false
  open var customView: UIView?
  open var width: CGFloat = 0
  open var style = Style.plain
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var isSelected = false
  open var possibleTitles: Set<String>?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play,
      pause, rewind, fastForward, undo, redo, pageCurl, close
  }
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    public static let prominent = Style.done
  }
  public convenience init(title: String?, style: Style = .plain, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }
  public convenience init(image: UIImage?, style: Style = .plain, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target as AnyObject?
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
    self.init()
    self.action = action
    self.target = target as AnyObject?
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    (self.title, image) = (primaryAction?.title, primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(title: String?, image: UIImage? = nil, menu: UIMenu?) {
    self.init()
    (self.title, self.image, self.menu) = (title, image, menu)
  }
  public convenience init(image: UIImage?, menu: UIMenu?) { self.init(title: nil, image: image, menu: menu) }
  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: title, image: image, menu: menu)
    self.primaryAction = primaryAction
  }
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String)
}
@preconcurrency @MainActor open class UIBarButtonItemGroup: MainActorObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var alwaysAvailable = false
  open var isHidden = false
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init(mainActor: ())
  }
  public static func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  public static func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
  { fixedGroup(representativeItem: representativeItem, items: items) }
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
}
extension UIBarButtonItem {
  public struct Badge: Hashable, Sendable {
    public static func count(_ count: UInt) -> Badge { Badge() }
    public static func string(_ value: String) -> Badge { Badge() }
    public static func indicator() -> Badge { Badge() }
  }
}
@preconcurrency @MainActor open class UITabAccessory: MainActorObject {
  public let contentView: UIView
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init(mainActor: ())
  }
}
extension UITabBarController { public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp } }
