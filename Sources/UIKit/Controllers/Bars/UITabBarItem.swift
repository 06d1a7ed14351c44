public import Foundation

/// A tab; bars do not lay items out.
@preconcurrency @MainActor open class UITabBarItem: MainActorObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// A number for the app's use.
  open var tag: Int
  /// What stands in the corner.
  open var badgeValue: String?

  /// Makes a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init(mainActor: ())
  }

  /// The picture while the tab is chosen.
  open var selectedImage: UIImage?
  /// A shift of the title, which is not drawn.
  open var titlePositionAdjustment = UIOffset.zero
  /// A shift of the picture, which is not drawn.
  open var imageInsets = UIEdgeInsets.zero
  /// What letters look like; nothing is drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Kinds of tabs.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more
    /// Favourites.
    case favorites
    /// Featured.
    case featured
    /// Top rated.
    case topRated
    /// Recent.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// Most recent.
    case mostRecent
    /// Most viewed.
    case mostViewed
  }

  /// Makes a tab of a kind.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
