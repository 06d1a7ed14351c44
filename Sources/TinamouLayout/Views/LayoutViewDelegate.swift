/// Provides what a subclass of ``LayoutView`` would otherwise override.
///
/// Every requirement has a default implementation that lets the view decide.
public protocol LayoutViewDelegate: AnyObject {
  /// Returns the content size in points; `nil` for ``LayoutView/intrinsicContentSize``.
  ///
  /// It is called once, and again after ``LayoutView/invalidateIntrinsicContentSize()``.
  func intrinsicContentSize(of view: LayoutView) -> Size?

  /// Returns the distances from the frame in to the alignment rectangle, in points; `nil` for the
  /// default of the view's kind. It is not used if insets were set.
  func alignmentRectInsets(of view: LayoutView) -> EdgeInsets?

  /// Returns the safe area insets of the view, in points; the delegate can replace those that the
  /// system computed.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - insets: The insets that the system computed.
  /// - Returns: The insets to use; `nil` for those that the system computed.
  func safeAreaInsets(of view: LayoutView, insteadOf insets: EdgeInsets) -> EdgeInsets?

  /// Returns the view whose first baseline the view uses; `nil` for that of the last baseline.
  func viewForFirstBaselineLayout(of view: LayoutView) -> LayoutView?

  /// Returns the view whose last baseline the view uses; `nil` for the view itself.
  func viewForLastBaselineLayout(of view: LayoutView) -> LayoutView?

  /// Called when the traits of the view have changed; see
  /// ``LayoutView/traitCollectionDidChange(_:)``.
  func traitCollectionDidChange(
    of view: LayoutView, from previousTraitCollection: TraitCollection)

  /// Updates the content and the looks of the view; see ``LayoutView/updateProperties()``.
  func updateProperties(of view: LayoutView)

  /// Updates the constraints of the view; see ``LayoutView/updateConstraints()``.
  func updateConstraints(of view: LayoutView)

  /// Called when the frames of the view and its subviews are up to date; see
  /// ``LayoutView/layoutSubviews()``.
  func layoutSubviews(of view: LayoutView)

  /// Called before the view gets another superview, whether the app or a controller moves it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - newSuperview: The superview to come; `nil` for none.
  func willMove(_ view: LayoutView, toSuperview newSuperview: LayoutView?)

  /// Called when the view has another superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - oldSuperview: The superview before; `nil` for none.
  func didMove(_ view: LayoutView, fromSuperview oldSuperview: LayoutView?)
}

extension LayoutViewDelegate {
  /// Returns `nil`, so that the view determines the content size.
  public func intrinsicContentSize(of view: LayoutView) -> Size? { nil }

  /// Returns `nil`, so that the view determines the insets.
  public func alignmentRectInsets(of view: LayoutView) -> EdgeInsets? { nil }

  /// Returns `nil`, so that the system determines the safe area.
  public func safeAreaInsets(of view: LayoutView, insteadOf insets: EdgeInsets) -> EdgeInsets? {
    nil
  }

  /// Returns `nil`, so that the view determines the baseline.
  public func viewForFirstBaselineLayout(of view: LayoutView) -> LayoutView? { nil }

  /// Returns `nil`, so that the view determines the baseline.
  public func viewForLastBaselineLayout(of view: LayoutView) -> LayoutView? { nil }

  /// Does nothing.
  public func traitCollectionDidChange(
    of view: LayoutView, from previousTraitCollection: TraitCollection
  ) {}

  /// Does nothing.
  public func updateProperties(of view: LayoutView) {}

  /// Does nothing.
  public func updateConstraints(of view: LayoutView) {}

  /// Does nothing.
  public func layoutSubviews(of view: LayoutView) {}

  /// Does nothing.
  public func willMove(_ view: LayoutView, toSuperview newSuperview: LayoutView?) {}

  /// Does nothing.
  public func didMove(_ view: LayoutView, fromSuperview oldSuperview: LayoutView?) {}
}
