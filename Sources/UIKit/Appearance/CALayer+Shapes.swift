public import Foundation

/// A layer with colours; nothing is drawn.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// Has no effect: nothing is drawn.
  open var colors: [Any]?
  /// Has no effect: nothing is drawn.
  open var locations: [NSNumber]?
  /// Has no effect: nothing is drawn.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Has no effect: nothing is drawn.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Has no effect: nothing is drawn.
  open var type = CAGradientLayerType.axial
}

/// A layer with a path; nothing is drawn.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// Has no effect: nothing is drawn.
  open var fillColor: CGColor?
  /// Has no effect: nothing is drawn.
  open var strokeColor: CGColor?
  /// Has no effect: nothing is drawn.
  open var lineWidth: CGFloat = 1
  /// Has no effect: nothing is drawn.
  open var miterLimit: CGFloat = 10
  /// Has no effect: nothing is drawn.
  open var path: CGPath?
  /// Has no effect: nothing is drawn.
  open var strokeStart: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var strokeEnd: CGFloat = 1
  /// Has no effect: nothing is drawn.
  open var lineDashPattern: [NSNumber]?
  /// Has no effect: nothing is drawn.
  open var lineDashPhase: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Has no effect: nothing is drawn.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Has no effect: nothing is drawn.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The ends of a line; nothing is drawn.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes ends from their name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line; nothing is drawn.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes corners from their name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The inside of a path; nothing is drawn.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the number of turns.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By crossed lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How colours follow one another; nothing is drawn.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
