/// The appearance of a view in a picture, besides its frame.
package struct ViewAppearance: Sendable {
  /// What the view shows.
  package let kind: ViewKind
  /// Whether lines begin at the right.
  package let isRightToLeft: Bool
  /// Whether subviews are clipped to the view.
  package let clipsSubviews: Bool
  /// The text with its lines.
  package let text: DrawnText?
}

extension LayoutView {
  /// Returns the appearance of the view in a rectangle of a size.
  package func appearance(in size: Size) -> ViewAppearance {
    ViewAppearance(
      kind: kind, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      clipsSubviews: self is ScrollView, text: drawnText(in: size))
  }
}
