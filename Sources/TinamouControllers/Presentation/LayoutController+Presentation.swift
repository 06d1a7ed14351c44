extension LayoutController {
  /// The controller that this one, or one of its ancestors, presents.
  public var presentedController: LayoutController? { uppermost.presentedByThis }

  /// The controller that presents this one, or one of its ancestors.
  public var presentingController: LayoutController? { uppermost.presenting }

  /// The object that determines the frame of the view while the controller is presented.
  ///
  /// It is made when it is first used, for the ``modalPresentationStyle`` at that time.
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

  /// Shows a controller over the window; the next pass lays it out.
  ///
  /// The outermost controller presents it. In cases where UIKit logs a warning, nothing happens: if
  /// the receiver is in no window or already presents a controller, or if the other controller is a
  /// child or is presented.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - animated: Ignored.
  /// - Returns: Whether the controller is presented.
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

  /// Dismisses the controller that the receiver or one of its ancestors presents, and everything
  /// that it presents; if there is none, dismisses the receiver itself if it is presented.
  public func dismiss(animated: Bool = false) {
    let controller = uppermost
    if controller.presentedByThis != nil {
      controller.dismissPresented()
    } else {
      controller.presenting?.dismissPresented()
    }
  }

  /// Dismisses everything that this controller presents, beginning with the topmost controller.
  package func dismissPresented() {
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
