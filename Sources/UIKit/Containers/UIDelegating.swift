/// A scroll view, whose delegate has the type that its class states.
///
/// A class of Swift cannot narrow the type of a property that it inherits, as those of UIKit do. So
/// the property is one of this protocol, and the most special one counts.
@preconcurrency @MainActor public protocol UIDelegating: AnyObject {}

extension UIScrollView: UIDelegating {}

extension UIDelegating where Self: UIScrollView {
  /// Receives scroll events.
  public var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}

extension UIDelegating where Self: UITableView {
  /// Provides heights, headers and footers, and receives events of rows.
  public var delegate: (any UITableViewDelegate)? {
    get { storedDelegate as? any UITableViewDelegate }
    set { storedDelegate = newValue }
  }
}

extension UIDelegating where Self: UICollectionView {
  /// Receives events of items.
  public var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate as? any UICollectionViewDelegate }
    set { storedDelegate = newValue }
  }
}

extension UIDelegating where Self: UITextView {
  /// Receives events of editing.
  public var delegate: (any UITextViewDelegate)? {
    get { storedDelegate as? any UITextViewDelegate }
    set { storedDelegate = newValue }
  }
}
