public import Foundation

/// A search controller, which is not laid out.
@preconcurrency @MainActor open class UISearchController: InertSearchController {
  /// The search bar.
  public let searchBar = UISearchBar()
  /// The controller that shows the results.
  public let searchResultsController: UIViewController?
  /// Whether the search is active.
  open var isActive = false

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
