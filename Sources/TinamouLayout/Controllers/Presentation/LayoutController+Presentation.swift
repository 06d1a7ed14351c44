extension LayoutController {
  /// The controller that this one or an ancestor presents.
  public var presentedController: LayoutController? { uppermost.presentedByThis }

  /// The controller that presents this one or an ancestor.
  public var presentingController: LayoutController? { uppermost.presenting }

  /// What places the view while the controller is presented; made at its first use, for the
  /// ``modalPresentationStyle`` then.
  public var presentationController: PresentationController {
    let wantsPopover = modalPresentationStyle == .popover
    if let presentation,
      presenting != nil || wantsPopover == (presentation is PopoverPresentationController)
    {
      return presentation
    }
    let made =
      wantsPopover ? PopoverPresentationController(of: self) : PresentationController(of: self)
    presentation = made
    return made
  }

  /// The ``presentationController`` of a popover; `nil` for other styles.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// Shows a controller over the window, from the outermost controller on; the next pass lays it out.
  ///
  /// Returns `false`, and does nothing, where UIKit logs a warning: if the receiver is in no window or
  /// presents already, or the other is a child or presented.
  @discardableResult
  public func present(_ controller: LayoutController, animated: Bool = false) -> Bool {
    let presenter = uppermost
    guard let window, presenter.presentedByThis == nil, controller.parent == nil,
      controller.presenting == nil, controller.windowIfRoot == nil, controller !== presenter
    else { return false }
    presenter.presentedByThis = controller
    controller.presenting = presenter
    controller.presentationController.begin(in: window)
    return true
  }

  /// Takes away what the receiver or an ancestor presents, with everything that this presents; without
  /// such, the receiver itself if it is presented.
  public func dismiss(animated: Bool = false) {
    let controller = uppermost
    if controller.presentedByThis != nil {
      controller.dismissPresented()
    } else {
      controller.presenting?.dismissPresented()
    }
  }

  /// Takes away what this controller presents, from the top on.
  func dismissPresented() {
    var chain: [LayoutController] = []
    var next = presentedByThis
    while let controller = next {
      chain.append(controller)
      next = controller.presentedByThis
    }
    for controller in chain.reversed() {
      controller.presentation?.end()
      controller.presenting?.presentedByThis = nil
      controller.presenting = nil
    }
  }
}
