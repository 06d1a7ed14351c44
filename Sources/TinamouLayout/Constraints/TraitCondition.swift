/// A condition on the environment: every property that is not `nil` must match.
public struct TraitCondition: Hashable, Sendable {
  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class.
  public var verticalSizeClass: SizeClass?
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom?
  /// The range of text sizes.
  public var contentSizeCategories: ClosedRange<ContentSizeCategory>?
  /// The writing direction.
  public var layoutDirection: LayoutDirection?
  /// Whether the window is narrower than its screen.
  public var windowIsNarrowerThanScreen: Bool?
  /// Whether the window is higher than wide (portrait) or not (landscape).
  public var aspect: Orientation?

  /// Makes a condition; without arguments it always holds.
  ///
  /// - Parameters:
  ///   - horizontalSizeClass: The horizontal size class.
  ///   - verticalSizeClass: The vertical size class.
  ///   - userInterfaceIdiom: The kind of device.
  ///   - contentSizeCategories: The range of text sizes.
  ///   - layoutDirection: The writing direction.
  ///   - windowIsNarrowerThanScreen: Whether the window is narrower than its screen.
  ///   - aspect: Whether the window is higher than wide (portrait) or not (landscape).
  public init(
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    userInterfaceIdiom: UserInterfaceIdiom? = nil,
    contentSizeCategories: ClosedRange<ContentSizeCategory>? = nil,
    layoutDirection: LayoutDirection? = nil, windowIsNarrowerThanScreen: Bool? = nil,
    aspect: Orientation? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.contentSizeCategories = contentSizeCategories
    self.layoutDirection = layoutDirection
    self.windowIsNarrowerThanScreen = windowIsNarrowerThanScreen
    self.aspect = aspect
  }

  /// Returns whether the condition holds for a window.
  public func matches(_ environment: LayoutEnvironment) -> Bool {
    matches(environment.traits, in: environment)
  }

  /// Returns whether the condition holds for a view with these traits in a window.
  func matches(_ traits: TraitCollection, in environment: LayoutEnvironment) -> Bool {
    matches(traits)
      && windowIsNarrowerThanScreen.map { $0 == environment.windowIsNarrowerThanScreen } ?? true
      && aspect.map { $0 == environment.aspect } ?? true
  }

  /// Returns whether the conditions on traits hold, ignoring those on the window.
  func matches(_ traits: TraitCollection) -> Bool {
    func holds<Value: Equatable>(_ wanted: Value?, _ actual: Value) -> Bool {
      wanted == nil || wanted == actual
    }
    return holds(horizontalSizeClass, traits.horizontalSizeClass)
      && holds(verticalSizeClass, traits.verticalSizeClass)
      && holds(userInterfaceIdiom, traits.userInterfaceIdiom)
      && contentSizeCategories?.contains(traits.preferredContentSizeCategory) ?? true
      && holds(layoutDirection, traits.layoutDirection)
  }

  /// The number of conditions.
  var numberOfDemands: Int {
    let demands: [Any?] = [
      horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, contentSizeCategories,
      layoutDirection, windowIsNarrowerThanScreen, aspect,
    ]
    return demands.count { $0 != nil }
  }
}
