import Foundation
internal import TinamouControllers
import TinamouLayout

extension UIViewController {
  func show(
    presented controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let animator = animated ? controller.presentationAnimator(from: self) : nil
    let custom = controller.makePresentation(from: self, animator)
    let presentation = custom ?? controller.presentationController
    presentation?.prepare(controller.model.presentationController)
    if controller.movedByContainer({ model.present(controller.model) }) {
      controller.appear(in: custom, animator)
    } else {
      TinamouUIKit.report(
        .invalidTree("\(type(of: self)) is in no window or presents another controller already"))
    }
    completion?()
  }

  /// Calls the methods of the appearance in a presentation that has begun. A presenter that is
  /// covered disappears; the order of the methods of both is not documented.
  private func appear(
    in custom: UIPresentationController?, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) {
    guard let presenter = presentingViewController else { return }
    presenter.strongPresented = self
    presentationOfApp = custom
    if let custom, let container = model.presentationController.containerView {
      let size = (presenter.view.window ?? presenter.view).bounds.size
      movedByContainer { custom.begin(in: container, size: size) }
    }
    let covers = coversPresenter
    if covers { presenter.beginAppearance(false) }
    beginAppearance(true, because: .presented(true))
    if let animator, let custom {
      movedByContainer { custom.present(by: animator, from: presenter, hidesPresenter: covers) }
    }
    endAppearance()
    if covers { presenter.endAppearance() }
    custom?.presentationTransitionDidEnd(true)
  }

  /// The animation of the app for the presentation. Only the animations of presentations that cover
  /// the window, and of custom ones, are asked for: the style places sheets and popovers.
  private func presentationAnimator(
    from source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch modalPresentationStyle {
    case .custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      transitioningDelegate?.animationController(
        forPresented: self, presenting: source.outermost, source: source)
    default: nil
    }
  }

  /// The presentation of the app, if the style asks for one, or if it has an animation.
  private func makePresentation(
    from source: UIViewController, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> UIPresentationController? {
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: source, source: source) : nil
    guard custom == nil, animator != nil else { return custom }
    return UIPresentationController(presentedViewController: self, presenting: source)
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let presenter = presentedViewController == nil ? presentingViewController : outermost
    presenter?.dismissEverything(animated: animated)
    completion?()
  }

  /// Dismisses what the controller presents, and everything above, from the top. Only the dismissal
  /// of the topmost controller is animated, as in UIKit.
  func dismissEverything(animated: Bool = false) {
    let chain = Array(presentedChain.reversed())
    guard let top = chain.first, let lowest = chain.last else { return }
    let reappears = lowest.coversPresenter && chain.contains(where: \.isShown)
    let animator =
      animated ? top.transitioningDelegate?.animationController(forDismissed: top) : nil
    for controller in chain {
      controller.presentationOfApp?.dismissalTransitionWillBegin()
      controller.beginAppearance(false, because: .presented(false))
    }
    if reappears { beginAppearance(true) }
    if let animator {
      top.movedByContainer {
        top.presentationOfApp?.dismiss(by: animator, to: self, showsPresenter: reappears)
      }
    }
    model.dismissPresented()
    if reappears { endAppearance() }
    for controller in chain {
      controller.endAppearance()
      controller.presentationOfApp?.end()
      controller.presentationOfApp = nil
      controller.strongPresented = nil
    }
    strongPresented = nil
  }

  /// The controllers that are presented over this one, from the lowest to the top.
  var presentedChain: [UIViewController] {
    Array(sequence(first: self) { $0.model.presentedByThis?.owner }.dropFirst())
  }

  /// Whether the controller is presented so that its presenter disappears. The presenter's view
  /// stays in the window, where nothing is drawn.
  var coversPresenter: Bool {
    guard presentingViewController != nil else { return false }
    if modalPresentationStyle == .custom {
      return presentationOfApp?.shouldRemovePresentersView ?? false
    }
    return model.presentationController.adaptedStyle == .fullScreen
  }
}

extension UIViewController {
  /// Pushes a controller, or presents it where there is no stack.
  func showInContainer(_ controller: UIViewController) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: false)
    } else {
      present(controller, animated: false)
    }
  }

  /// Shows a controller as the detail of a split view, if there is one.
  func showAsDetail(_ controller: UIViewController, _ sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      show(controller, sender: sender)
    }
  }

  /// Returns the controller for an action, from the parent on; `nil` if none can perform it.
  public func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    guard let parent else { return nil }
    return parent.canPerformAction(action, withSender: sender)
      ? parent : parent.targetViewController(forAction: action, sender: sender)
  }
  /// Does nothing: there are no touch events.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing: tests choose the orientation.
  public class func attemptRotationToDeviceOrientation() {}
}
