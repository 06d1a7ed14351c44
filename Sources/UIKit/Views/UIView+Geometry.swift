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

  /// The bounding box of the view after its transform, in its superview.
  var frameInSuperview: CGRect {
    let frame = CGRect(layoutView.frame)
    guard !transform.isIdentity else { return frame }
    let around = CGRect(
      x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
    return around.applying(transform).offsetBy(dx: frame.midX, dy: frame.midY)
  }

  func setFrame(_ frame: CGRect) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    guard numbers.allSatisfy(\.isFinite) else {
      return TinamouUIKit.report(.invalidFrame("the frame of \(type(of: self)) is \(frame)"))
    }
    let old = layoutView.frame
    layoutView.frame = Rect(frame.standardized)
    followSuperviewWithoutSize()
    sizeDidChange(from: old.size)
  }

  /// Makes a view without a size follow a superview without a size, as in UIKit. The layout would
  /// assume that the frame was given for a superview of the window's size.
  func followSuperviewWithoutSize() {
    guard layoutView.translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty,
      layoutView.frame.size == .zero, layoutView.superview?.frame.size == .zero
    else { return }
    layoutView.setFrame(
      layoutView.frame, mask: layoutView.autoresizingMask, superviewSize: .zero)
  }

  func setSize(_ size: CGSize) {
    let old = layoutView.frame
    guard CGSize(old.size) != size else { return }
    let center = center
    setFrame(
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height))
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
    let size = bounds.size
    setFrame(
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height))
  }

  private func sizeDidChange(from old: Size) {
    guard layoutView.frame.size != old else { return }
    setNeedsLayout()
    guard autoresizesSubviews, old != .zero else { return }
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
    let mask = autoresizingMask
    func follow(
      _ start: CGFloat, _ extent: CGFloat, _ old: CGFloat, _ new: CGFloat,
      _ flexible: (near: Bool, extent: Bool, far: Bool)
    ) -> (CGFloat, CGFloat) {
      let parts = [
        flexible.near ? start : 0, flexible.extent ? extent : 0,
        flexible.far ? old - start - extent : 0,
      ]
      let whole = parts.reduce(0, +)
      let count = [flexible.near, flexible.extent, flexible.far].count(where: \.self)
      guard count > 0 else { return (start, extent) }
      func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
        guard isFlexible else { return 0 }
        return (new - old) * (whole > 0 ? parts[index] / whole : 1 / CGFloat(count))
      }
      return (start + share(0, flexible.near), max(0, extent + share(1, flexible.extent)))
    }
    let (x, width) = follow(
      frame.minX, frame.width, old.width, size.width,
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = follow(
      frame.minY, frame.height, old.height, size.height,
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Coordinates

  /// Converts a point to the coordinates of another view; `nil` for those of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inTree = toTree(point)
    return view.map { $0.fromTree(inTree) } ?? outermost.fromTree(inTree)
  }

  /// Converts a point from the coordinates of another view; `nil` for those of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? outermost).convert(point, to: self)
  }

  /// Converts a rectangle to the coordinates of another view; `nil` for those of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  /// Converts a rectangle from the coordinates of another view; `nil` for those of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? outermost).convert(rect, to: self)
  }

  /// Converts a point to the superview of the root view.
  private func toTree(_ point: CGPoint) -> CGPoint {
    var point = point
    var item: LayoutView? = layoutView
    while let view = item {
      if let owner = view.representedObject as? UIView {
        point = owner.toSuperview(point)
      } else {
        point = CGPoint(x: point.x + view.frame.minX, y: point.y + view.frame.minY)
      }
      item = view.superview
    }
    return point
  }

  private func fromTree(_ point: CGPoint) -> CGPoint {
    var path: [LayoutView] = []
    var item: LayoutView? = layoutView
    while let view = item {
      path.append(view)
      item = view.superview
    }
    var point = point
    for view in path.reversed() {
      if let owner = view.representedObject as? UIView {
        point = owner.fromSuperview(point)
      } else {
        point = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      }
    }
    return point
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let (bounds, center) = (bounds, center)
    return CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
      .applying(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let (bounds, center) = (bounds, center)
    return CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
      .applying(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
  }

  func hitView(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
