public import Foundation

/// The layer of a view; nothing is drawn.
@preconcurrency @MainActor open class CALayer: InertLayer, CAMediaTiming {
  weak var view: UIView?

  /// Makes a layer.
  public init() { super.init(mainActor: ()) }
  /// Makes a layer for an animation; never called.
  public init(layer: Any) { super.init(mainActor: ()) }
  /// Makes a layer; the coder is not read.
  public required init?(coder: NSCoder) { super.init(mainActor: ()) }

  /// Has no effect: nothing is drawn.
  open var cornerRadius: CGFloat = 0
  /// Has no effect: nothing is drawn.
  open var contents: Any?
  /// The animations of changes; nothing is animated.
  open var actions: [String: any CAAction]?
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var repeatDuration: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Has no effect: nothing is drawn.
  open var isHidden = false
  /// The point of the bounds, in parts of their size, that ``position`` places and transforms keep.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? own.anchorPoint }
    set {
      if let view { view.anchorPoint = newValue } else { own.move(anchorPoint: newValue) }
    }
  }
  private var ownTransform = CATransform3DIdentity
  /// The transform of the layer: that of the view, or the one that was set.
  open var transform: CATransform3D {
    get { view.map { CATransform3D(plane: $0.transform) } ?? ownTransform }
    set {
      if let view { return view.transform = newValue.plane }
      ownTransform = newValue
      own.transform = newValue.plane
    }
  }
  /// A name for debugging.
  open var name: String?
  private var values: [String: Any] = [:]
  /// Returns a value that the app has set for a key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Keeps a value for a key of the app; the properties of the layer have other ways.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Returns the deepest layer that contains a point in the coordinates of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inside = CGPoint(
      x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, contains(inside) else { return nil }
    return sublayers?.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }

  /// The superlayer, if there is one.
  public private(set) weak var superlayer: CALayer?
  /// The sublayers, which do not include those of subviews.
  open var sublayers: [CALayer]? {
    get { layers }
    set {
      for layer in layers ?? [] { layer.superlayer = nil }
      layers = nil
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var layers: [CALayer]?
  private var own = TransformedRect(rect: .zero)
  private var boundsOrigin = CGPoint.zero

  /// The frame: that of the view, or the one that position, bounds, anchor point and transform
  /// give.
  open var frame: CGRect {
    get { view?.frame ?? own.frame }
    set { if let view { view.frame = newValue } else { own.frame = newValue } }
  }
  /// The bounds in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: boundsOrigin, size: own.size) }
    set {
      if let view { return view.bounds = newValue }
      (boundsOrigin, own.size) = (newValue.origin, newValue.size)
    }
  }
  /// The place of the anchor point in the coordinates of the superlayer.
  open var position: CGPoint {
    get { view?.center ?? own.position }
    set { if let view { view.center = newValue } else { own.position = newValue } }
  }

  /// Adds a sublayer.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }
  /// Adds a sublayer, unless it is the receiver or contains it.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) { return }
    layer.removeFromSuperlayer()
    var others = layers ?? []
    others.insert(layer, at: min(Int(index), others.count))
    layers = others
    layer.superlayer = self
  }
  /// Adds a sublayer below another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    let index = layers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }
  /// Adds a sublayer above another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    if layer === sibling { return }
    layer.removeFromSuperlayer()
    let index = layers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers?.count ?? 0
    insertSublayer(layer, at: UInt32(clamping: index))
  }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.layers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.superlayer === self, newLayer !== oldLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Returns the layer itself: nothing is animated.
  open func presentation() -> Self? { self }
  /// Returns the layer itself: nothing is animated.
  open func model() -> Self { self }
  /// Never called: nothing is drawn.
  open func draw(in ctx: CGContext) {}
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
