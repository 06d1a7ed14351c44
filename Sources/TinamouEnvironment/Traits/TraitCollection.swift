/// The traits that a layout can depend on besides its size.
public struct TraitCollection: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass
  /// The vertical size class.
  public var verticalSizeClass: SizeClass
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// Pixels per point.
  public var displayScale: Double
  /// The writing direction of views that do not override it.
  public var layoutDirection: LayoutDirection
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Makes a trait collection.
  public init(
    horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass,
    userInterfaceIdiom: UserInterfaceIdiom, displayScale: Double,
    layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: ContentSizeCategory = .large
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}
