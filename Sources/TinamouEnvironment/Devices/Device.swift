/// A model of iPhone, iPod touch or iPad.
public struct Device: Hashable, Sendable, Identifiable {
  /// The name in files and commands, such as `ipad-air-2`.
  public let id: String
  /// Other names for the same model.
  public let aliases: [String]
  /// The name in shops.
  public let name: String
  /// The kind of device.
  public let idiom: UserInterfaceIdiom
  /// The screen in portrait orientation, in points.
  public let portraitSize: Size
  /// Pixels per point.
  public let displayScale: Double
  /// The width class in landscape orientation; that in portrait follows from the idiom.
  public let landscapeWidthClass: SizeClass
  /// What covers the edges of the screen.
  public let shape: ScreenShape
  /// Whether layout margins and safe area were read off this model or come from its relatives.
  public let insetsProvenance: Provenance
  /// The widths of Split View and Slide Over; `nil` where there is neither.
  public let splitWidths: SplitWidths?
  /// What the model can do with several apps at once.
  public let features: MultitaskingFeatures

  /// The screen in an orientation, in points.
  public func screenSize(_ orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// The size classes of a window that has the whole screen.
  public func sizeClasses(
    _ orientation: Orientation
  ) -> (horizontal: SizeClass, vertical: SizeClass) {
    switch (idiom, orientation) {
    case (.pad, _): (.regular, .regular)
    case (.phone, .portrait): (.compact, .regular)
    case (.phone, .landscape): (landscapeWidthClass, .compact)
    }
  }

  /// The safe area of a window that has the whole screen, in points.
  public func safeAreaInsets(_ orientation: Orientation) -> EdgeInsets {
    shape.safeArea(orientation, idiom: idiom)
  }

  /// The least leading and trailing margin of the root view of a window, in points.
  public func minimumMargin(_ orientation: Orientation) -> Double {
    RootMargin.fullScreen(
      idiom: idiom, width: screenSize(orientation).width, orientation: orientation,
      sideInset: safeAreaInsets(orientation).left)
  }

  /// Whether there is a button below the screen, so that nothing covers its lower edge.
  public var hasHomeButton: Bool { shape == .homeButton }

  /// The screen, held in an orientation.
  public func screen(_ orientation: Orientation) -> Screen {
    Screen(
      bounds: Rect(origin: .zero, size: screenSize(orientation)), scale: displayScale,
      idiom: idiom, shape: shape, safeAreaInsets: safeAreaInsets(orientation))
  }

  /// The windows that the model offers in an orientation, from wide to narrow.
  public func splits(_ orientation: Orientation) -> [Split] {
    Split.allCases.filter { windowWidth($0, orientation) != nil }
  }

  /// The width of a window in points; `nil` if the model does not offer it.
  public func windowWidth(_ split: Split, _ orientation: Orientation) -> Double? {
    split == .full
      ? screenSize(orientation).width : splitWidths?.width(of: split, orientation)
  }

  /// The model with an id or alias.
  public static func named(_ name: String) -> Device? {
    all.first { $0.id == name || $0.aliases.contains(name) }
  }

  /// The model used when nobody names one: an iPhone 14, whose insets were measured.
  public static let standard = named("iphone-14") ?? all[0]
}

extension Device {
  /// Every model, iPads first.
  public static let all = pads + phones
}
