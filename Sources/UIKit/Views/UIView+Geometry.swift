public import Foundation
import TinamouLayout

extension UIView {
  /// The parts of a view's frame that follow the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The transform of the view around its anchor point, of which the part in the plane counts.
  public var transform3D: CATransform3D {
    get { CATransform3D(plane: transform) }
    set { transform = newValue.plane }
  }
  /// The point of the bounds, in parts of their size, that ``center`` places and transforms keep.
  ///
  /// A view that its frame places moves when this changes, because its center stays; constraints
  /// place the view itself.
  public var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set {
      var place = transformedRect
      place.move(anchorPoint: newValue)
      storedAnchorPoint = newValue
      setFrame(place.rect)
    }
  }

  /// The sizes after a transition of the views of its controllers, while its blocks run: for these,
  /// UIKit has changed them before.
  static var sizesToCome: [LayoutItem.ID: Size] = [:]

  /// The rectangle in the superview before the transform, in points.
  var presentFrame: Rect {
    guard let size = Self.sizesToCome[layoutView.id] else { return layoutView.frame }
    return Rect(origin: layoutView.frame.origin, size: size)
  }

  /// The rectangle in the superview, with its transform.
  var transformedRect: TransformedRect {
    TransformedRect(
      rect: CGRect(presentFrame), anchorPoint: storedAnchorPoint, transform: transform)
  }

  /// Makes the bounding box after the transform a rectangle, as far as the transform can be undone.
  func setFrameInSuperview(_ frame: CGRect) {
    var place = transformedRect
    place.frame = frame
    setFrame(place.rect)
  }

  /// Returns a frame with a size that is not negative; reports one that has no finite numbers.
  func valid(_ frame: CGRect) -> Rect? {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    guard numbers.allSatisfy(\.isFinite) else {
      TinamouUIKit.report(.invalidFrame("the frame of \(type(of: self)) is \(frame)"))
      return nil
    }
    return Rect(frame.standardized)
  }

  func setFrame(_ frame: CGRect) {
    guard let frame = valid(frame) else { return }
    let old = layoutView.frame
    (layoutView.frame, sizeOfBounds) = (frame, frame.size)
    followSuperviewWithoutSize()
    sizeDidChange(from: old.size)
    propertyObservers.tell()
  }

  /// Sets the bounds that the layout has given the view, as UIKit does, for an override that
  /// observes them.
  func takeBoundsOfLayout() {
    let (old, new) = (sizeOfBounds, layoutView.frame.size)
    guard new != old else { return }
    sizeOfBounds = new
    boundsBeforeChange = CGRect(origin: boundsOrigin, size: CGSize(old))
    bounds = CGRect(origin: boundsOrigin, size: CGSize(new))
    boundsBeforeChange = nil
  }

  /// Makes the frame one that was given in a superview without a size, if it has none yet, as in
  /// UIKit. The layout would assume that the frame was given for a superview of the window's size.
  func followSuperviewWithoutSize() {
    guard layoutView.translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty,
      layoutView.superview?.frame.size == .zero
    else { return }
    layoutView.setFrame(
      layoutView.frame, mask: layoutView.autoresizingMask, superviewSize: .zero)
  }

  /// The distances from the frame in to the alignment rectangle: ``alignmentRectInsets``, unless
  /// the view overrides ``frame(forAlignmentRect:)``. Those of an override must not depend on the
  /// size.
  var insetsOfAlignmentRect: UIEdgeInsets {
    let insets = alignmentRectInsets
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let frame = frame(forAlignmentRect: rect)
    if frame == rect.inset(by: -insets) { return insets }
    return UIEdgeInsets(
      top: rect.minY - frame.minY, left: rect.minX - frame.minX,
      bottom: frame.maxY - rect.maxY, right: frame.maxX - rect.maxX)
  }

  func setSize(_ size: CGSize) {
    guard CGSize(layoutView.frame.size) != size else { return }
    var place = transformedRect
    place.size = size
    setFrame(place.rect)
  }

  /// Sets the size of the content, where there is one, and keeps the origin, as controls of a fixed
  /// size do when they are made.
  func sizeToContent() {
    let (size, frame) = (intrinsicContentSize, frame)
    let whole = self.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    setFrame(
      CGRect(
        x: frame.minX, y: frame.minY, width: size.width < 0 ? frame.width : whole.width,
        height: size.height < 0 ? frame.height : whole.height))
  }

  func setCenter(_ center: CGPoint) {
    var place = transformedRect
    place.rect.size = bounds.size
    place.position = center
    setFrame(place.rect)
  }

  private func sizeDidChange(from old: Size) {
    guard layoutView.frame.size != old else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty
      && !view.isPlacedByContainer
    {
      view.resize(withOldSuperviewSize: CGSize(old))
    }
  }

  /// Follows the size of the superview as the mask states: flexible parts share the change in
  /// proportion.
  private func resize(withOldSuperviewSize old: CGSize) {
    guard let size = superview?.bounds.size else { return }
    func follow(
      _ change: CGFloat, _ parts: [(length: CGFloat, flexible: AutoresizingMask)]
    ) -> [CGFloat] {
      let flexible = parts.filter { autoresizingMask.contains($0.flexible) }
      let whole = flexible.map(\.length).reduce(0, +)
      return parts.map { part in
        guard autoresizingMask.contains(part.flexible) else { return part.length }
        let share = whole > 0 ? part.length / whole : 1 / CGFloat(flexible.count)
        return part.length + change * share
      }
    }
    let horizontal = follow(
      size.width - old.width,
      [
        (frame.minX, .flexibleLeftMargin), (frame.width, .flexibleWidth),
        (old.width - frame.maxX, .flexibleRightMargin),
      ])
    let vertical = follow(
      size.height - old.height,
      [
        (frame.minY, .flexibleTopMargin), (frame.height, .flexibleHeight),
        (old.height - frame.maxY, .flexibleBottomMargin),
      ])
    frame = CGRect(
      x: horizontal[0], y: vertical[0], width: max(0, horizontal[1]), height: max(0, vertical[1]))
  }

  // MARK: Coordinates

  /// Converts a point to the superview of the root view, which is the screen for a window.
  func toTree(_ point: CGPoint) -> CGPoint {
    layoutAncestors.reduce(point) { point, view in
      (view.representedObject as? UIView)?.toSuperview(point)
        ?? CGPoint(x: point.x + view.frame.minX, y: point.y + view.frame.minY)
    }
  }

  func fromTree(_ point: CGPoint) -> CGPoint {
    layoutAncestors.reversed().reduce(point) { point, view in
      (view.representedObject as? UIView)?.fromSuperview(point)
        ?? CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
    }
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    transformedRect.toSuperview(point, boundsOrigin: bounds.origin)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    transformedRect.fromSuperview(point, boundsOrigin: bounds.origin)
  }

  func hitView(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.fromSuperview(point), with: event) { return hit }
    }
    return self
  }
}
