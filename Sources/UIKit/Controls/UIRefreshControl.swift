public import Foundation

/// What shows above content while it loads; it is no part of the layout.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether it turns.
  public private(set) var isRefreshing = false
  /// What stands below it; not laid out.
  open var attributedTitle: NSAttributedString?

  /// Begins to turn.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops.
  open func endRefreshing() { isRefreshing = false }
}
