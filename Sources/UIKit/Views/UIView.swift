public import Foundation
import TinamouLayout
import TinamouSolver

/// A rectangle with subviews, which constraints lay out.
///
/// It owns a `LayoutView`, which does the work. Members that can be overridden in UIKit are
/// declared here; the others are in extensions.
@preconcurrency @MainActor open class UIView: InertView {
  /// The value of ``intrinsicContentSize`` along an axis without a size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A target for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A target for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// Whether a view needs constraints and no frame; not used here.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The class of the layer, which draws nothing.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view in the layout.
  private(set) lazy var layoutView = connected(makeLayoutView())
  lazy var bridge = ViewBridge(self)
  /// The subviews; strong references.
  var strongSubviews: [UIView] = []
  /// The edition of the layout's subviews in whose order the subviews are.
  private var editionOfOrder = 0
  /// The active constraints that the view keeps, in the order of their activation.
  var strongConstraints: [NSLayoutConstraint] = []
  var strongGuides: [UILayoutGuide] = []
  var systemGuides: [LayoutGuide.Role: UILayoutGuide] = [:]
  /// The guides of regions that were asked for.
  var regionGuides: [UILayoutGuide] = []
  /// The controller of this view.
  weak var controller: UIViewController?
  /// Whether a controller or window places the view, whatever its mask states.
  var isPlacedByContainer = false { didSet { updateTranslation() } }
  /// Whether ``layoutSubviews()`` is running.
  var isLayingOut = false
  /// The safe area that the system has computed, while the view is asked for its own.
  var proposedSafeArea: EdgeInsets?
  var reportedInsets = ReportedInsets()
  /// The edition of the window's tree for which everything in it was told of its insets.
  var editionOfReportedInsets: Int?
  var reportedConflicts: Set<LayoutConflict> = []
  var propertyObservers = PropertyObservers()

  /// Makes a view without a frame.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    super.init(responder: ())
    if let frame = valid(frame) { (layoutView.frame, sizeOfBounds) = (frame, frame.size) }
    if beginsWithContentSize { sizeToContent() }
  }

  /// Makes a view; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(responder: ())
    if beginsWithContentSize { sizeToContent() }
  }

  deinit { ViewTreeRelease.release(&strongSubviews) }

  /// Whether a new view has the size of its content, as controls of a fixed size do.
  var beginsWithContentSize: Bool { false }

  /// Makes the view in the layout.
  func makeLayoutView() -> LayoutView { LayoutView(kind: .view) }

  // MARK: Geometry

  /// The rectangle in the coordinates of the superview, in points.
  open var frame: CGRect {
    get { transformedRect.frame }
    set { setFrameInSuperview(newValue) }
  }
  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get {
      boundsBeforeChange ?? CGRect(origin: boundsOrigin, size: CGSize(presentFrame.size))
    }
    set {
      boundsBeforeChange = nil
      boundsOrigin = newValue.origin
      setSize(newValue.size)
    }
  }
  /// The place of the anchor point, which is the center by default, in the coordinates of the
  /// superview, in points.
  open var center: CGPoint {
    get { transformedRect.position }
    set { setCenter(newValue) }
  }
  /// The transform of the view around its anchor point; the layout ignores it.
  open var transform = CGAffineTransform.identity
  var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The previous bounds, while observers are called with other ones.
  var boundsBeforeChange: CGRect?
  /// The size that the bounds were last set to, by the app or by the layout.
  var sizeOfBounds = Size.zero
  /// The origin of the bounds; the content offset of a scroll view.
  var boundsOrigin = CGPoint.zero

  /// The parts of the frame that follow the size of the superview, if the frame places the view.
  open var autoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set {
      storedAutoresizingMask = newValue
      layoutView.autoresizingMask = .init(rawValue: autoresizingMask.rawValue)
      followSuperviewWithoutSize()
    }
  }
  private var storedAutoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the size of the view according to their masks.
  open var autoresizesSubviews = true
  /// Whether the frame and the autoresizing mask determine the frame of the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslatesAutoresizingMaskIntoConstraints }
    set {
      storedTranslatesAutoresizingMaskIntoConstraints = newValue
      updateTranslation()
    }
  }
  private var storedTranslatesAutoresizingMaskIntoConstraints = true

  private func updateTranslation() {
    layoutView.translatesAutoresizingMaskIntoConstraints =
      translatesAutoresizingMaskIntoConstraints && !isPlacedByContainer
    followSuperviewWithoutSize()
  }

  /// Returns the best size of the view within a size, in points: that of the content of the
  /// system's class, otherwise the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let (content, present) = (systemContentSize, bounds.size)
    let whole = frame(forAlignmentRect: CGRect(origin: .zero, size: content)).size
    return CGSize(
      width: content.width < 0 ? present.width : whole.width,
      height: content.height < 0 ? present.height : whole.height)
  }
  /// Gives the view its best size.
  open func sizeToFit() {
    setFrame(CGRect(origin: CGRect(layoutView.frame).origin, size: sizeThatFits(bounds.size)))
  }

  // MARK: Coordinates

  /// Converts a point to the coordinates of another view; `nil` for those of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inTree = toTree(point)
    return view.map { $0.fromTree(inTree) } ?? outermost.fromTree(inTree)
  }

  /// Converts a point from the coordinates of another view; `nil` for those of the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? outermost).convert(point, to: self)
  }

  /// Converts a rectangle to the coordinates of another view; `nil` for those of the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// Converts a rectangle from the coordinates of another view; `nil` for those of the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? outermost).convert(rect, to: self)
  }

  /// Resigns the first responder.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    firstView { $0.isFirstResponder }?.resignFirstResponder() ?? false
  }

  // MARK: Tree

  /// The view that this one is a subview of.
  open var superview: UIView? { layoutView.superview?.representedObject as? UIView }
  /// The subviews, from back to front.
  open var subviews: [UIView] {
    if editionOfOrder != layoutView.editionOfSubviews {
      editionOfOrder = layoutView.editionOfSubviews
      strongSubviews = layoutView.subviews.compactMap(\.view)
    }
    return strongSubviews
  }
  /// The window that the view is in.
  open var window: UIWindow? { outermost as? UIWindow }

  /// Adds a view in front of the subviews.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// Adds a view at an index among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  /// Adds a view in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }
  /// Adds a view behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }
  /// Brings a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: .front) }
  }
  /// Sends a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: .index(0)) }
  }
  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { layoutView.removeFromSuperview() }
  /// Returns whether another view is this view or one of its ancestors.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// Returns the view with a tag: this view or a descendant.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView { $0.tag == tag } }
  /// A number for use by the app.
  open var tag = 0

  /// Whether the view determines the frame of a controller's view that is its subview.
  func places(_ controller: UIViewController) -> Bool {
    self.controller?.places(controller) ?? false
  }
  /// Whether another view may become a subview; if not, nothing happens.
  func accepts(_ view: UIView) -> Bool { true }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Constraints

  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { strongConstraints }
  /// Activates a constraint, which the view then holds.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(in: self) }
  /// Activates constraints, which the view then holds.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }
  /// Deactivates the constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// The guides added to the view.
  open var layoutGuides: [UILayoutGuide] { strongGuides }
  /// Adds a guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
  /// Removes a guide and deactivates the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  // MARK: Content

  /// The size of the content in points, with ``noIntrinsicMetric`` along an axis without a size.
  open var intrinsicContentSize: CGSize { systemContentSize }
  /// Makes the layout read the content size again.
  open func invalidateIntrinsicContentSize() { layoutView.invalidateIntrinsicContentSize() }
  /// Returns how strongly the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(layoutView.contentHuggingPriority(for: axis.layoutAxis))
  }
  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutView.setContentHuggingPriority(priority.layoutPriority, for: axis.layoutAxis)
  }
  /// Returns how strongly the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(layoutView.contentCompressionResistancePriority(for: axis.layoutAxis))
  }
  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutView.setContentCompressionResistancePriority(
      priority.layoutPriority, for: axis.layoutAxis)
  }
  /// The distances from the frame in to the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(layoutView.kind.alignmentRectInsets) }
  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }
  /// The view whose first baseline the receiver uses, by default ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline the receiver uses.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the size that the view's constraints give, in points, as near to a target as they
  /// allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that the view's constraints give, in points, as near to a target as the
  /// priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Whether the layout itself computes the content size of the class.
  var isContentKnownToLayout: Bool { true }
  /// The content size of the UIKit class, whatever a subclass returns.
  var systemContentSize: CGSize { CGSize(layoutView.intrinsicContentSize) }

  // MARK: Margins and safe area

  /// The layout margins, including the safe area and the margins of the superview, in points.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(layoutView.layoutMargins) }
    set { layoutView.layoutMargins = EdgeInsets(newValue) }
  }
  /// The layout margins by writing direction, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutView.directionalLayoutMargins) }
    set { layoutView.directionalLayoutMargins = DirectionalEdgeInsets(newValue) }
  }
  /// Whether the margins are at least those of the superview.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutView.preservesSuperviewLayoutMargins }
    set { layoutView.preservesSuperviewLayoutMargins = newValue }
  }
  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutView.insetsLayoutMarginsFromSafeArea }
    set { layoutView.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}
  /// The distances from the edges of the view to its safe area, in points.
  open var safeAreaInsets: UIEdgeInsets { systemSafeAreaInsets }
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The guide of the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The guide of the readable width.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The guide of the area that nothing covers.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The guide of the docked keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Passes

  /// Makes the next pass call ``updateProperties()``; this alone requests no layout.
  open func setNeedsUpdateProperties() {
    needsProperties = true
    layoutView.setNeedsUpdateProperties()
  }
  /// Updates content and looks, before constraints and layout, superviews first.
  open func updateProperties() {}
  /// Calls ``updateProperties()`` of the view, of the views in it and of their controllers where it
  /// is needed.
  open func updatePropertiesIfNeeded() { layoutView.updatePropertiesIfNeeded() }
  /// Whether the next pass calls ``updateProperties()``.
  var needsProperties = true
  /// What the tracked methods have read.
  var trackedReads: [TrackedMethod: TrackedReads] = [:]
  /// The traits as something that tracked methods have read; `nil` if none has.
  var traitSource: TraitSource?
  /// Makes the next pass update the configuration of a class that has one.
  func setNeedsUpdateOfConfiguration() {}
  /// Makes the next pass call ``layoutSubviews()``.
  open func setNeedsLayout() { layoutView.setNeedsLayout() }
  /// Brings the frames of the tree up to date.
  open func layoutIfNeeded() { layOutTree() }
  /// Called when the frames of the subviews are up to date.
  open func layoutSubviews() {}
  /// Makes the next pass call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { layoutView.setNeedsUpdateConstraints() }
  /// Returns whether the next pass calls ``updateConstraints()``.
  open func needsUpdateConstraints() -> Bool { layoutView.needsUpdateConstraints() }
  /// Calls ``updateConstraints()`` where it is needed, from the leaves up.
  open func updateConstraintsIfNeeded() { layoutView.updateConstraintsIfNeeded() }
  /// Updates the constraints of the view. An override calls `super` last.
  open func updateConstraints() {}
  /// Called before ``updateConstraints()``, for the classes of UIKit.
  func willUpdateConstraints() {}
  /// Called after the frames have been set, for the classes of UIKit.
  func didLayOut() {}
  /// Called after a pass; returns whether the insets of the view have changed since the last call.
  @discardableResult
  func insetsMayHaveChanged(_ known: KnownInsets) -> Bool { informOfInsets(known) }

  // MARK: Traits

  /// The traits of the view.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits that the view replaces for itself and its subviews.
  open var traitOverrides: any UITraitOverrides {
    get { traitSettings }
    set { replaceTraitSettings(newValue) }
  }
  var traitSettings = TraitSettings()
  var contentSizeLimits = ContentSizeLimits() {
    didSet { if contentSizeLimits != oldValue { updateTraitOverrides() } }
  }
  /// How the view is mirrored in right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set {
      storedSemanticContentAttribute = newValue
      layoutView.semanticContentAttribute = semanticContentAttribute.layoutAttribute
    }
  }
  private var storedSemanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// The writing direction that determines the leading and trailing edges of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.direction)
  }

  // MARK: Looks

  /// Whether the view is invisible; an invisible view still takes part in the layout.
  open var isHidden: Bool {
    get { layoutView.isHidden }
    set {
      layoutView.isHidden = newValue
      propertyObservers.tell()
    }
  }
  /// The opacity of the view; nothing is drawn.
  open var alpha: CGFloat = 1
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint colour, which is that of the nearest superview with a colour of its own, or else blue;
  /// nothing is drawn.
  open var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let next = view {
        if let color = next.ownTintColor { return color }
        view = next.superview
      }
      return .systemBlue
    }
    set {
      ownTintColor = newValue
      tellTintColor()
    }
  }
  private var ownTintColor: UIColor?

  /// Tells the view, and those in it that have no colour of their own, that the colour changed.
  private func tellTintColor() {
    var views = [self]
    while let next = views.popLast() {
      next.tintColorDidChange()
      views += next.subviews.reversed().filter { $0.ownTintColor == nil }
    }
  }

  /// Called after the tint colour of the view or of a superview changed.
  open func tintColorDidChange() {}
  /// Light or dark appearance: an override of the trait.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The layer, which draws nothing.
  open private(set) lazy var layer = makeLayer()
  /// A name for tests; diagnostics and recorded layouts show it.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set {
      super.accessibilityIdentifier = newValue
      layoutView.name = accessibilityIdentifier
    }
  }

  // MARK: Events

  /// Whether the view receives events; there are none.
  open lazy var isUserInteractionEnabled = receivesEvents
  /// Whether a new view receives events.
  var receivesEvents: Bool { true }
  /// The gesture recognisers, which recognise nothing; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The interactions with the view; one of a hinge receives its changes, and there are no touch
  /// events.
  open var interactions: [any UIInteraction] = []
  /// Adds a gesture recogniser, which recognises nothing.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { add(recognizer) }
  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { remove(recognizer) }
  /// Never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// Returns whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.encloses(point) }
  /// Returns the frontmost view that contains a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(point, event) }
}
