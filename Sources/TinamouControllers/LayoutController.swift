public import TinamouLayout

/// Manages a view with its subviews, and adapts it to windows of different sizes and traits.
///
/// The callbacks of a change come in this order: ``willTransition(to:with:)``,
/// ``viewWillTransition(to:with:)``, ``traitCollectionDidChange(_:)``. Each of the first two can
/// come without the other, as in Apple's talk on multitasking (WWDC 2015, session 205).
open class LayoutController {
  /// A name that reports show.
  public var name: String?
  /// A delegate that implements callbacks in place of a subclass; see ``LayoutControllerDelegate``.
  public weak var delegate: (any LayoutControllerDelegate)?
  /// The controller that contains this one.
  public internal(set) weak var parent: LayoutController?
  /// The controllers that this one contains, in the order in which they were added.
  public internal(set) var children: [LayoutController] = []
  /// The children whose views are shown.
  package var shownChildren: [LayoutController] { children }
  /// The controllers that receive callbacks after this one: first those shown inside, then the one
  /// presented over it.
  var contained: [LayoutController] {
    guard let presentedByThis else { return shownChildren }
    return shownChildren + [presentedByThis]
  }
  /// The window of the root controller, of the controllers that it contains, and of those that are
  /// presented.
  public var window: Window? {
    var controller = uppermost
    while controller.windowIfRoot == nil, let presenting = controller.presenting {
      controller = presenting.uppermost
    }
    return controller.windowIfRoot
  }

  /// How the controller is shown when another one presents it.
  public var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The preferred size of the view in a popover or sheet, in points; zero along an axis means that
  /// the presentation chooses.
  public var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { presentation?.contentSizeDidChange() } }
  }
  /// The controller that this one itself presents, and no ancestor.
  package internal(set) var presentedByThis: LayoutController?
  /// The controller that presents this one.
  weak var presenting: LayoutController?
  /// The object that determines the frame of the view while the controller is presented.
  var presentation: PresentationController?

  /// The view, if it is loaded.
  public private(set) var viewIfLoaded: LayoutView?
  /// The traits that the parent overrides for this controller.
  package private(set) var overridesOfParent = TraitOverrides()
  /// The window of which this is the root controller.
  weak var windowIfRoot: Window?

  /// Makes a controller, which loads its view when the view is first used.
  public init(_ name: String? = nil) { self.name = name }

  /// Makes a controller with a view.
  public init(view: LayoutView, name: String? = nil) {
    self.name = name ?? view.name
    adopt(view)
  }

  deinit { dismantle() }

  /// The view, which is loaded when it is first used.
  public var view: LayoutView {
    if let viewIfLoaded { return viewIfLoaded }
    let view = loadView()
    adopt(view)
    viewDidLoad()
    return view
  }

  /// Makes the view of the controller.
  open func loadView() -> LayoutView { delegate?.loadView(of: self) ?? LayoutView(name) }

  /// Called after the view is loaded.
  open func viewDidLoad() { delegate?.viewDidLoad(of: self) }

  /// The traits of the controller: those of its view, if the view is in a window.
  ///
  /// Otherwise both size classes are unspecified.
  public var traitCollection: TraitCollection {
    viewIfLoaded?.traitCollection ?? overridesOfParent.applied(to: .outsideOfWindows)
  }

  /// Called before the traits change, in the setup of a transition.
  ///
  /// An override must call `super`, which calls the method of the children whose traits change.
  ///
  /// - Parameters:
  ///   - newCollection: The traits after the change.
  ///   - coordinator: The coordinator of the transition.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    delegate?.willTransition(of: self, to: newCollection, with: coordinator)
    presentedByThis?.presentation?.willTransition(with: coordinator)
    coordinator.transition?.passOnTraits(from: self)
  }

  /// Called before the size of the view changes, in the setup of a transition.
  ///
  /// An override must call `super`, which calls the method of the children whose size changes
  /// according to `size(forChildContentContainer:withParentContainerSize:)`.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator of the transition.
  open func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    delegate?.viewWillTransition(of: self, to: size, with: coordinator)
    presentedByThis?.presentation?.viewWillTransition(with: coordinator)
    coordinator.transition?.passOnSize(size, from: self)
  }

  /// Called after the traits changed, at the end of the setup of a transition; the children are
  /// called afterwards.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
    delegate?.traitCollectionDidChange(of: self, from: previousTraitCollection)
  }

  /// Returns the size of a child when the view of this controller has a given size.
  ///
  /// By default, the distances from the edges of the receiver's view do not change; a given frame
  /// without flexible parts does not change.
  ///
  /// - Parameters:
  ///   - child: A child of the receiver.
  ///   - parentSize: The size of the receiver's view, in points.
  /// - Returns: The size of the child's view, in points.
  open func size(
    forChildContentContainer child: LayoutController, withParentContainerSize parentSize: Size
  ) -> Size {
    if let size = delegate?.size(of: child, in: self, withParentContainerSize: parentSize) {
      return size
    }
    return usualSize(of: child, withParentContainerSize: parentSize)
  }

  /// Returns the size of a child that no delegate determines, in points.
  package func usualSize(
    of child: LayoutController, withParentContainerSize parentSize: Size
  ) -> Size {
    if child === presentedByThis, let presentation = child.presentation {
      return presentation.sizeToCome
    }
    guard let own = viewIfLoaded?.frame.size, let size = child.viewIfLoaded?.frame.size else {
      return parentSize
    }
    if child.viewIfLoaded?.keepsGivenFrame == true { return size }
    return Size(
      width: max(0, size.width + parentSize.width - own.width),
      height: max(0, size.height + parentSize.height - own.height))
  }

  /// Called before `LayoutView.layoutSubviews()` of the view.
  open func viewWillLayoutSubviews() { delegate?.viewWillLayoutSubviews(of: self) }

  /// Called after `LayoutView.layoutSubviews()` of the view.
  open func viewDidLayoutSubviews() { delegate?.viewDidLayoutSubviews(of: self) }

  /// Called after the controller was added to a parent, or removed from it.
  open func didMove(toParent parent: LayoutController?) {
    delegate?.didMove(self, toParent: parent)
  }

  /// Returns the state that the controller restores when its inactive window returns to the size in
  /// which it was deactivated; `nil` for none.
  ///
  /// It is called when the window is deactivated. The window itself restores offsets of scroll
  /// views, visible rows and navigation stacks.
  open func encodeRestorableState() -> Any? { delegate?.encodeRestorableState(of: self) }

  /// Restores the state that ``encodeRestorableState()`` returned, before the layout in the
  /// restored size.
  open func decodeRestorableState(_ state: Any) {
    delegate?.decodeRestorableState(state, of: self)
  }

  /// Returns a block that restores the present structure of controllers; `nil` if the controller
  /// has none of its own.
  func saveStructure() -> (() -> Void)? { nil }

  /// Called when a child was added or removed.
  func childrenDidChange() {}

  /// Called before the next pass after the folds and covers of the window changed.
  package func reservedRegionsDidChange() {}

  /// Releases all other references to children, before the children are released one by one.
  func releaseReferences() {}

  func setOverridesOfParent(_ overrides: TraitOverrides) {
    overridesOfParent = overrides
    viewIfLoaded?.traitOverrides = overridesOfView
  }

  /// Overrides on top of those of the parent.
  package var overridesOfOwner = TraitOverrides() {
    didSet { viewIfLoaded?.traitOverrides = overridesOfView }
  }

  /// The overrides of the view: those of the parent, with those of the owner on top.
  package var overridesOfView: TraitOverrides { overridesOfOwner.inside(overridesOfParent) }

  /// Replaces the view; the caller changes the view hierarchy.
  package func setView(_ view: LayoutView) {
    viewIfLoaded?.owner = nil
    adopt(view)
  }

  private func adopt(_ view: LayoutView) {
    viewIfLoaded = view
    view.owner = self
    if !overridesOfView.isEmpty { view.traitOverrides = overridesOfView }
  }
}

extension LayoutController: ViewOwner {}

extension LayoutView {
  /// The controller whose view this is.
  public var controller: LayoutController? { owner as? LayoutController }
}
