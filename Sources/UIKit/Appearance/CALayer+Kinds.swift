public import Foundation

/// A layer with a text; nothing is drawn.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// Has no effect: nothing is drawn.
  open var string: Any?
  /// Has no effect: nothing is drawn.
  open var font: Any?
  /// Has no effect: nothing is drawn.
  open var fontSize: CGFloat = 36
  /// Has no effect: nothing is drawn.
  open var foregroundColor: CGColor?
  /// Has no effect: nothing is drawn.
  open var isWrapped = false
  /// Has no effect: nothing is drawn.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Has no effect: nothing is drawn.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// The alignment of a text; nothing is drawn.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text is cut; nothing is drawn.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows its sublayers several times; nothing is drawn.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// Has no effect: nothing is drawn.
  open var instanceCount = 1
  /// Has no effect: nothing is drawn.
  open var instanceDelay: TimeInterval = 0
  /// Has no effect: nothing is drawn.
  open var instanceTransform = CATransform3DIdentity
  /// Has no effect: nothing is drawn.
  open var instanceColor: CGColor?
  /// Has no effect: nothing is drawn.
  open var instanceAlphaOffset: Float = 0
  /// Has no effect: nothing is drawn.
  open var preservesDepth = false
}

/// A layer whose sublayers keep their depth; nothing is drawn.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// A layer of particles; nothing is drawn.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// Has no effect: nothing is drawn.
  open var emitterCells: [CAEmitterCell]?
  /// Has no effect: nothing is drawn.
  open var emitterPosition = CGPoint.zero
  /// Has no effect: nothing is drawn.
  open var emitterSize = CGSize.zero
  /// Has no effect: nothing is drawn.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Has no effect: nothing is drawn.
  open var birthRate: Float = 1
}

/// Where particles begin; nothing is drawn.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At a point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// On a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// In a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// In a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// A kind of particles; nothing is drawn.
@preconcurrency @MainActor open class CAEmitterCell: MainActorObject {
  /// Has no effect: nothing is drawn.
  open var contents: Any?
  /// Has no effect: nothing is drawn.
  open var color: CGColor?
  /// Has no effect: nothing is drawn.
  open var birthRate: Float = 0
  /// Has no effect: nothing is drawn.
  open var lifetime: Float = 0
  /// Has no effect: nothing is drawn.
  open var lifetimeRange: Float = 0
  /// Has no effect: nothing is drawn.
  open var velocity: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var velocityRange: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var emissionLongitude: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var emissionRange: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var spin: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var spinRange: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var scale: CGFloat = 1
  /// Has no effect: nothing is drawn.
  open var scaleRange: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var scaleSpeed: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var alphaSpeed: Float = 0

  /// Makes a kind of particles.
  public init() { super.init(mainActor: ()) }
}
