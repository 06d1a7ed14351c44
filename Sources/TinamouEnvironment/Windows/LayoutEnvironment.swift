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
  /// How much of the window a docked keyboard covers from the bottom, in points; 0 for none.
  ///
  /// Apple's notifications give the frame of the keyboard on the screen, which is another place in a
  /// window that shares it; see ``keyboardHeight(ofFrame:inWindow:)``.
  public var keyboardHeight = 0.0
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

  /// How much a keyboard covers of a window, both as frames on the screen, in points.
  ///
  /// A keyboard that ends above the lower edge of the window is not docked and covers nothing, as for
  /// UIKit's guide, which follows the docked keyboard alone unless it is told otherwise.
  public static func keyboardHeight(ofFrame keyboard: Rect, inWindow window: Rect) -> Double {
    let isBeside = keyboard.maxX <= window.minX || keyboard.minX >= window.maxX
    guard !isBeside, keyboard.maxY >= window.maxY else { return 0 }
    return max(0, window.maxY - keyboard.minY)
  }

  /// Whether the window leaves room for another one beside it.
  public var windowIsNarrowerThanScreen: Bool { windowSize.width < screenSize.width }

  /// Whether the window is higher than wide; a square one is landscape.
  public var aspect: Orientation {
    windowSize.width < windowSize.height ? .portrait : .landscape
  }

  /// Whether texts may have another size than in another environment.
  package func differsForTexts(from other: LayoutEnvironment) -> Bool {
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
