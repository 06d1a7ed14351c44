public import Foundation

/// A search in a bar, which is not laid out.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar()
  /// What shows what was found.
  public let searchResultsController: UIViewController?
  /// Hears of another text; never called.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the user searches.
  open var isActive = false
  /// Nothing is drawn.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar around goes while the user searches.
  open var hidesNavigationBarDuringPresentation = true

  /// Makes a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a search; nothing is decoded.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Hears of another text to search for; never called.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The text is another one.
  func updateSearchResults(for searchController: UISearchController)
}
