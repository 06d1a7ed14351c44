/// Manages a view with its subviews, and adapts it to windows of other sizes and traits.
///
/// The callbacks of a change come in this order: ``willTransition(to:with:)``,
/// ``viewWillTransition(to:with:)``, ``traitCollectionDidChange(_:)``; either of the first two may come
/// without the other, as Apple's talk on multitasking (WWDC 2015, session 205) tells.
open class LayoutController {
  /// A name for people, shown in reports.
  public var name: String?
  /// Answers in place of a subclass; see ``LayoutControllerDelegate``.
  public weak var delegate: (any LayoutControllerDelegate)?
  /// The controller that contains this one.
  public internal(set) weak var parent: LayoutController?
  /// The controllers that this one contains, in the order in which they came.
  public internal(set) var children: [LayoutController] = []
  /// The children whose views show.
  var shownChildren: [LayoutController] { children }
  /// The controllers that are told of changes after this one: what shows inside, then what is
  /// presented over it.
  var contained: [LayoutController] {
    presentedByThis.map { shownChildren + [$0] } ?? shownChildren
  }
  /// The window, of the root controller and those that it contains or that are presented from there.
  public var window: Window? {
    var controller = uppermost
    while controller.windowIfRoot == nil, let presenting = controller.presenting {
      controller = presenting.uppermost
    }
    return controller.windowIfRoot
  }

  /// How the controller is shown when another one presents it.
  public var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The size that the controller wants for its view as a popover or sheet, in points; zero along an
  /// axis to leave it to the presentation.
  public var preferredContentSize = Size.zero {
    didSet { if preferredContentSize != oldValue { presentation?.contentSizeDidChange() } }
  }
  /// The controller that this one, and no ancestor, presents.
  var presentedByThis: LayoutController?
  /// The controller that presents this one.
  weak var presenting: LayoutController?
  /// What places the view while the controller is presented.
  var presentation: PresentationController?

  /// The view, without loading it.
  public private(set) var viewIfLoaded: LayoutView?
  /// What the parent overrides for this controller.
  private(set) var overridesOfParent = TraitOverrides()
  /// The window of which this is the root controller.
  weak var windowIfRoot: Window?

  /// Makes a controller; the view is made when it is first asked for.
  public init(_ name: String? = nil) { self.name = name }

  /// Makes a controller with its view.
  public init(view: LayoutView, name: String? = nil) {
    self.name = name ?? view.name
    adopt(view)
  }

  deinit { dismantle() }

  /// The view; the first call makes it.
  public var view: LayoutView {
    if let viewIfLoaded { return viewIfLoaded }
    let view = loadView()
    adopt(view)
    viewDidLoad()
    return view
  }

  /// Makes the view.
  open func loadView() -> LayoutView { delegate?.loadView(of: self) ?? LayoutView(name) }

  /// The view was made.
  open func viewDidLoad() { delegate?.viewDidLoad(of: self) }

  /// The traits of the controller: those of its view, once that is in a window.
  ///
  /// Before and after both size classes are unspecified, while the controller is set up or taken down.
  public var traitCollection: TraitCollection {
    viewIfLoaded?.traitCollection ?? overridesOfParent.applied(to: .outsideOfWindows)
  }

  /// The traits are about to change, in the setup of a transition.
  ///
  /// Overrides call `super`, which passes the news on to the children whose traits change.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    delegate?.willTransition(of: self, to: newCollection, with: coordinator)
    presentedByThis?.presentation?.prepare(for: coordinator)
    coordinator.transition?.passOnTraits(from: self)
  }

  /// The size of the view, in points, is about to change, in the setup of a transition.
  ///
  /// Overrides call `super`, which passes the news on to the children whose size changes, as
  /// ``size(forChildContentContainer:withParentContainerSize:)`` tells.
  open func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    delegate?.viewWillTransition(of: self, to: size, with: coordinator)
    presentedByThis?.presentation?.prepare(for: coordinator)
    coordinator.transition?.passOnSize(size, from: self)
  }

  /// The traits changed, at the end of the setup of a transition; the children are told after.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
    delegate?.traitCollectionDidChange(of: self, from: previousTraitCollection)
  }

  /// The size that a child will have in this controller's view of the given size, in points.
  ///
  /// By default it stays as far from that of the receiver's view as it is now; a given frame without
  /// flexible parts stays as it is.
  open func size(
    forChildContentContainer child: LayoutController, withParentContainerSize parentSize: Size
  ) -> Size {
    if let size = delegate?.size(of: child, in: self, withParentContainerSize: parentSize) {
      return size
    }
    if child === presentedByThis, let presentation = child.presentation {
      return presentation.sizeToCome
    }
    guard let own = viewIfLoaded?.frame.size, let size = child.viewIfLoaded?.frame.size else {
      return parentSize
    }
    if child.viewIfLoaded?.translation?.isFlexible == false { return size }
    return Size(
      width: max(0, size.width + parentSize.width - own.width),
      height: max(0, size.height + parentSize.height - own.height))
  }

  /// The frames of the view's subviews are about to be told, or were.
  open func viewWillLayoutSubviews() { delegate?.viewWillLayoutSubviews(of: self) }

  /// The frames of the view's subviews are up to date.
  open func viewDidLayoutSubviews() { delegate?.viewDidLayoutSubviews(of: self) }

  /// The child came to a parent, or left it.
  open func didMove(toParent parent: LayoutController?) {}

  /// What the controller wants to find again when its window comes back, while it is not active, to
  /// the size in which it was deactivated; `nil` for nothing.
  ///
  /// Asked when the window is deactivated. Offsets of scroll views, the rows in view and the stacks
  /// of navigations come back by themselves.
  open func encodeRestorableState() -> Any? { delegate?.encodeRestorableState(of: self) }

  /// Takes up what ``encodeRestorableState()`` gave, before the layout of the size that came back.
  open func decodeRestorableState(_ state: Any) {
    delegate?.decodeRestorableState(state, of: self)
  }

  /// What brings back the structure that the controller has now; `nil` if it has none of its own.
  func rememberStructure() -> (() -> Void)? { nil }

  /// A child came or went.
  func childrenDidChange() {}

  /// Lets go of whatever else holds a child, before the children go one by one.
  func releaseReferences() {}

  func setOverridesOfParent(_ overrides: TraitOverrides) {
    overridesOfParent = overrides
    viewIfLoaded?.traitOverrides = overrides
  }

  /// Replaces the view; where it stands is the caller's to change.
  package func setView(_ view: LayoutView) {
    viewIfLoaded?.controller = nil
    adopt(view)
  }

  private func adopt(_ view: LayoutView) {
    viewIfLoaded = view
    view.controller = self
    if !overridesOfParent.isEmpty { view.traitOverrides = overridesOfParent }
  }
}
