public import Foundation

/// A search controller, which is not laid out.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The search bar.
  public let searchBar = UISearchBar()
  /// The controller that shows the results.
  public let searchResultsController: UIViewController?
  /// The object that updates the results; never called.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the search is active.
  open var isActive = false
  /// The delegate, which is never called.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the cancel button is shown automatically; no effect.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown automatically; no effect.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown automatically; no effect.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown; no effect.
  open var showsSearchResultsController = false
  /// Has no effect: nothing is drawn.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search; no effect.
  open var hidesNavigationBarDuringPresentation = true

  /// Makes a search controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a search controller that shows its results in the controller that presents it.
  public convenience init() { self.init(searchResultsController: nil) }
  /// Makes a search controller; the coder is not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Updates the results of a search; never called.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The text has changed; never called.
  func updateSearchResults(for searchController: UISearchController)
}

/// Receives the beginning and end of a search; never called.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}
