import Foundation
import TinamouEnvironment
import TinamouLayout

/// A search field.
@preconcurrency @MainActor open class UISearchBar: InertSearchBar {
  /// The text, which is that of ``searchTextField``.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder, which is that of ``searchTextField``.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text field of the bar; it is not a part of the layout.
  public let searchTextField = UISearchTextField()
  /// Whether the bar is translucent; nothing is drawn.
  open var isTranslucent = true
  /// An icon of the bar.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
  /// The index of the selected scope button.
  open var selectedScopeButtonIndex = 0
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
  override var systemContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: CGFloat(layoutView.platform.value(of: .searchBarHeight)))
  }
}

/// Never called: there is no keyboard.
@preconcurrency @MainActor public protocol UISearchBarDelegate: InertSearchBarDelegate {}
