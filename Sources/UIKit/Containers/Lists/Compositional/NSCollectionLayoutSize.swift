public import Foundation

/// A width or height in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: MainActorObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init(mainActor: ())
  }

  /// Returns a fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns a length that the cell determines, with an estimate in points.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Returns the largest length that the cells of a group determine, with an estimate in points.
  public class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniform, estimatedDimension) }

  /// Whether this is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether this is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether this is a length.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether this is an estimate.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether this is an estimate of the largest length in a group.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// Whether cells determine the length.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// The length in a container, in points; of an estimate, the estimate.
  func length(in container: CGSize) -> CGFloat {
    let length: CGFloat =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated, .uniform: dimension
      }
    return max(0, length)
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: MainActorObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init(mainActor: ())
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes along which cells determine the size.
  var measuredAxes: UIAxis {
    (widthDimension.isMeasured ? UIAxis.horizontal : [])
      .union(heightDimension.isMeasured ? .vertical : [])
  }

  func dimension(along axis: UIAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}

/// A space in a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: MainActorObject {
  /// The space, or the minimum one, in points.
  public let spacing: CGFloat
  /// Whether the space grows.
  public let isFlexible: Bool
  /// Whether the space has this length.
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init(mainActor: ())
  }

  /// Returns a space of a length in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Returns a space of at least a length in points, which takes a part of the free space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// The spaces around an item.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: MainActorObject {
  /// The space before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes spaces around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init(mainActor: ())
  }
}

/// The place of a supplementary view at an item.
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: MainActorObject {
  /// The edges at which the view is; along an axis without an edge it is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset from that place.
  public let offset: CGPoint
  /// Whether the offset is a multiple of the view's size.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init(mainActor: ())
  }

  /// Makes a place at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Makes a place with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Makes a place with an offset in multiples of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The frame of a view of a size at a rectangle, in points.
  func frame(of size: CGSize, at rect: CGRect) -> CGRect {
    var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    if edges.contains(.leading) { origin.x = rect.minX }
    if edges.contains(.trailing) { origin.x = rect.maxX - size.width }
    if edges.contains(.top) { origin.y = rect.minY }
    if edges.contains(.bottom) { origin.y = rect.maxY - size.height }
    origin.x += isFractionalOffset ? offset.x * size.width : offset.x
    origin.y += isFractionalOffset ? offset.y * size.height : offset.y
    return CGRect(origin: origin, size: size)
  }
}
