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
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityElementsHidden = false
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var mask: UIView?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
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
  /// What would be read aloud after the label.
  public var accessibilityHint: String? {
    get { appearance.accessibilityHint }
    set { appearance.accessibilityHint = newValue }
  }
  /// The value that would be read aloud.
  public var accessibilityValue: String? {
    get { appearance.accessibilityValue }
    set { appearance.accessibilityValue = newValue }
  }
  /// What the view would be called when it is read aloud.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { appearance.accessibilityTraits }
    set { appearance.accessibilityTraits = newValue }
  }
  /// Whether what is inside would not be read aloud.
  public var accessibilityElementsHidden: Bool {
    get { appearance.accessibilityElementsHidden }
    set { appearance.accessibilityElementsHidden = newValue }
  }
  /// Does nothing: there is no touch.
  public var isMultipleTouchEnabled: Bool {
    get { appearance.isMultipleTouchEnabled }
    set { appearance.isMultipleTouchEnabled = newValue }
  }
  /// Does nothing: there is no touch.
  public var isExclusiveTouch: Bool {
    get { appearance.isExclusiveTouch }
    set { appearance.isExclusiveTouch = newValue }
  }
  /// What shows of the view; nothing is drawn.
  public var mask: UIView? {
    get { appearance.mask }
    set { appearance.mask = newValue }
  }
  /// Pixels per point; nothing is drawn.
  public var contentScaleFactor: CGFloat { UIScreen.main.scale }
  /// How the tint colour is shown; nothing is drawn.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { appearance.tintAdjustmentMode }
    set { appearance.tintAdjustmentMode = newValue }
  }
  /// How the tint colour is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// As a grey.
    case dimmed = 2
  }
  /// A view without content in the place of a picture of the view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: bounds)
  }
  /// Does nothing: nothing is drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
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

/// What a view would be called when it is read aloud.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Not to be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Its value changes.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// Its value can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
