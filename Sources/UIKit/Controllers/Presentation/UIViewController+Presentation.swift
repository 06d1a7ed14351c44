import Foundation
internal import TinamouControllers
import TinamouLayout

extension UIViewController {
  func show(presented controller: UIViewController, completion: (() -> Void)?) {
    controller.view.isPlacedByContainer = true
    if model.present(controller.model) {
      strongPresented = controller
      controller.show(true, because: .presented(true))
    } else {
      TinamouUIKit.report(
        .invalidTree("\(type(of: self)) is in no window or presents another controller already"))
    }
    completion?()
  }

  func dismissPresented(completion: (() -> Void)?) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    let presented = presenter?.presentedViewController
    model.dismiss()
    presented?.show(false, because: .presented(false))
    presenter?.strongPresented = nil
    completion?()
  }
}
