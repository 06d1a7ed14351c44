public import Foundation

/// A button in a bar; bars do not lay items out.
@preconcurrency @MainActor open class UIBarButtonItem: MainActorObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The view.
  open var customView: UIView?
  /// The width of room that does not stretch, in points; not laid out.
  open var width: CGFloat = 0
  /// A number for the app's use.
  open var tag = 0
  /// How the button looks; nothing is drawn.
  open var style = Style.plain
  /// What the button would do; without Objective-C nothing.
  open var action: Selector?
  /// Who would do it.
  open weak var target: AnyObject?
  /// What the button does.
  open var primaryAction: UIAction?
  /// A menu, which never shows.
  open var menu: UIMenu?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What would be read aloud.
  open var accessibilityLabel: String?
  /// What letters look like; nothing is drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Does nothing.
  open var isEnabled = true
  /// Does nothing.
  open var tintColor: UIColor?

  /// Kinds of buttons, by UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// Add.
    case add
    /// Room that stretches.
    case flexibleSpace
    /// Room that does not.
    case fixedSpace
    /// Write.
    case compose
    /// Answer.
    case reply
    /// Share.
    case action
    /// Put in order.
    case organize
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Refresh.
    case refresh
    /// Stop.
    case stop
    /// Camera.
    case camera
    /// Trash.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Back.
    case rewind
    /// Forward.
    case fastForward
    /// Undo.
    case undo
    /// Do again.
    case redo
    /// Turn a page.
    case pageCurl
    /// Close.
    case close
  }

  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// As the one that ends something.
    case done = 2
  }

  /// Makes an item without content.
  public init() { super.init(mainActor: ()) }
  /// Makes an item with a title.
  public convenience init(title: String?, style: Style = .plain, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }
  /// Makes an item with a picture.
  public convenience init(image: UIImage?, style: Style = .plain, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target as AnyObject?
  }
  /// Makes an item of a kind.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil
  ) {
    self.init()
    self.action = action
    self.target = target as AnyObject?
  }
  /// Makes an item of a kind with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Makes an item with an action, whose title and picture it shows.
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
  /// Makes room that stretches.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }
  /// Makes room that does not stretch, in points.
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
