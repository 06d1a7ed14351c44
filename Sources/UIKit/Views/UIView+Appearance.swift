public import Foundation
import TinamouLayout

/// Properties that affect only the appearance.
@MainActor struct ViewAppearanceState {
  var layer: CALayer?
  var clipsToBounds = false
  var isOpaque = true
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var isAccessibilityElement = false
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityElementsHidden = false
  var accessibilityElements: [Any]?
  var groupsAccessibilityChildren = false
  var interactions: [any UIInteraction] = []
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var mask: UIView?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var gestureRecognizers: [UIGestureRecognizer] = []
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  nonisolated init() {}
}

extension UIView {
  /// The content mode of a view; nothing is drawn.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
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
  /// Has no effect: nothing is drawn.
  public var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }
  /// Has no effect: nothing is drawn.
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
  /// The text that VoiceOver reads; no effect.
  public var accessibilityLabel: String? {
    get { appearance.accessibilityLabel }
    set { appearance.accessibilityLabel = newValue }
  }
  /// Whether the view is an accessibility element; no effect.
  public var isAccessibilityElement: Bool {
    get { appearance.isAccessibilityElement }
    set { appearance.isAccessibilityElement = newValue }
  }
  /// The accessibility hint; no effect.
  public var accessibilityHint: String? {
    get { appearance.accessibilityHint }
    set { appearance.accessibilityHint = newValue }
  }
  /// The accessibility value; no effect.
  public var accessibilityValue: String? {
    get { appearance.accessibilityValue }
    set { appearance.accessibilityValue = newValue }
  }
  /// The accessibility traits; no effect.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { appearance.accessibilityTraits }
    set { appearance.accessibilityTraits = newValue }
  }
  /// Whether VoiceOver ignores the subviews; no effect.
  public var accessibilityElementsHidden: Bool {
    get { appearance.accessibilityElementsHidden }
    set { appearance.accessibilityElementsHidden = newValue }
  }
  /// Has no effect: there are no touch events.
  public var isMultipleTouchEnabled: Bool {
    get { appearance.isMultipleTouchEnabled }
    set { appearance.isMultipleTouchEnabled = newValue }
  }
  /// Has no effect: there are no touch events.
  public var isExclusiveTouch: Bool {
    get { appearance.isExclusiveTouch }
    set { appearance.isExclusiveTouch = newValue }
  }
  /// The mask of the view; nothing is drawn.
  public var mask: UIView? {
    get { appearance.mask }
    set { appearance.mask = newValue }
  }
  /// Pixels per point; nothing is drawn.
  public var contentScaleFactor: CGFloat { UIScreen.main.scale }
  /// The tint adjustment; nothing is drawn.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { appearance.tintAdjustmentMode }
    set { appearance.tintAdjustmentMode = newValue }
  }
  /// The tint adjustment.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
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
  /// Light or dark appearance; nothing is drawn.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { appearance.userInterfaceStyle }
    set { appearance.userInterfaceStyle = newValue }
  }
  /// The gesture recognisers, which recognise nothing.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { appearance.gestureRecognizers.isEmpty ? nil : appearance.gestureRecognizers }
    set { appearance.gestureRecognizers = newValue ?? [] }
  }
  /// Adds a gesture recogniser, which recognises nothing.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    appearance.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Removes a gesture recogniser.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    appearance.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
  /// Resigns the first responder.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    firstView { $0.isFirstResponder }?.resignFirstResponder() ?? false
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
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Its value can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
