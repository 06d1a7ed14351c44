public import Foundation

/// The time of a layer or animation; nothing is animated.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The begin time, in seconds; no effect.
  var beginTime: TimeInterval { get set }
  /// The time at the beginning, in seconds; no effect.
  var timeOffset: TimeInterval { get set }
  /// The duration, in seconds; no effect.
  var duration: TimeInterval { get set }
  /// The duration of all repetitions, in seconds; no effect.
  var repeatDuration: TimeInterval { get set }
  /// How fast the time passes; no effect.
  var speed: Float { get set }
  /// The number of repetitions; no effect.
  var repeatCount: Float { get set }
  /// Whether the time goes backwards afterwards; no effect.
  var autoreverses: Bool { get set }
  /// What is shown before and after; no effect.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What a change of a layer causes; never run.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Never called: nothing is animated.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction, CAMediaTiming {}
extension NSNull: CAAction {}

/// Draws a layer; never called.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Never called: nothing is drawn.
  func display(_ layer: CALayer)
  /// Never called: nothing is drawn.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Never called: layers have the frames that the app gives them.
  func layoutSublayers(of layer: CALayer)
  /// Never called: nothing is animated.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Where the contents of a layer are; nothing is drawn.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
