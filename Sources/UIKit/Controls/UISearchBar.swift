import TinamouLayout

/// A search field.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// The placeholder.
  open var placeholder: String?
  /// The delegate, which is never called.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text field of the bar; it is not a part of the layout.
  public let searchTextField = UITextField()
  /// The style of the bar; nothing is drawn.
  open var searchBarStyle = Style.default
  /// The colour of the bar; nothing is drawn.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent; nothing is drawn.
  open var isTranslucent = true
  /// Whether the scope buttons are shown, which are not laid out.
  open var showsScopeBar = false
  /// Whether the bookmark button is shown, which is not laid out.
  open var showsBookmarkButton = false
  /// Has no effect.
  open var enablesReturnKeyAutomatically = true
  /// Has no effect: nothing is drawn.
  open var barStyle = UIBarStyle.default
  /// Sets the image of an icon; nothing is drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// An icon of the bar.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
  /// The titles of the scope buttons, which are not laid out.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button.
  open var selectedScopeButtonIndex = 0
  /// The prompt above the field, which is not laid out.
  open var prompt: String?
  /// The offset of the text; nothing is drawn.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The offset of the background of the field; nothing is drawn.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The background image of the scopes; nothing is drawn.
  open var scopeBarBackgroundImage: UIImage?
  /// Whether there is a button for results; nothing is drawn.
  open var showsSearchResultsButton = false
  /// Whether the button for results is selected; nothing is drawn.
  open var isSearchResultsButtonSelected = false
  /// The background image of the bar; nothing is drawn.
  open var backgroundImage: UIImage?
  /// Has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Has no effect.
  open var keyboardType = UIKeyboardType.default
  /// Has no effect.
  open var returnKeyType = UIReturnKeyType.search
  open override var canBecomeFirstResponder: Bool { true }
  private var ownAccessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// The appearance of a bar; nothing is drawn.
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether the cancel button is shown.
  open var showsCancelButton = false
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .searchBar) }
  override var isContentKnownToLayout: Bool { false }
  /// Recorded by Interface Builder: 56 points high.
  override var systemContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// Never called: there is no keyboard.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing begins; never called.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun; never called.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended; never called.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text has changed; never called.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a text may change; never called.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user has tapped the search key; never called.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user has tapped the cancel button; never called.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user has selected a scope; never called.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
