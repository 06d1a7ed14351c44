public import Foundation

/// A button in a bar; bars do not lay out their items.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The view.
  open var customView: UIView?
  /// The width of a fixed space, in points; not laid out.
  open var width: CGFloat = 0
  /// The style of the button; nothing is drawn.
  open var style = Style.plain
  /// The action of the button, which cannot be performed without Objective-C.
  open var action: Selector?
  /// The target of the action.
  open weak var target: AnyObject?
  /// The action of the button.
  open var primaryAction: UIAction?
  /// A menu, which is never shown.
  open var menu: UIMenu?
  /// Has no effect.
  open var tintColor: UIColor?

  /// Whether the button is selected; nothing is drawn.
  open var isSelected = false
  /// The titles for which there is room; not laid out.
  open var possibleTitles: Set<String>?
  /// Does nothing: nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is drawn.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is drawn.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Does nothing: nothing is drawn.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// Does nothing: nothing is drawn.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// The standard buttons, with UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close
  }

  /// The style of a button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// Makes an item with a title.
  public convenience init(title: String?, style: Style = .plain, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }
  /// Makes an item with an image.
  public convenience init(image: UIImage?, style: Style = .plain, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target as AnyObject?
  }
  /// Makes a standard item.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.action = action
    self.target = target as AnyObject?
  }
  /// Makes a standard item with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Makes an item with an action, whose title and image it shows.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    (self.title, image) = (primaryAction?.title, primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Makes an item with a title and a menu.
  public convenience init(title: String?, image: UIImage? = nil, menu: UIMenu?) {
    self.init()
    (self.title, self.image, self.menu) = (title, image, menu)
  }
  /// Makes an item with an image and a menu.
  public convenience init(image: UIImage?, menu: UIMenu?) {
    self.init(title: nil, image: image, menu: menu)
  }
  /// Makes an item with a title, an image, an action and a menu.
  public convenience init(
    title: String?, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    self.primaryAction = primaryAction
  }
  /// Makes a flexible space.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }
  /// Makes a fixed space, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }
  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
