public import Foundation
import TinamouLayout

extension UIView {
  /// The content mode of a view; nothing is drawn.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// The tint adjustment.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  func makeLayer() -> CALayer {
    let wanted: AnyClass = type(of: self).layerClass
    let layer: CALayer =
      switch wanted {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      default: CALayer()
      }
    layer.view = self
    if type(of: layer) != wanted {
      TinamouUIKit.report(
        .invalidTree(
          "\(type(of: self)) has a \(type(of: layer)), because its layer class \(wanted) cannot be "
            + "made without Objective-C: override 'layer'"))
    }
    return layer
  }

  /// Pixels per point; nothing is drawn, so setting it has no effect.
  public var contentScaleFactor: CGFloat {
    get { UIScreen.main.scale }
    set {}
  }
  /// Returns a view without content in place of a snapshot.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }
  /// Does nothing: nothing is drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
  /// Returns a view without content in place of a snapshot of a part of the view.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

  /// Whether the view is cleared before it is drawn; nothing is drawn, so setting it has no effect.
  public var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }
  /// Does nothing: nothing is drawn.
  public func setNeedsDisplay(_ rect: CGRect) {}

  func add(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  func remove(_ gestureRecognizer: UIGestureRecognizer) {
    let others = gestureRecognizers?.filter { $0 !== gestureRecognizer } ?? []
    gestureRecognizers = others.isEmpty ? nil : others
  }
}

/// Accessibility traits of a view.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's numbers.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image view.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Its value changes.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// The bar with the tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// It can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 30)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Its value can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
