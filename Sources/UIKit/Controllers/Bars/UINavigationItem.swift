import Foundation

/// What a bar shows for a controller; bars do not lay items out.
@preconcurrency @MainActor open class UINavigationItem: MainActorObject {
  /// The title.
  open var title: String?
  /// A view in place of the title.
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
  /// The button that goes back.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that goes back.
  open var backButtonTitle: String?
  /// How the button that goes back looks; nothing is drawn.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The text above the title, which is not laid out.
  open var prompt: String?
  /// Whether the buttons at the leading edge stand beside the one that goes back.
  open var leftItemsSupplementBackButton = false
  /// The search in the bar, which is not laid out.
  open var searchController: UISearchController?
  /// Whether the search goes when the content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks; nothing is drawn.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks above content at its top; nothing is drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
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
  /// Hides or shows the button that goes back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the button that goes back is hidden.
  open var hidesBackButton = false
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// How the button that goes back looks.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title.
    case `default` = 0
    /// With a short word.
    case generic = 1
    /// With an arrow alone.
    case minimal = 2
  }

  /// How large titles are.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the controller before.
    case automatic
    /// Large.
    case always
    /// As usual.
    case never
  }

  /// Makes an item.
  public init(title: String?) {
    self.title = title
    super.init(mainActor: ())
  }
}
