public import Foundation
@preconcurrency @MainActor open class InertLayer: MainActorObject {
  open var anchorPointZ: CGFloat = 0
  open var isGeometryFlipped = false
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
  open var style: [AnyHashable: Any]?
  open func needsLayout() -> Bool { false }
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
  open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }
  open var maskedCorners: CACornerMask = []
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize.zero
  open var shadowRadius: CGFloat = 0
  open var opacity: Float = 1
  open var zPosition: CGFloat = 0
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var mask: CALayer?
  open var shadowPath: CGPath?
  open var contentsScale: CGFloat = 1
  open var cornerCurve = CALayerCornerCurve.circular
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var needsDisplayOnBoundsChange = false
  open var drawsAsynchronously = false
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var isDoubleSided = true
  open var sublayerTransform = CATransform3DIdentity
  open weak var delegate: (any CALayerDelegate)?
  open var isOpaque = false
  open func animationKeys() -> [String]? { nil }
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func removeAnimation(forKey key: String) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func display() {}
  open func render(in ctx: CGContext) {}
  open func layoutSublayers() {}
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open func removeAllAnimations() {}
  open func add(_ animation: CAAnimation, forKey key: String?) {}
}
