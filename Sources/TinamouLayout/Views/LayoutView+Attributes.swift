extension LayoutView {
  /// What the user gave a view, besides its place in the tree.
  struct Attributes {
    /// What was set, or that of the kind.
    var intrinsicContentSize: Size
    /// `nil` for those of the delegate or of the kind of view.
    var alignmentRectInsets: EdgeInsets?
    var firstBaselineOffsetFromTop: Double?
    var lastBaselineOffsetFromBottom: Double?
    var heights: HeightTable?
    var isHidden = false
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    var layoutMarginsBase: LayoutMarginsBase?
    var standardMargins = DirectionalEdgeInsets.all(8)
    var keepsSystemMinimumMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    var viewRespectsSystemMinimumLayoutMargins = true
    var layoutMarginsFollowReadableWidth = false
    var additionalSafeAreaInsets = EdgeInsets.zero
    var translatesAutoresizingMaskIntoConstraints = false
    var autoresizingMask: AutoresizingMask = []
    /// How the frame was given when it last was, while it places the view.
    var translation: AutoresizingTranslation?
    var traitOverrides = TraitOverrides()
    var imageAsset: ImageAsset?
    var text = TextContent()
    /// Whether the superview is a stack that arranges the view.
    var isArranged = false
    /// The priorities that were set; the others are those of the kind of view.
    var horizontalHugging: LayoutPriority?
    var verticalHugging: LayoutPriority?
    var horizontalCompressionResistance: LayoutPriority?
    var verticalCompressionResistance: LayoutPriority?
    var contentPriorityDefaults = ContentPriorityDefaults.interfaceBuilder
  }

  /// The margins that the view has unless it is given others: 8 points, as Apple documents.
  package var standardMargins: DirectionalEdgeInsets {
    get { attributes.standardMargins }
    set { change(\.standardMargins, to: newValue, noting: \.views) }
  }

  /// Whether the standard margins are at least the least ones of the system, root view or not.
  package var keepsSystemMinimumMargins: Bool {
    get { attributes.keepsSystemMinimumMargins }
    set { change(\.keepsSystemMinimumMargins, to: newValue, noting: \.views) }
  }

  /// The content size that was set, or that of the kind.
  var givenContentSize: Size { attributes.intrinsicContentSize }

  /// Gives the view an attribute and tells the engine.
  func change<Value: Equatable>(
    _ attribute: WritableKeyPath<Attributes, Value>, to value: Value,
    noting list: WritableKeyPath<ChangeLog, [LayoutView]>
  ) {
    if assign(attribute, value) { note(list) }
  }

  /// Gives the view an attribute; returns whether it is another one than before.
  func assign<Value: Equatable>(
    _ attribute: WritableKeyPath<Attributes, Value>, _ value: Value
  ) -> Bool {
    guard attributes[keyPath: attribute] != value else { return false }
    willChange()
    attributes[keyPath: attribute] = value
    return true
  }

  /// Tells the engine of a change.
  func note(_ list: WritableKeyPath<ChangeLog, [LayoutView]>) {
    engine?.changes[keyPath: list].append(self)
  }
}
