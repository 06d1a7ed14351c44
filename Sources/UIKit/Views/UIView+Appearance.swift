public import Foundation
import TinamouLayout

/// What only looks.
@MainActor struct ViewAppearanceState {
  var layer: CALayer?
  var clipsToBounds = false
  var isOpaque = true
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var isAccessibilityElement = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  nonisolated init() {}
}

extension UIView {
  /// How content fills a view; nothing is drawn.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// The layer, which draws nothing.
  public var layer: CALayer {
    if let layer = appearance.layer { return layer }
    let made: CALayer =
      switch type(of: self).layerClass {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      default: CALayer()
      }
    made.view = self
    appearance.layer = made
    return made
  }
  /// Nothing is drawn.
  public var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }
  /// Nothing is drawn.
  public var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  /// A name for tests; diagnostics and recorded layouts show it.
  public var accessibilityIdentifier: String? {
    get { appearance.accessibilityIdentifier }
    set {
      appearance.accessibilityIdentifier = newValue
      layoutView.name = newValue
    }
  }
  /// What would be read aloud.
  public var accessibilityLabel: String? {
    get { appearance.accessibilityLabel }
    set { appearance.accessibilityLabel = newValue }
  }
  /// Whether the view would be read aloud.
  public var isAccessibilityElement: Bool {
    get { appearance.isAccessibilityElement }
    set { appearance.isAccessibilityElement = newValue }
  }
  /// Light or dark; nothing is drawn.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearance.userInterfaceStyle }
    set { appearance.userInterfaceStyle = newValue }
  }
  /// The recognizers, which recognize nothing: there is no touch.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { appearance.gestureRecognizers.isEmpty ? nil : appearance.gestureRecognizers }
    set { appearance.gestureRecognizers = newValue ?? [] }
  }
  /// Adds a recognizer, which recognizes nothing.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    appearance.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Removes a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    appearance.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
  /// Gives the keyboard back.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    firstView { $0.isFirstResponder }?.resignFirstResponder() ?? false
  }
}

/// Recognizes nothing: there is no touch.
@preconcurrency @MainActor open class UIGestureRecognizer: MainActorObject {
  /// The view that the recognizer was added to.
  public internal(set) weak var view: UIView?
  /// Does nothing.
  open var isEnabled = true
  /// Does nothing.
  open var cancelsTouchesInView = true
  /// The app's delegate, which is never asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Makes a recognizer.
  public init() { super.init(mainActor: ()) }

  /// Makes a recognizer; its action is never performed.
  public convenience init(target: Any?, action: Selector?) { self.init() }

  /// Does nothing: the action would never be performed.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Where the touch is; there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// How far the recognizer is: nowhere.
  open var state = State.possible

  /// How far a recognizer is.
  public enum State: Int, Sendable {
    /// Nowhere.
    case possible
    /// It began.
    case began
    /// It changed.
    case changed
    /// It ended.
    case ended
    /// It was called off.
    case cancelled
    /// It did not recognize.
    case failed
  }
}

/// What has no name without Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String

  /// Makes a selector, which nothing can perform.
  public init(_ name: String) { self.name = name }
  /// Makes a selector, which nothing can perform.
  public init(stringLiteral name: String) { self.name = name }
}

/// Is never asked: there is no touch.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a touch counts; never asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether a recognizer begins; never asked.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Every touch counts.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Every recognizer begins.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// Recognizes nothing.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Does nothing.
  open var numberOfTapsRequired = 1
}
/// Recognizes nothing.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
/// Recognizes nothing.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}
/// Recognizes nothing.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}
/// Recognizes nothing.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
