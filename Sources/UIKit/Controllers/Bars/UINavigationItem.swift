import Foundation

/// The item of a controller in a navigation bar; bars do not lay out their items.
@preconcurrency @MainActor open class UINavigationItem: InertNavigationItem {
  /// The title.
  open var title: String?
  /// A view that replaces the title.
  open var titleView: UIView?
  /// The button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The back button.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the back button.
  open var backButtonTitle: String?
  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Whether the title is large in a bar that prefers large titles.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { storedLargeTitleDisplayMode }
    set {
      storedLargeTitleDisplayMode = newValue
      heightDidChange?()
    }
  }
  private var storedLargeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// The controller whose search bar is below the title if ``hidesSearchBarWhenScrolling`` is
  /// false.
  open var searchController: UISearchController? {
    get { storedSearchController }
    set {
      storedSearchController = newValue
      heightDidChange?()
    }
  }
  private var storedSearchController: UISearchController?
  /// Whether the search bar is hidden while the content scrolls. Such a bar takes no room: whether
  /// it is shown at first differs from system to system.
  open var hidesSearchBarWhenScrolling: Bool {
    get { storedHidesSearchBarWhenScrolling }
    set {
      storedHidesSearchBarWhenScrolling = newValue
      heightDidChange?()
    }
  }
  private var storedHidesSearchBarWhenScrolling = true
  /// Whether the search bar is always below the title.
  var showsSearchBar: Bool { searchController != nil && !hidesSearchBarWhenScrolling }
  /// Called when the bar has another height for the item.
  var heightDidChange: (() -> Void)?

  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked
  }

  /// The arrangement of the items of a wide bar, which are not laid out.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  /// The display mode of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The display mode of large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// Makes an item.
  public init(title: String?) {
    self.title = title
    super.init(mainActor: ())
  }

  /// Makes an item without a title.
  public convenience init() { self.init(title: nil) }
}
