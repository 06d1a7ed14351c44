/// A tab; bars do not lay out their items.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The text of the badge.
  open var badgeValue: String?

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

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
