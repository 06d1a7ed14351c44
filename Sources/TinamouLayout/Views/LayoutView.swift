internal import TinamouSolver

/// A rectangle with subviews, content and margins, laid out by a ``LayoutEngine``.
///
/// Unlike UIKit's views made in code, a view is laid out by constraints from the start:
/// ``translatesAutoresizingMaskIntoConstraints`` is `false`, as Interface Builder sets it.
open class LayoutView: LayoutItem {
  /// The value of ``intrinsicContentSize`` along an axis without one.
  public static let noIntrinsicMetric = -1.0

  /// What the view shows.
  public let kind: ViewKind
  /// Answers in place of a subclass; see ``LayoutViewDelegate``.
  public weak var layoutDelegate: (any LayoutViewDelegate)? {
    didSet { delegateDidChange() }
  }

  /// The subviews, from back to front.
  public internal(set) var subviews: [LayoutView] = []
  /// The view that this one is a subview of.
  public internal(set) weak var superview: LayoutView?
  /// The guides added to the view.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// The size of the content in points, ``noIntrinsicMetric`` along an axis without one.
  ///
  /// It is the size of the alignment rectangle: what was set, else that of the picture or text that
  /// the view shows, a text with the lines of its own. A subclass that works it out calls
  /// ``invalidateIntrinsicContentSize()`` when its answer changes.
  open var intrinsicContentSize: Size {
    get { shownSize ?? givenContentSize }
    set {
      guard assign(\.intrinsicContentSize, newValue) else { return }
      knownContentSize = nil
      note(\.contents)
    }
  }
  /// How far the alignment rectangle lies inside the frame, in points; by default that of the kind.
  ///
  /// A subclass that works it out calls ``alignmentDidChange()`` when its answer changes.
  open var alignmentRectInsets: EdgeInsets {
    get {
      attributes.alignmentRectInsets ?? layoutDelegate?.alignmentRectInsets(of: self)
        ?? kind.alignmentRectInsets
    }
    set { change(\.alignmentRectInsets, to: newValue, noting: \.places) }
  }
  /// From the upper edge of the alignment rectangle down to the first baseline, in points; `nil`
  /// without text, and then the lower edge is the baseline.
  open var firstBaselineOffsetFromTop: Double? {
    get { attributes.firstBaselineOffsetFromTop }
    set { change(\.firstBaselineOffsetFromTop, to: newValue, noting: \.places) }
  }
  /// From the lower edge of the alignment rectangle up to the last baseline, in points; `nil`
  /// without text, and then the lower edge is the baseline.
  open var lastBaselineOffsetFromBottom: Double? {
    get { attributes.lastBaselineOffsetFromBottom }
    set { change(\.lastBaselineOffsetFromBottom, to: newValue, noting: \.places) }
  }
  /// The view whose first baseline is the receiver's: itself unless a subclass or the delegate says
  /// otherwise.
  ///
  /// It is asked when a constraint is activated; see ``baselineViewsDidChange()``.
  open var forFirstBaselineLayout: LayoutView {
    layoutDelegate?.viewForFirstBaselineLayout(of: self) ?? self
  }
  /// The view whose last baseline is the receiver's; see ``forFirstBaselineLayout``.
  open var forLastBaselineLayout: LayoutView {
    layoutDelegate?.viewForLastBaselineLayout(of: self) ?? self
  }
  /// The height of the content by the width that the view gets, in place of the intrinsic height.
  public var heights: HeightTable? {
    get { attributes.heights }
    set { change(\.heights, to: newValue, noting: \.contents) }
  }
  /// Whether the view is invisible; it takes part in the layout as before.
  public var isHidden: Bool {
    get { attributes.isHidden }
    set { change(\.isHidden, to: newValue, noting: \.views) }
  }
  /// How the view takes part in mirroring; not inherited by subviews.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { attributes.semanticContentAttribute }
    set { change(\.semanticContentAttribute, to: newValue, noting: \.directions) }
  }
  /// The margins given to the view; `nil` means 8 at each edge, and no more than the system's
  /// least margins for a root view.
  public var layoutMarginsBase: LayoutMarginsBase? {
    get { attributes.layoutMarginsBase }
    set { change(\.layoutMarginsBase, to: newValue, noting: \.views) }
  }
  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { attributes.insetsLayoutMarginsFromSafeArea }
    set { change(\.insetsLayoutMarginsFromSafeArea, to: newValue, noting: \.views) }
  }
  /// Whether the margins are at least those of the superview where the view reaches into them.
  public var preservesSuperviewLayoutMargins: Bool {
    get { attributes.preservesSuperviewLayoutMargins }
    set { change(\.preservesSuperviewLayoutMargins, to: newValue, noting: \.views) }
  }
  /// Whether the margins of a root view are at least those of
  /// ``LayoutEnvironment/systemMinimumLayoutMargins``; without effect on other views.
  ///
  /// UIKit has it in the view controller of the root view.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { attributes.viewRespectsSystemMinimumLayoutMargins }
    set { change(\.viewRespectsSystemMinimumLayoutMargins, to: newValue, noting: \.views) }
  }
  /// Whether the margin attributes of the view are those of the readable guide and not of the layout
  /// margins, as Interface Builder's *Follow Readable Width* has it.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { attributes.layoutMarginsFollowReadableWidth }
    set {
      if assign(\.layoutMarginsFollowReadableWidth, newValue) {
        remakeConstraints { $0.withinMargins != nil }
      }
    }
  }
  /// What the view adds to its safe area insets, in points.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { attributes.additionalSafeAreaInsets }
    set { change(\.additionalSafeAreaInsets, to: newValue, noting: \.views) }
  }
  /// Whether ``frame`` and ``autoresizingMask`` place the view, by four required constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { attributes.translatesAutoresizingMaskIntoConstraints }
    set { if assign(\.translatesAutoresizingMaskIntoConstraints, newValue) { retranslate() } }
  }
  /// What follows the size of the superview while
  /// ``translatesAutoresizingMaskIntoConstraints`` is `true`.
  public var autoresizingMask: AutoresizingMask {
    get { attributes.autoresizingMask }
    set { if assign(\.autoresizingMask, newValue) { retranslate() } }
  }
  /// The rectangle in the coordinates of the superview, in points.
  ///
  /// The last layout that was committed, or what was set. Setting it places the view only while
  /// ``translatesAutoresizingMaskIntoConstraints`` is `true`; such a frame is not rounded.
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
    get { attributes.traitOverrides }
    set { if assign(\.traitOverrides, newValue) { traitOverridesDidChange() } }
  }
  /// The picture that the view shows; its size is the content size, unless ``intrinsicContentSize``
  /// is given.
  public var imageAsset: ImageAsset? {
    get { attributes.imageAsset }
    set { if assign(\.imageAsset, newValue) { imageDidChange() } }
  }

  /// The traits of the view are others than before.
  ///
  /// Called before the next pass, superviews first, and not when the view first comes into a window.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
    layoutDelegate?.traitCollectionDidChange(of: self, from: previousTraitCollection)
  }

  /// Brings the view's constraints up to date, once in each pass in which they are needed.
  ///
  /// Called for subviews before their superviews, after ``setNeedsUpdateConstraints()``. Overrides
  /// call `super` last.
  open func updateConstraints() { layoutDelegate?.updateConstraints(of: self) }

  /// Does what is left to do when the frames of the view and its subviews are up to date.
  ///
  /// Called for superviews before their subviews, at most once in a pass: after
  /// ``setNeedsLayout()``, and when the size of the view or the frame of a subview changed.
  open func layoutSubviews() { layoutDelegate?.layoutSubviews(of: self) }

  /// What covers the edges of the view, in points; see ``safeAreaInsets``.
  ///
  /// - Parameter insets: What the system found.
  /// - Returns: What counts instead.
  open func safeAreaInsets(insteadOf insets: EdgeInsets) -> EdgeInsets {
    layoutDelegate?.safeAreaInsets(of: self, insteadOf: insets) ?? insets
  }

  /// The alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: alignmentRectInsets) }

  /// The frame of an alignment rectangle; undoes ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect rect: Rect) -> Rect {
    rect.inset(by: EdgeInsets.zero - alignmentRectInsets)
  }

  /// What the user gave the view.
  var attributes: Attributes
  /// The content size as the subclass or delegate last told it.
  var knownContentSize: Size?
  /// What the next pass must do.
  var needs = LayoutNeeds.all
  /// Where the priorities come from that were not set.
  public var contentPriorityDefaults: ContentPriorityDefaults {
    get { attributes.contentPriorityDefaults }
    set { change(\.contentPriorityDefaults, to: newValue, noting: \.contents) }
  }

  /// The controller whose view this is.
  public internal(set) weak var controller: LayoutController? {
    didSet { engine?.observersDidChange(of: self) }
  }
  /// The overrides that hold for the view; `nil` for none.
  var traitDomain: TraitDomain?
  /// The traits that the view was last told.
  var lastTraits: SharedTraits?
  var systemGuides: [LayoutGuide] = []
  weak var attachedEngine: LayoutEngine?

  /// Makes a view without superview.
  public init(_ name: String? = nil, kind: ViewKind = .view) {
    self.kind = kind
    attributes = Attributes(intrinsicContentSize: kind.intrinsicContentSize)
    super.init(name: name)
  }

  deinit { dismantle() }

  override var engine: LayoutEngine? { attachedEngine }
  override var container: LayoutView? { superview }
  override var anchoringView: LayoutView? { self }
  override var qualifiedName: String { name ?? "\(kind.rawValue)\(rank)" }

  /// A subview is about to be removed.
  func subviewWillLeave(_ view: LayoutView) {}
  /// Where the coordinates of the subviews begin; other than zero where a view scrolls.
  var boundsOrigin: Point { .zero }

  override func remember() -> () -> Void {
    let (attributes, frame) = (attributes, committedFrame)
    let (superview, subviews) = (superview, subviews)
    let (layoutGuides, systemGuides) = (layoutGuides, systemGuides)
    return { [self] in
      self.attributes = attributes
      ownFrame = frame
      self.superview = superview
      self.subviews = subviews
      self.layoutGuides = layoutGuides
      self.systemGuides = systemGuides
      knownContentSize = nil
    }
  }
}
