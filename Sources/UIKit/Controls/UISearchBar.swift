import TinamouLayout

/// A field to search in.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What stands in the field while it is empty.
  open var placeholder: String?
  /// The app's delegate, which is never asked.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field of the bar; it is no part of the layout.
  public let searchTextField = UITextField()
  /// How the bar looks; nothing is drawn.
  open var searchBarStyle = Style.default
  /// The colour of the bar; nothing is drawn.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
  /// The titles below the field, which are not laid out.
  open var scopeButtonTitles: [String]?
  /// Which of the titles is chosen.
  open var selectedScopeButtonIndex = 0
  /// The text above the field, which is not laid out.
  open var prompt: String?
  /// The picture behind the bar; nothing is drawn.
  open var backgroundImage: UIImage?
  /// Does nothing.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Does nothing.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Does nothing.
  open var keyboardType = UIKeyboardType.default
  /// Does nothing.
  open var returnKeyType = UIReturnKeyType.search
  open override var canBecomeFirstResponder: Bool { true }

  /// How a bar looks; nothing is drawn.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without one.
    case minimal = 2
  }

  /// Shows or hides a button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Whether a button to cancel shows.
  open var showsCancelButton = false
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .searchBar) }
  override var isContentKnownToLayout: Bool { false }
  /// Recorded by Interface Builder: 56 points high.
  override var systemContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// Is never asked: there is no keyboard.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}
