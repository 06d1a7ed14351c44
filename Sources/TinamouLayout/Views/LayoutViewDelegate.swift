/// Answers what a subclass of ``LayoutView`` would answer by overriding.
///
/// Every requirement has an implementation that leaves the matter to the view.
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
  /// Leaves the content size to the view.
  public func intrinsicContentSize(of view: LayoutView) -> Size? { nil }

  /// Leaves the insets to the view.
  public func alignmentRectInsets(of view: LayoutView) -> EdgeInsets? { nil }

  /// Leaves the safe area to the system.
  public func safeAreaInsets(of view: LayoutView, insteadOf insets: EdgeInsets) -> EdgeInsets? {
    nil
  }

  /// Leaves the baseline to the view.
  public func viewForFirstBaselineLayout(of view: LayoutView) -> LayoutView? { nil }

  /// Leaves the baseline to the view.
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
