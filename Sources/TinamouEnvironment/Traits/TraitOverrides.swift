/// Traits that a view and its subviews have in place of those of the window.
///
/// A property that is `nil` overrides nothing.
public struct TraitOverrides: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class.
  public var verticalSizeClass: SizeClass?
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom?
  /// Pixels per point.
  public var displayScale: Double?
  /// The writing direction.
  public var layoutDirection: LayoutDirection?
  /// The text size.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// The range of text sizes; others become the nearest one in it.
  package var contentSizeCategories: ClosedRange<ContentSizeCategory>?

  /// Makes overrides; without arguments nothing is overridden.
  public init(
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    userInterfaceIdiom: UserInterfaceIdiom? = nil, displayScale: Double? = nil,
    layoutDirection: LayoutDirection? = nil,
    preferredContentSizeCategory: ContentSizeCategory? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Whether nothing is overridden.
  public var isEmpty: Bool { self == TraitOverrides() }

  /// These overrides applied on top of outer ones, which hold for each trait that these do not set.
  package func inside(_ outer: TraitOverrides) -> TraitOverrides {
    var all = TraitOverrides(
      horizontalSizeClass: horizontalSizeClass ?? outer.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? outer.verticalSizeClass,
      userInterfaceIdiom: userInterfaceIdiom ?? outer.userInterfaceIdiom,
      displayScale: displayScale ?? outer.displayScale,
      layoutDirection: layoutDirection ?? outer.layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory
        ?? outer.preferredContentSizeCategory)
    all.contentSizeCategories = contentSizeCategories
    if preferredContentSizeCategory == nil, let range = outer.contentSizeCategories {
      all.contentSizeCategories = limited(range.lowerBound)...limited(range.upperBound)
    }
    return all
  }

  /// Returns the nearest text size in the range.
  private func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
    guard let range = contentSizeCategories else { return category }
    return min(max(category, range.lowerBound), range.upperBound)
  }

  /// Returns traits in which the overridden ones are replaced.
  public func applied(to traits: TraitCollection) -> TraitCollection {
    TraitCollection(
      horizontalSizeClass: horizontalSizeClass ?? traits.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? traits.verticalSizeClass,
      userInterfaceIdiom: userInterfaceIdiom ?? traits.userInterfaceIdiom,
      displayScale: displayScale ?? traits.displayScale,
      layoutDirection: layoutDirection ?? traits.layoutDirection,
      preferredContentSizeCategory: limited(
        preferredContentSizeCategory ?? traits.preferredContentSizeCategory))
  }
}
