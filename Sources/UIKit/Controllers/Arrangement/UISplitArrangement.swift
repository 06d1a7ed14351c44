import Foundation
import TinamouControllers
import TinamouLayout

/// An arrangement that keeps two views in separate spaces.
///
/// In a view that is wider than high the primary one has the leading half, otherwise the upper
/// half. Beside an active fold, the parts end at the fold. If both size classes are compact, or the
/// axis is not allowed, only the view with the higher layout priority is shown; without one, the
/// primary one.
public struct UISplitArrangement: UIArrangementViewController.Arrangement, LayoutArrangement {
  /// A width or height of a view.
  public struct Dimension: Hashable, Sendable {
    let dimension: SplitArrangement.Dimension

    /// The arrangement chooses.
    public static let automatic = Dimension(dimension: .automatic)
    /// As little as the content needs.
    public static let intrinsic = Dimension(dimension: .intrinsic)
    /// A length in points.
    public static func absolute(_ dimension: CGFloat) -> Dimension {
      Dimension(dimension: .absolute(Double(dimension)))
    }
    /// A part of the arrangement, from 0 to 1.
    public static func fractional(_ dimension: CGFloat) -> Dimension {
      Dimension(dimension: .fractional(Double(dimension)))
    }
  }

  /// The limits of a width or height.
  public struct DimensionRange: Hashable, Sendable {
    /// The least length.
    public var minimum = Dimension.automatic
    /// The length that is wished.
    public var preferred = Dimension.automatic
    /// The greatest length.
    public var maximum = Dimension.automatic

    /// Makes a range in which the arrangement chooses.
    public init() {}

    var range: SplitArrangement.DimensionRange {
      SplitArrangement.DimensionRange(
        minimum: minimum.dimension, preferred: preferred.dimension, maximum: maximum.dimension)
    }
  }

  /// What the arrangement knows about one of its views.
  public struct ViewProperties: Hashable, Sendable {
    /// The width where the views are side by side.
    public var width = DimensionRange()
    /// The height where one view is above the other.
    public var height = DimensionRange()
    /// The view with the higher priority gets its size first, and is shown where there is space for
    /// one.
    public var layoutPriority: CGFloat = 0
  }

  private var arrangement = SplitArrangement()
  var layout: TinamouControllers.Arrangement { .split(arrangement) }

  /// Makes an arrangement with two equal parts.
  public init() {}

  /// The properties of a view that none were set for.
  public var defaultViewProperties: ViewProperties { ViewProperties() }

  /// Sets the properties of the view at a placement.
  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    var own = SplitArrangement.ViewProperties()
    own.width = properties.width.range
    own.height = properties.height.range
    own.layoutPriority = Double(properties.layoutPriority)
    arrangement.setViewProperties(own, for: placement.placement)
  }

  /// Returns the arrangement with other axes along which the views may be arranged.
  public func axes(_ axes: UIAxis) -> UISplitArrangement {
    var copy = self
    copy.arrangement = arrangement.axes(axes.layoutAxes)
    return copy
  }
}

extension UIAxis {
  var layoutAxes: Set<LayoutAxis> {
    Set(LayoutAxis.allCases.filter { contains($0 == .horizontal ? .horizontal : .vertical) })
  }
}
