import Foundation
internal import TinamouControllers
import TinamouLayout

extension UIViewController {
  func adoptChild(_ child: UIViewController) {
    guard child.parent !== self, !isInside(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    strongChildren.append(child)
    model.addChild(child.model)
  }

  func leaveParent() {
    guard let parent else { return }
    model.removeFromParent()
    parent.strongChildren.removeAll { $0 === self }
    didMove(toParent: nil)
  }

  func overrideTraits(of child: UIViewController, with collection: UITraitCollection?) {
    do throws(LayoutError) {
      try model.setOverrideTraitCollection(collection?.overrides, forChild: child.model)
    } catch {
      TinamouUIKit.report(.refused(error))
    }
  }

  private func isInside(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let candidate = next {
      if candidate === controller { return true }
      next = candidate.parent
    }
    return false
  }

  func nearestParent<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let candidate = next {
      if let found = candidate as? Controller { return found }
      next = candidate.parent
    }
    return nil
  }
}

extension UIViewController: UIContentContainer {}
