public import TinamouLayout

/// Determines the frame of a presented controller's view in its window, and adapts the presentation
/// to the window.
open class PresentationController {
  /// The delegate that decides how the presentation adapts.
  public weak var delegate: (any AdaptivePresentationDelegate)?
  /// The controller that is presented.
  public private(set) weak var presentedController: LayoutController?
  /// The view over the window that contains the view of the controller; `nil` if the controller is
  /// not presented.
  public var containerView: LayoutView? { container }
  /// The style in which the controller is shown.
  public private(set) var adaptedStyle = ModalPresentationStyle.fullScreen
  /// The size of the window that the presentation adapts to, in points; during the setup of a
  /// transition this is the new size.
  public private(set) var containerSize = Size.zero

  /// Where a sheet should be on a display that is wider, which only an iPhone Duo offers.
  public var preferredPlacement = SheetPlacement.automatic {
    didSet { if preferredPlacement != oldValue { container?.setNeedsUpdateConstraints() } }
  }

  /// The presentation of an app that determines the frame in place of the style.
  package weak var custom: (any CustomPresentation)?

  /// Whether only the app places what the container shows: the view of the controller, or another
  /// one around it.
  package var isPlacedByApp = false

  private(set) var container: PresentationView?
  /// The last arrangement.
  private var arrangement: PresentationArrangement?
  private weak var preparedTransition: Transition?

  init(of controller: LayoutController) { presentedController = controller }

  /// The controller that presents the other one.
  public var presentingController: LayoutController? { presentedController?.presenting }

  /// The style that was requested.
  public var presentationStyle: ModalPresentationStyle {
    let style = presentedController?.modalPresentationStyle ?? .automatic
    return style == .automatic || style == .none ? profile.automaticStyle : style
  }

  /// The system of the window.
  var platform: Platform { container?.platform ?? .newest }

  var profile: PresentationProfile { presentedController?.window?.presentationProfile ?? .ios13 }

  // MARK: Life

  /// Begins the presentation over a window.
  func begin(in window: Window) {
    let container = PresentationView("presentation", self)
    self.container = container
    window.view.addSubview(container)
    container.fill(window.view)
    adopt(style(in: window.environment), coordinator: nil, isFirst: true)
    if let view = presentedController?.view { container.addSubview(view) }
  }

  /// Ends the presentation.
  func end() {
    arrangement?.deactivate()
    arrangement = nil
    isPlacedByApp = false
    presentedController?.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    presentedController?.setOverridesOfParent(TraitOverrides())
  }

  private func prepare(for coordinator: TransitionCoordinator) {
    guard let transition = coordinator.transition, transition !== preparedTransition,
      let presentedController, container != nil
    else { return }
    preparedTransition = transition
    let environment = transition.environmentToCome
    let style = style(in: environment)
    let overrides = Self.overrides(for: style)
    if overrides != presentedController.overridesOfParent {
      transition.plan(presentedController, overrides: overrides)
    }
    adopt(style, coordinator: coordinator)
  }

  /// Adapts the presentation before the traits change, in the setup of a transition.
  func willTransition(with coordinator: TransitionCoordinator) {
    prepare(for: coordinator)
    guard let traits = change(of: \.traits, in: coordinator) else { return }
    custom?.willTransition(to: traits, with: coordinator)
  }

  /// Adapts the presentation before the size of the window changes, in the setup of a transition.
  func viewWillTransition(with coordinator: TransitionCoordinator) {
    prepare(for: coordinator)
    guard let size = change(of: \.windowSize, in: coordinator) else { return }
    custom?.viewWillTransition(to: size, with: coordinator)
  }

  /// What a part of the environment becomes in a transition; `nil` if it does not change.
  private func change<Value: Equatable>(
    of part: KeyPath<LayoutEnvironment, Value>, in coordinator: TransitionCoordinator
  ) -> Value? {
    let new = coordinator.transition?.environmentToCome[keyPath: part]
    let old = container?.engine?.environment[keyPath: part]
    return old == nil || new == old ? nil : new
  }

  /// Adapts the presentation to a new layout.
  func layoutDidChange() {
    guard let container, let environment = container.engine?.environment else { return }
    let style = style(in: environment)
    if style != adaptedStyle { adopt(style, coordinator: nil) }
    presentedController?.setOverridesOfParent(Self.overrides(for: style))
    arrange()
  }

  func contentSizeDidChange() { container?.setNeedsUpdateConstraints() }

  /// Returns the style in which the controller is shown in a window.
  private func style(in environment: LayoutEnvironment) -> ModalPresentationStyle {
    containerSize = environment.windowSize
    let asked = presentationStyle
    let traits = environment.traits
    let adapted = profile.adaptiveStyle(for: asked, traits: traits)
    let isCompact =
      traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    guard isCompact, let delegate else { return adapted }
    switch delegate.adaptivePresentationStyle(for: self, traits: traits) {
    case ModalPresentationStyle.none?: return asked
    case .fullScreen?: return .fullScreen
    case .overFullScreen?: return .overFullScreen
    case .formSheet?: return .formSheet
    default: return adapted
    }
  }

  private func adopt(
    _ style: ModalPresentationStyle, coordinator: TransitionCoordinator?, isFirst: Bool = false
  ) {
    if isFirst {
      presentedController?.setOverridesOfParent(Self.overrides(for: style))
    }
    container?.setNeedsUpdateConstraints()
    guard style != adaptedStyle || isFirst else { return }
    adaptedStyle = style
    if !isFirst || style != presentationStyle {
      delegate?.presentationController(
        self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    }
  }

  /// Returns the traits of the controller: bubbles and form sheets have a compact width in every
  /// window.
  private static func overrides(for style: ModalPresentationStyle) -> TraitOverrides {
    switch style {
    case .popover, .formSheet: TraitOverrides(horizontalSizeClass: .compact)
    default: TraitOverrides()
    }
  }

  // MARK: Places

  /// Places the view according to the style.
  func arrange() {
    if isPlacedByApp {
      arrangement?.deactivate()
      arrangement = nil
      return
    }
    guard let container, let view = presentedController?.view,
      let environment = container.engine?.environment
    else { return }
    if view.superview !== container {
      arrangement = nil
      container.addSubview(view)
    }
    let form = form(in: environment)
    if let arrangement, arrangement.form == form, arrangement.isActive { return }
    arrangement?.deactivate()
    arrangement = PresentationArrangement(form, of: view, in: container, source: source)
    arrangement?.activate()
  }

  /// The source view, if it is in the window.
  var source: LayoutView? { nil }

  /// Returns the form of the presented view in the window.
  func form(in environment: LayoutEnvironment) -> PresentationForm {
    if let rect = custom?.frame(
      inContainerOf: environment.windowSize, safeAreaInsets: environment.safeAreaInsets)
    {
      return .placed(rect)
    }
    let traits = environment.traits
    switch adaptedStyle {
    case .formSheet, .pageSheet:
      if presentedController?.preferredContentSize == .zero, let facts = environment.poseFacts {
        let isMirrored = traits.layoutDirection == .rightToLeft
        return .placed(facts.sheet(preferredPlacement, isMirrored: isMirrored))
      }
      guard traits.horizontalSizeClass == .compact else { return .sheet(contentSize) }
      return traits.verticalSizeClass == .compact ? .full : .card
    default: return .full
    }
  }

  /// The preferred size of the controller, or the default of the style, in points.
  var contentSize: Size {
    let wanted = presentedController?.preferredContentSize ?? .zero
    let usual = PresentationForm.usualSize(of: adaptedStyle, on: platform)
    return Size(
      width: wanted.width > 0 ? wanted.width : usual.width,
      height: wanted.height > 0 ? wanted.height : usual.height)
  }

  /// The size in points that the view gets in ``containerSize``, as far as it is known before the
  /// layout.
  var sizeToCome: Size {
    guard let environment = preparedTransition?.environmentToCome else {
      return presentedController?.viewIfLoaded?.frame.size ?? .zero
    }
    let room = environment.windowSize
    let insets = environment.safeAreaInsets
    switch form(in: environment) {
    case .full: return room
    case .placed(let rect): return rect.size
    case .card:
      let gap = platform.value(of: .cardTop)
      return Size(width: room.width, height: max(0, room.height - insets.top - gap))
    case .sheet, .popover:
      let size = contentSize
      return Size(
        width: min(size.width, max(0, room.width - insets.left - insets.right)),
        height: min(size.height, max(0, room.height - insets.top - insets.bottom)))
    }
  }
}
