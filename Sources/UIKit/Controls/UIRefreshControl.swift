import Foundation

/// A control above content that is reloading; it is not a part of the layout.
@preconcurrency @MainActor open class UIRefreshControl: InertRefreshControl {
  /// Whether it is refreshing.
  public private(set) var isRefreshing = false

  /// Begins refreshing.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends refreshing.
  open func endRefreshing() { isRefreshing = false }
}
