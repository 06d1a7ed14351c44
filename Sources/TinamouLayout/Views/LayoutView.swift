internal import TinamouSolver

/// A rectangle with subviews, content and margins, which a ``LayoutEngine`` lays out.
///
/// Unlike views made in code in UIKit, the view is laid out by constraints from the start:
/// ``translatesAutoresizingMaskIntoConstraints`` is `false`, as Interface Builder sets it.
open class LayoutView: LayoutItem {
  /// The value of ``intrinsicContentSize`` along an axis without one.
  public static let noIntrinsicMetric = -1.0

  /// What the view shows.
  public let kind: ViewKind
  /// A delegate that provides what a subclass would otherwise override; see ``LayoutViewDelegate``.
  /// The view holds it weakly.
  public var layoutDelegate: (any LayoutViewDelegate)? {
    get { storedDelegate }
    set {
      willChange()
      storedDelegate = newValue
      delegateDidChange()
    }
  }
  private weak var storedDelegate: (any LayoutViewDelegate)?

  /// The subviews, from back to front.
  public internal(set) var subviews: [LayoutView] = [] { didSet { editionOfSubviews &+= 1 } }
  /// Counts the changes of ``subviews``.
  package private(set) var editionOfSubviews = 0
  /// The view that this one is a subview of.
  public internal(set) weak var superview: LayoutView?
  /// The guides added to the view.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// The size of the content in points, with ``noIntrinsicMetric`` along an axis without a size.
  ///
  /// It is the size of the alignment rectangle: the value that was set, otherwise the size of the
  /// image or text that the view shows, with the text's own line breaks. A subclass that overrides
  /// it calls ``invalidateIntrinsicContentSize()`` when the value changes for another reason than
  /// the image, the text or the size of letters.
  open var intrinsicContentSize: Size {
    get { shownSize ?? explicitContentSize }
    set {
      guard assign(\.intrinsicContentSize, newValue) else { return }
      forgetContentSize()
      note(\.contents)
    }
  }
  /// The distances from the frame in to the alignment rectangle, in points; the default depends on
  /// the kind of view.
  ///
  /// A subclass that overrides it calls ``alignmentDidChange()`` when the value changes.
  open var alignmentRectInsets: EdgeInsets {
    get {
      attributes.alignment.alignmentRectInsets ?? layoutDelegate?.alignmentRectInsets(of: self)
        ?? kind.alignmentRectInsets
    }
    set { change(\.alignment.alignmentRectInsets, to: newValue, noting: \.places) }
  }
  /// The distance from the upper edge of the alignment rectangle down to the first baseline, in
  /// points; `nil` without text, in which case the lower edge is the baseline.
  open var firstBaselineOffsetFromTop: Double? {
    get { attributes.alignment.firstBaselineOffsetFromTop }
    set { change(\.alignment.firstBaselineOffsetFromTop, to: newValue, noting: \.places) }
  }
  /// The distance from the lower edge of the alignment rectangle up to the last baseline, in
  /// points; `nil` without text, in which case the lower edge is the baseline.
  open var lastBaselineOffsetFromBottom: Double? {
    get { attributes.alignment.lastBaselineOffsetFromBottom }
    set { change(\.alignment.lastBaselineOffsetFromBottom, to: newValue, noting: \.places) }
  }
  /// The view whose first baseline the receiver uses; by default ``forLastBaselineLayout``, as in
  /// UIKit.
  ///
  /// The engine reads it when a constraint is activated; see ``baselineViewsDidChange()``.
  open var forFirstBaselineLayout: LayoutView {
    layoutDelegate?.viewForFirstBaselineLayout(of: self) ?? forLastBaselineLayout
  }
  /// The view whose last baseline the receiver uses; by default the receiver itself. See
  /// ``forFirstBaselineLayout``.
  open var forLastBaselineLayout: LayoutView {
    layoutDelegate?.viewForLastBaselineLayout(of: self) ?? self
  }
  /// The height of the content for each width of the view, in place of the intrinsic height.
  public var heights: HeightTable? {
    get { attributes.alignment.heights }
    set { change(\.alignment.heights, to: newValue, noting: \.contents) }
  }
  /// Whether the view is invisible; an invisible view still takes part in the layout.
  public var isHidden: Bool {
    get { attributes.isHidden }
    set { change(\.isHidden, to: newValue, noting: \.views) }
  }
  /// How the view is mirrored in right-to-left languages; subviews do not inherit it.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { attributes.semanticContentAttribute }
    set { change(\.semanticContentAttribute, to: newValue, noting: \.directions) }
  }
  /// The margins that were given to the view; `nil` means 8 points at each edge, and for a root
  /// view the system's minimum margins.
  public var layoutMarginsBase: LayoutMarginsBase? {
    get { attributes.margins.layoutMarginsBase }
    set { change(\.margins.layoutMarginsBase, to: newValue, noting: \.views) }
  }
  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { attributes.margins.insetsLayoutMarginsFromSafeArea }
    set { change(\.margins.insetsLayoutMarginsFromSafeArea, to: newValue, noting: \.views) }
  }
  /// Whether the margins are at least those of the superview where the view reaches into them.
  public var preservesSuperviewLayoutMargins: Bool {
    get { attributes.margins.preservesSuperviewLayoutMargins }
    set { change(\.margins.preservesSuperviewLayoutMargins, to: newValue, noting: \.views) }
  }
  /// Whether the margins of a root view are at least
  /// `LayoutEnvironment.systemMinimumLayoutMargins`; it has no effect on other views.
  ///
  /// In UIKit this is a property of the view controller of the root view.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { attributes.margins.viewRespectsSystemMinimumLayoutMargins }
    set { change(\.margins.viewRespectsSystemMinimumLayoutMargins, to: newValue, noting: \.views) }
  }
  /// Whether the margin attributes of the view are those of the readable guide and not of the
  /// layout margins, as with *Follow Readable Width* in Interface Builder.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { attributes.layoutMarginsFollowReadableWidth }
    set {
      if assign(\.layoutMarginsFollowReadableWidth, newValue) {
        remakeConstraints { $0.attribute.withinMargins != nil }
      }
    }
  }
  /// What the view adds to its safe area insets, in points.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { attributes.margins.additionalSafeAreaInsets }
    set { change(\.margins.additionalSafeAreaInsets, to: newValue, noting: \.views) }
  }
  /// What the controller around the view adds to its safe area insets, in points.
  package var safeAreaInsetsOfContainer: EdgeInsets {
    get { attributes.margins.safeAreaInsetsOfContainer }
    set { change(\.margins.safeAreaInsetsOfContainer, to: newValue, noting: \.views) }
  }
  /// Whether ``frame`` and ``autoresizingMask`` determine the frame of the view, through four
  /// required constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { attributes.autoresizing.translatesAutoresizingMaskIntoConstraints }
    set {
      if assign(\.autoresizing.translatesAutoresizingMaskIntoConstraints, newValue) {
        retranslate()
      }
    }
  }
  /// The parts of the frame that follow the size of the superview while
  /// ``translatesAutoresizingMaskIntoConstraints`` is `true`.
  public var autoresizingMask: AutoresizingMask {
    get { attributes.autoresizing.autoresizingMask }
    set { if assign(\.autoresizing.autoresizingMask, newValue) { retranslate() } }
  }
  /// The rectangle in the coordinates of the superview, in points.
  ///
  /// It is the result of the last committed layout, or the value that was set. Setting it moves the
  /// view only while ``translatesAutoresizingMaskIntoConstraints`` is `true`; such a frame is not
  /// rounded.
  public var frame: Rect {
    get { committedFrame }
    set {
      guard newValue != committedFrame else { return }
      willChange()
      committedFrame = newValue
      retranslate()
    }
  }

  /// Traits that the view and its subviews have in place of those of the window.
  public var traitOverrides: TraitOverrides {
    get { attributes.surroundings.traitOverrides }
    set { if assign(\.surroundings.traitOverrides, newValue) { traitOverridesDidChange() } }
  }
  /// The image that the view shows; its size is the content size, unless ``intrinsicContentSize``
  /// is given.
  public var imageAsset: ImageAsset? {
    get { attributes.imageAsset }
    set { if assign(\.imageAsset, newValue) { imageDidChange() } }
  }

  /// Called when the traits of the view have changed.
  ///
  /// It is called before the next pass, for superviews first. It is not called when the view is
  /// first added to a window.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
    layoutDelegate?.traitCollectionDidChange(of: self, from: previousTraitCollection)
  }

  /// Updates the content and the looks of the view, once in each pass that needs it, as
  /// `updateProperties()` of iOS 26.
  ///
  /// It is called for superviews before their subviews, before constraints are updated, so that a
  /// change of content takes part in the layout of the same pass.
  open func updateProperties() { layoutDelegate?.updateProperties(of: self) }

  /// Updates the constraints of the view, once in each pass that needs it.
  ///
  /// It is called after ``LayoutView/setNeedsUpdateConstraints()``, for subviews before their
  /// superviews. An override must call `super` last.
  open func updateConstraints() { layoutDelegate?.updateConstraints(of: self) }

  /// Called when the frames of the view and its subviews are up to date.
  ///
  /// It is called for superviews before their subviews, at most once in a pass: after
  /// ``setNeedsLayout()``, and when the size of the view or the frame of a subview has changed.
  open func layoutSubviews() { layoutDelegate?.layoutSubviews(of: self) }

  /// Returns the safe area insets of the view, in points; an override can replace those that the
  /// system computed.
  ///
  /// - Parameter insets: The insets that the system computed.
  /// - Returns: The insets to use.
  open func safeAreaInsets(insteadOf insets: EdgeInsets) -> EdgeInsets {
    layoutDelegate?.safeAreaInsets(of: self, insteadOf: insets) ?? insets
  }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect rect: Rect) -> Rect {
    rect.inset(by: EdgeInsets.zero - alignmentRectInsets)
  }

  /// The attributes that the user set.
  var attributes: Attributes
  /// The content size that the subclass or delegate last returned, or that of the image; `nil` when
  /// the traits of the view may have changed.
  var knownContentSize: Size?
  /// The content size that the delegate last returned, and whether it returned one. It is kept
  /// until the content changes, also by trees without a window, which have an engine only while
  /// they are laid out.
  var delegateContentSize: Size??
  /// The calls that the next pass must make.
  package var needs = LayoutNeeds.all
  /// The source of the content priorities that were not set.
  public var contentPriorityDefaults: ContentPriorityDefaults {
    get { attributes.contentPriorityDefaults }
    set { change(\.contentPriorityDefaults, to: newValue, noting: \.contents) }
  }

  /// The controller whose view this is. A refused update does not change it back, because the
  /// controller keeps its view.
  package weak var owner: (any ViewOwner)? {
    didSet { engine?.observersDidChange(of: self) }
  }
  /// The overrides that apply to the view; `nil` for none.
  var traitDomain: TraitDomain? { didSet { forgetContentSize() } }
  /// The traits that the view last received.
  var lastTraits: SharedTraits?
  var systemGuides: [LayoutGuide] = []
  /// The engine of the tree that the view is in.
  ///
  /// An engine clears this reference in its views when it ends, so it is never dangling. A weak
  /// reference would make every retain of the engine slow.
  unowned(unsafe) var attachedEngine: LayoutEngine? { didSet { didMove(from: oldValue) } }

  /// Makes a view without a superview.
  ///
  /// - Parameters:
  ///   - name: A name that diagnostics show.
  ///   - kind: What the view shows.
  public init(_ name: String? = nil, kind: ViewKind = .view) {
    self.kind = kind
    attributes = Attributes()
    super.init(name: name)
  }

  deinit { dismantle() }

  package override var engine: LayoutEngine? { attachedEngine }
  override var container: LayoutView? { superview }
  override var anchoringView: LayoutView? { self }
  package override var qualifiedName: String { name ?? "\(kind.rawValue)\(number)" }

  /// Called before a subview is removed.
  func subviewWillLeave(_ view: LayoutView) {}
  /// The origin of the subviews' coordinates; other than zero if the view scrolls.
  package var boundsOrigin: Point { .zero }

  override func saveState() -> () -> Void {
    let restore = super.saveState()
    let (attributes, frame, delegate) = (attributes, committedFrame, storedDelegate)
    let (superview, subviews) = (superview, subviews)
    let (layoutGuides, systemGuides) = (layoutGuides, systemGuides)
    return { [self] in
      restore()
      self.attributes = attributes
      storedDelegate = delegate
      ownFrame = frame
      self.superview = superview
      self.subviews = subviews
      self.layoutGuides = layoutGuides
      restoreSystemGuides(systemGuides)
      forgetContentSize()
    }
  }

  override func leaveContainer() -> [LayoutConstraint] { leaveSuperview() }

  override func releaseItemsOfOthers() {
    subviews.removeAll { $0.superview !== self }
    layoutGuides.removeAll { $0.owningView !== self }
  }
}
