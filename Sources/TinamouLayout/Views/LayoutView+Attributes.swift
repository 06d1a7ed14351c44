extension LayoutView {
  /// The attributes that the user set on a view, besides its place in the tree.
  struct Attributes {
    /// The size that was set; `nil` for that of the kind of view.
    var intrinsicContentSize: Size?
    var imageAsset: ImageAsset?
    @Seldom var text: TextContent
    @Seldom var alignment: Alignment
    @Seldom var margins: Margins
    @Seldom var autoresizing: Autoresizing
    @Seldom var surroundings: Surroundings
    @Seldom var priorities: ContentPriorities
    var contentPriorityDefaults = ContentPriorityDefaults.interfaceBuilder
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    var isHidden = false
    var layoutMarginsFollowReadableWidth = false
    /// Whether the superview is a stack that arranges the view.
    var isArranged = false

    /// The hugging priority that was set for an axis.
    static func hugging(_ axis: LayoutAxis) -> WritableKeyPath<Self, LayoutPriority?> {
      axis == .horizontal ? \.priorities.horizontalHugging : \.priorities.verticalHugging
    }

    /// The compression resistance that was set for an axis.
    static func compressionResistance(
      _ axis: LayoutAxis
    ) -> WritableKeyPath<Self, LayoutPriority?> {
      axis == .horizontal
        ? \.priorities.horizontalCompressionResistance
        : \.priorities.verticalCompressionResistance
    }
  }

  /// What the alignment rectangle and the baselines of a view are.
  struct Alignment: Standardized {
    /// The insets; `nil` for those of the delegate or of the kind of view.
    var alignmentRectInsets: EdgeInsets?
    var firstBaselineOffsetFromTop: Double?
    var lastBaselineOffsetFromBottom: Double?
    /// The heights of the content, which replace that of the content size.
    var heights: HeightTable?
  }

  /// How a given frame determines the place of a view.
  struct Autoresizing: Standardized {
    var translatesAutoresizingMaskIntoConstraints = false
    var autoresizingMask: AutoresizingMask = []
    /// The frame when it was last given, while it determines the position of the view.
    var translation: AutoresizingTranslation?
  }

  /// What a view has in place of the traits and the system of its window.
  struct Surroundings: Standardized {
    var traitOverrides = TraitOverrides()
    var platformOutsideOfWindows = Platform.newest
  }

  /// The priorities of the content size that were set; `nil` for those of the kind of view.
  struct ContentPriorities: Standardized {
    var horizontalHugging: LayoutPriority?
    var verticalHugging: LayoutPriority?
    var horizontalCompressionResistance: LayoutPriority?
    var verticalCompressionResistance: LayoutPriority?
  }

  /// The attributes from which the insets of a view are computed.
  struct Margins: Standardized {
    var layoutMarginsBase: LayoutMarginsBase?
    /// The margins of a view that none were given to; `nil` for those of the system.
    var standardMargins: DirectionalEdgeInsets?
    var keepsSystemMinimumMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    var viewRespectsSystemMinimumLayoutMargins = true
    var additionalSafeAreaInsets = EdgeInsets.zero
    /// What the controller around the view adds, such as the margins of a fold at its edge.
    var safeAreaInsetsOfContainer = EdgeInsets.zero
    var listSides: ListSides?
  }

  /// Where the content of a cell has its margins at the sides, if they are not given.
  package enum ListSides: Hashable, Sendable {
    /// From its own default margins.
    case own
    /// From the margins of the list.
    case margins
    /// From the readable width of the list.
    case readableWidth
  }

  /// The source of the margins of the content of a cell at its sides; `nil` for other views.
  ///
  /// The content of a cell has no safe area, because the list is laid out beside it, not the cell.
  package var listSides: ListSides? {
    get { attributes.margins.listSides }
    set { change(\.margins.listSides, to: newValue, noting: \.views) }
  }

  /// The default margins of the view; `nil` for those of the system.
  package var standardMargins: DirectionalEdgeInsets? {
    get { attributes.margins.standardMargins }
    set { change(\.margins.standardMargins, to: newValue, noting: \.views) }
  }

  /// Whether the default margins are at least the system's minimum margins, also for a view that is
  /// not the root.
  package var keepsSystemMinimumMargins: Bool {
    get { attributes.margins.keepsSystemMinimumMargins }
    set { change(\.margins.keepsSystemMinimumMargins, to: newValue, noting: \.views) }
  }

  /// The content size that was set, or that of the kind.
  var explicitContentSize: Size {
    attributes.intrinsicContentSize ?? kind.intrinsicContentSize(on: platform)
  }

  /// Whether the content size was set, and is not that of the kind.
  package var hasGivenContentSize: Bool { attributes.intrinsicContentSize != nil }

  /// Whether the view was given a content; others may have that of their class or delegate.
  var mayHaveContent: Bool {
    hasGivenContentSize || attributes.$text || attributes.imageAsset != nil
  }

  /// The system of the window; outside of windows the one that was set, otherwise the newest.
  package var platform: Platform {
    engine?.environment.platform ?? attributes.surroundings.platformOutsideOfWindows
  }

  /// Sets the system for the time when the view is in no window.
  package func setPlatformOutsideOfWindows(_ platform: Platform) {
    attributes.surroundings.platformOutsideOfWindows = platform
    platformDidChange()
  }

  /// Called when the system has changed.
  func platformDidChange() {
    if self is StackView { engine?.changes.stacks.append(self) }
    guard kind.dependsOnSystem else { return }
    forgetContentSize()
    engine?.changes.contents.append(self)
  }

  /// Sets an attribute of the view and informs the engine.
  func change<Value: Equatable>(
    _ attribute: WritableKeyPath<Attributes, Value>, to value: Value,
    noting list: WritableKeyPath<ChangeLog, [LayoutView]>
  ) {
    if assign(attribute, value) { note(list) }
  }

  /// Sets an attribute of the view; returns whether it changed.
  func assign<Value: Equatable>(
    _ attribute: WritableKeyPath<Attributes, Value>, _ value: Value
  ) -> Bool {
    guard attributes[keyPath: attribute] != value else { return false }
    willChange()
    attributes[keyPath: attribute] = value
    return true
  }

  /// Records a change in the engine.
  func note(_ list: WritableKeyPath<ChangeLog, [LayoutView]>) {
    engine?.changes[keyPath: list].append(self)
    engine?.edition &+= 1
  }
}
