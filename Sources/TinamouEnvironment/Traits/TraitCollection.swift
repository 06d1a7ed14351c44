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

/// The amount of space that a window has along one axis, in two steps.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little space.
  case compact
  /// Much space.
  case regular
  /// Not known: for a view or controller that is in no window.
  case unspecified
}

/// The kind of device.
public enum UserInterfaceIdiom: String, CaseIterable, Hashable, Sendable {
  /// An iPhone or iPod touch.
  case phone
  /// An iPad.
  case pad
}

/// The writing direction.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// As in Latin script.
  case leftToRight = "ltr"
  /// As in Arabic and Hebrew script.
  case rightToLeft = "rtl"
}
