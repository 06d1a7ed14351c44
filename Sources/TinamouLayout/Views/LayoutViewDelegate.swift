/// Provides what a subclass of ``LayoutView`` would otherwise override.
///
/// Every requirement has a default implementation that lets the view decide.
public protocol LayoutViewDelegate: AnyObject {
  /// The content size in points; `nil` for ``LayoutView/intrinsicContentSize``.
  ///
  /// Asked once and again after ``LayoutView/invalidateIntrinsicContentSize()``.
  func intrinsicContentSize(of view: LayoutView) -> Size?

  /// How far the alignment rectangle lies inside the frame, in points; `nil` for the default of the
  /// view's kind. Counts unless insets were set.
  func alignmentRectInsets(of view: LayoutView) -> EdgeInsets?

  /// What covers the edges of the view, in points.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - insets: What the system found.
  /// - Returns: What counts instead; `nil` for what the system found.
  func safeAreaInsets(of view: LayoutView, insteadOf insets: EdgeInsets) -> EdgeInsets?

  /// The view whose first baseline the view has; `nil` for the view itself.
  func viewForFirstBaselineLayout(of view: LayoutView) -> LayoutView?

  /// The view whose last baseline the view has; `nil` for the view itself.
  func viewForLastBaselineLayout(of view: LayoutView) -> LayoutView?

  /// The traits of the view changed; see ``LayoutView/traitCollectionDidChange(_:)``.
  func traitCollectionDidChange(
    of view: LayoutView, from previousTraitCollection: TraitCollection)

  /// Brings the view's constraints up to date; see ``LayoutView/updateConstraints()``.
  func updateConstraints(of view: LayoutView)

  /// The frames of the view and its subviews are up to date; see ``LayoutView/layoutSubviews()``.
  func layoutSubviews(of view: LayoutView)
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
  public func updateConstraints(of view: LayoutView) {}

  /// Does nothing.
  public func layoutSubviews(of view: LayoutView) {}
}
