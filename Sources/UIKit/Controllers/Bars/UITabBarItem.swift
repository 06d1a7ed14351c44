public import Foundation

/// A tab; bars do not lay out their items.
@preconcurrency @MainActor open class UITabBarItem: MainActorObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A number for use by the app.
  open var tag: Int
  /// The text of the badge.
  open var badgeValue: String?

  /// Makes a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init(mainActor: ())
  }

  /// Makes a tab without title and image.
  public convenience init() { self.init(title: nil, image: nil, tag: 0) }

  /// Has no effect: nothing is drawn.
  open var badgeColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var standardAppearance: UITabBarAppearance?
  /// Has no effect: nothing is drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The image of the selected tab.
  open var selectedImage: UIImage?
  /// The offset of the title; nothing is drawn.
  open var titlePositionAdjustment = UIOffset.zero
  /// The insets of the image; nothing is drawn.
  open var imageInsets = UIEdgeInsets.zero
  /// Sets the attributes of the title; nothing is drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// The standard tabs.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  /// Makes a standard tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
