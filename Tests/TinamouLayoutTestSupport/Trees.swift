package import TinamouLayout

/// A window of this size on iOS 18, without safe area, margins and with one pixel per point.
package func plainEnvironment(
  _ width: Double, _ height: Double, scale: Double = 1,
  direction: LayoutDirection = .leftToRight
) -> LayoutEnvironment {
  LayoutEnvironment(
    windowSize: Size(width: width, height: height),
    traits: TraitCollection(
      horizontalSizeClass: width < 640 ? .compact : .regular, verticalSizeClass: .regular,
      userInterfaceIdiom: .pad, displayScale: scale, layoutDirection: direction),
    platform: Platform(.iOS18))
}

/// A label of this content size.
package func label(_ name: String, _ width: Double, _ height: Double = 20) -> LayoutView {
  let label = LayoutView(name, kind: .label)
  label.intrinsicContentSize = Size(width: width, height: height)
  return label
}

extension LayoutView {
  /// Constraints that attach the view to the edges of another one with an inset.
  package func pins(to other: LayoutView, inset: Double = 0) -> [LayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
  }

  /// Constraints that attach the view to the edges of a guide.
  package func pins(to guide: LayoutGuide) -> [LayoutConstraint] {
    [
      leftAnchor.constraint(equalTo: guide.leftAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      rightAnchor.constraint(equalTo: guide.rightAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }
}
