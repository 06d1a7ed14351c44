public import Foundation
import TinamouLayout

/// A guide at the top or bottom of a controller's view, below or above bars.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The extent of the covered area, in points.
  var length: CGFloat { get }
  /// The upper edge of the covered area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the covered area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The extent of the covered area.
  var heightAnchor: NSLayoutDimension { get }
}

/// The top and bottom layout guides of a controller, which are made together as in UIKit.
@MainActor struct LayoutSupportGuides {
  let top: LayoutSupportGuide
  let bottom: LayoutSupportGuide

  init(of view: UIView) {
    (top, bottom) = (LayoutSupportGuide(in: view), LayoutSupportGuide(in: view))
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.topAnchor),
      top.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
      bottom.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
      bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// The top or bottom layout guide of a controller, above or below its safe area.
final class LayoutSupportGuide: MainActorObject, UILayoutSupport {
  let guide = UILayoutGuide()

  init(in view: UIView) {
    super.init(mainActor: ())
    guide.layoutGuide.representedObject = self
    view.addLayoutGuide(guide)
  }

  var length: CGFloat { guide.layoutFrame.height }
  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
