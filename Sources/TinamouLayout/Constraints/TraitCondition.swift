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
  /// Whether a fold divides the window now.
  public var foldIsActive: Bool?
  /// The direction of the fold that divides the window now; no other window matches.
  public var foldAxis: FoldAxis?
  /// How a device that folds is held; no other device matches.
  public var pose: Pose?

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
  ///   - foldIsActive: Whether a fold divides the window now.
  ///   - foldAxis: The direction of the fold that divides the window now.
  ///   - pose: How a device that folds is held.
  public init(
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    userInterfaceIdiom: UserInterfaceIdiom? = nil,
    contentSizeCategories: ClosedRange<ContentSizeCategory>? = nil,
    layoutDirection: LayoutDirection? = nil, windowIsNarrowerThanScreen: Bool? = nil,
    aspect: Orientation? = nil, foldIsActive: Bool? = nil, foldAxis: FoldAxis? = nil,
    pose: Pose? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.contentSizeCategories = contentSizeCategories
    self.layoutDirection = layoutDirection
    self.windowIsNarrowerThanScreen = windowIsNarrowerThanScreen
    self.aspect = aspect
    self.foldIsActive = foldIsActive
    self.foldAxis = foldAxis
    self.pose = pose
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
      && (!asksForFold || matchesFold(of: environment))
  }

  /// Whether the condition asks for a fold or a pose.
  package var asksForFold: Bool { foldIsActive != nil || foldAxis != nil || pose != nil }

  private func matchesFold(of environment: LayoutEnvironment) -> Bool {
    let division = environment.activeDivision
    return foldIsActive.map { $0 == (division != nil) } ?? true
      && foldAxis.map { $0 == division?.axis } ?? true
      && pose.map { $0 == environment.pose } ?? true
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
      layoutDirection, windowIsNarrowerThanScreen, aspect, foldIsActive, foldAxis, pose,
    ]
    return demands.count { $0 != nil }
  }
}
