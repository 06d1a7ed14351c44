public import Foundation

/// The layer of a view; nothing is drawn.
@preconcurrency @MainActor open class CALayer: MainActorObject {
  weak var view: UIView?

  /// Makes a layer.
  public init() { super.init(mainActor: ()) }

  /// Has no effect: nothing is drawn.
  open var cornerRadius: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var maskedCorners: CACornerMask = []
  /// Has no effect: nothing is drawn.
  open var masksToBounds = false
  /// Has no effect: nothing is drawn.
  open var borderWidth: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var borderColor: CGColor?
  /// Has no effect: nothing is drawn.
  open var backgroundColor: CGColor?
  /// Has no effect: nothing is drawn.
  open var shadowColor: CGColor?
  /// Has no effect: nothing is drawn.
  open var shadowOpacity: Float = 0
  /// Has no effect: nothing is drawn.
  open var shadowOffset = CGSize.zero
  /// Has no effect: nothing is drawn.
  open var shadowRadius: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var opacity: Float = 1
  /// Has no effect: nothing is drawn.
  open var zPosition: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var shouldRasterize = false
  /// Has no effect: nothing is drawn.
  open var rasterizationScale: CGFloat = 1
  /// Has no effect: nothing is drawn.
  open var mask: CALayer?
  /// Has no effect: nothing is drawn.
  open var shadowPath: CGPath?
  /// Has no effect: nothing is drawn.
  open var contents: Any?
  /// Has no effect: nothing is drawn.
  open var contentsScale: CGFloat = 1
  /// Has no effect: nothing is drawn.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Has no effect: nothing is drawn.
  open var isHidden = false
  /// Has no effect: nothing is drawn.
  open var isOpaque = false
  /// The anchor point of transforms and of the position; a layout with another one than the center
  /// is reported.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard view != nil, anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return }
      TinamouUIKit.report(.unmeasured("the anchor point of a layer does not move its view"))
    }
  }
  private var ownTransform = CATransform3DIdentity
  /// The transform of the layer: that of the view, or the one that was set.
  open var transform: CATransform3D {
    get { view.map { CATransform3D(plane: $0.transform) } ?? ownTransform }
    set { if let view { view.transform = newValue.plane } else { ownTransform = newValue } }
  }
  /// A name for debugging.
  open var name: String?
  /// The superlayer, if there is one.
  public private(set) weak var superlayer: CALayer?
  /// The sublayers, which do not include those of subviews.
  open private(set) var sublayers: [CALayer]?
  private var ownFrame = CGRect.zero

  /// The frame: that of the view, or the one that was set.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  /// The bounds in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
  }
  /// The center in the coordinates of the superlayer.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { if let view { view.center = newValue } }
  }

  /// Adds a sublayer.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }
  /// Adds a sublayer.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }
  /// Adds a sublayer below another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }
  /// Adds a sublayer above another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Returns the layer itself: nothing is animated.
  open func presentation() -> Self? { self }
  /// The names of animations: none, because nothing is animated.
  open func animationKeys() -> [String]? { nil }
  /// Returns `nil`: nothing is animated.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  /// Does nothing: nothing is animated.
  open func removeAnimation(forKey key: String) {}
  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Never called.
  open func layoutSublayers() {}
  /// Does nothing: nothing is animated.
  open func removeAllAnimations() {}
  /// Does nothing: nothing is animated.
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Lays the view out.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Makes the next pass lay the view out.
  open func setNeedsLayout() { view?.setNeedsLayout() }
}

/// Corners of a layer; nothing is drawn.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, with Core Animation's numbers.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of round corners; nothing is drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name for it.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Circular corners.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother than circles.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
