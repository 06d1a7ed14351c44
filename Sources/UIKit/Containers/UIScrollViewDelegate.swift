import Foundation

/// Receives scroll events.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: InertScrollViewDelegate {
  /// The offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Returns the view that ``UIScrollView/zoomScale`` scales.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The scale of the content has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The space around the content has changed with the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Returns `nil`: the content keeps its size.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
