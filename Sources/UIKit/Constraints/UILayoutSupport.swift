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
///
/// The view lists a constraint for the outer edge of each, as UIKit's view does. The constraints
/// for the inner edges are not in its `constraints`: in UIKit the guides hold their own heights.
@MainActor struct LayoutSupportGuides {
  let top: LayoutSupportGuide
  let bottom: LayoutSupportGuide
  private let innerEdges: [NSLayoutConstraint]

  init(of view: UIView) {
    top = LayoutSupportGuide(in: view, inset: \.top)
    bottom = LayoutSupportGuide(in: view, inset: \.bottom)
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.topAnchor),
      bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let safeArea = view.safeAreaLayoutGuide
    innerEdges = [
      top.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
      bottom.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ]
    do throws(LayoutError) {
      try LayoutConstraint.activate(innerEdges.compactMap(\.model))
    } catch {
      TinamouUIKit.report(.refused(error))
    }
  }
}

/// The top or bottom layout guide of a controller, above or below its safe area.
final class LayoutSupportGuide: MainActorObject, UILayoutSupport {
  let guide = UILayoutGuide()
  private let inset: KeyPath<UIEdgeInsets, CGFloat>

  init(in view: UIView, inset: KeyPath<UIEdgeInsets, CGFloat>) {
    self.inset = inset
    super.init(mainActor: ())
    guide.layoutGuide.representedObject = self
    view.addLayoutGuide(guide)
  }

  /// The inset of the safe area, which is known before the next pass.
  var length: CGFloat { guide.owningView?.safeAreaInsets[keyPath: inset] ?? 0 }
  var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
