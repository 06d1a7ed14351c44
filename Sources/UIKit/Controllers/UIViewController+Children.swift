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
      let others = collection?.others ?? OtherTraits()
      if child.parent === self {
        child.changeOtherTraits(if: child.othersOfParent != others) {
          child.othersOfParent = others
        }
      }
      try model.setOverrideTraitCollection(collection?.overrides, forChild: child.model)
    } catch {
      TinamouUIKit.report(.refused(error))
    }
  }

  /// Sets the preferred size, in points, and informs the parent, or the presentation.
  func setPreferredContentSize(_ size: Size) {
    guard size != model.preferredContentSize else { return }
    model.preferredContentSize = size
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if presentingViewController != nil {
      presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The size of a child that no override determines, in points.
  func usualSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    return CGSize(model.usualSize(of: child.model, withParentContainerSize: Size(parentSize)))
  }

  /// The controller and its parents, from the inside out.
  var ancestors: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

  /// The controller and its descendants, each before its children.
  var subtree: some Sequence<UIViewController> {
    sequence(state: [self]) { waiting in
      guard let next = waiting.popLast() else { return nil }
      waiting += next.children.reversed()
      return next
    }
  }

  /// The outermost parent.
  var outermost: UIViewController { ancestors.reduce(self) { $1 } }

  private func isInside(_ controller: UIViewController) -> Bool {
    ancestors.contains { $0 === controller }
  }

  func nearestParent<Controller: UIViewController>() -> Controller? {
    ancestors.dropFirst().lazy.compactMap { $0 as? Controller }.first { _ in true }
  }
}

extension UIViewController: UIContentContainer {}
