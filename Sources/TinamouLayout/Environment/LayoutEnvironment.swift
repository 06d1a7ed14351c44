/// Everything outside the view tree that a layout depends on.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the window and so of the root view, in points.
  public var windowSize: Size
  /// The size of the screen in the same orientation, in points.
  public var screenSize: Size
  /// Size classes, idiom, scale, direction and text size.
  public var traits: TraitCollection
  /// The language of texts as a BCP 47 tag; empty if nobody said.
  public var locale = ""
  /// What covers the edges of the window, in points.
  public var safeAreaInsets: EdgeInsets
  /// The least layout margins of the root view, in points.
  public var systemMinimumLayoutMargins: DirectionalEdgeInsets
  /// How wide text stays readable.
  public var readableWidthProfile: ReadableWidthProfile

  /// Makes an environment; without a screen the window is as large as it.
  public init(
    windowSize: Size, screenSize: Size? = nil, traits: TraitCollection,
    safeAreaInsets: EdgeInsets = .zero,
    systemMinimumLayoutMargins: DirectionalEdgeInsets = .zero,
    readableWidthProfile: ReadableWidthProfile = .ios14
  ) {
    self.windowSize = windowSize
    self.screenSize = screenSize ?? windowSize
    self.traits = traits
    self.safeAreaInsets = safeAreaInsets
    self.systemMinimumLayoutMargins = systemMinimumLayoutMargins
    self.readableWidthProfile = readableWidthProfile
  }

  /// Whether the window leaves room for another one beside it.
  public var windowIsNarrowerThanScreen: Bool { windowSize.width < screenSize.width }

  /// Whether the window is higher than wide; a square one is landscape.
  public var aspect: Orientation {
    windowSize.width < windowSize.height ? .portrait : .landscape
  }

  /// Whether texts may have another size than in another environment.
  func differsForTexts(from other: LayoutEnvironment) -> Bool {
    locale != other.locale || traits.displayScale != other.traits.displayScale
      || traits.preferredContentSizeCategory != other.traits.preferredContentSizeCategory
  }

  /// The readable width of the profile at the current text size, in points.
  public var readableWidth: Double {
    readableWidthProfile.width(for: traits.preferredContentSizeCategory)
  }

  /// A window that has the whole screen of ``Device/standard`` in portrait orientation.
  public static let standard = WindowConfiguration.fullScreen(of: .standard, .portrait)
}
