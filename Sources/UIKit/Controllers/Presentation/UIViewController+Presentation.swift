import Foundation
internal import TinamouControllers
import TinamouLayout

extension UIViewController {
  func show(presented controller: UIViewController, completion: (() -> Void)?) {
    controller.placeView()
    let custom = controller.makePresentation(from: self)
    let presentation = custom ?? controller.presentationController
    presentation?.prepare(controller.model.presentationController)
    if model.present(controller.model) {
      strongPresented = controller
      if let custom, let container = controller.model.presentationController.containerView {
        controller.presentationOfApp = custom
        custom.begin(in: container, size: (view.window ?? view).bounds.size)
      }
      controller.show(true, because: .presented(true))
      custom?.presentationTransitionDidEnd(true)
    } else {
      TinamouUIKit.report(
        .invalidTree("\(type(of: self)) is in no window or presents another controller already"))
    }
    completion?()
  }

  /// The presentation of the app, if the style asks for one.
  private func makePresentation(from source: UIViewController) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: source, source: source)
  }

  func dismissPresented(completion: (() -> Void)?) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    let presented = presenter?.presentedViewController
    let custom = presented?.presentationOfApp
    custom?.dismissalTransitionWillBegin()
    model.dismiss()
    presented?.show(false, because: .presented(false))
    custom?.end()
    presented?.presentationOfApp = nil
    presenter?.strongPresented = nil
    completion?()
  }
}
