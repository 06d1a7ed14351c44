import Foundation
import TinamouLayout

extension UIView {
  /// A part of a view for its content.
  ///
  /// A region can be adapted to the corners of the window: rounded corners, and the controls of a
  /// window of iPadOS 26 and later, which are in no safe area.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region retreats from corners.
    public enum AdaptivityAxis: Hashable, Sendable {
      /// The left and right edges retreat.
      case horizontal
      /// The upper and lower edges retreat.
      case vertical
    }

    /// The region in the layout, by the writing direction of the view: a bar can be at a physical
    /// edge.
    private let leftToRight: TinamouLayout.LayoutRegion
    private let rightToLeft: TinamouLayout.LayoutRegion

    private init(_ region: TinamouLayout.LayoutRegion) {
      (leftToRight, rightToLeft) = (region, region)
    }

    private init(bar edge: UIRectEdge, extent: CGFloat) {
      let edges: (TinamouLayout.LayoutRegion.Edge, TinamouLayout.LayoutRegion.Edge) =
        switch edge {
        case .left: (.leading, .trailing)
        case .right: (.trailing, .leading)
        case .bottom: (.bottom, .bottom)
        default: (.top, .top)
        }
      leftToRight = .bar(onEdge: edges.0, extent: Double(extent))
      rightToLeft = .bar(onEdge: edges.1, extent: Double(extent))
    }

    /// The safe area.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(.safeArea(cornerAdaptation: cornerAdaptation?.axis))
    }
    /// The area inside the layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(.margins(cornerAdaptation: cornerAdaptation?.axis))
    }
    /// The area for text: each side is inset by the larger of the layout margin and half of what
    /// the readable width leaves free.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(.readableContent(cornerAdaptation: cornerAdaptation?.axis))
    }
    /// The area for a bar of this width or height, in points, at a physical edge; the upper one if
    /// there are several.
    public static func bar(onEdge edge: UIRectEdge, extent: CGFloat) -> LayoutRegion {
      LayoutRegion(bar: edge, extent: extent)
    }
    /// The area for a bar of this width or height, in points, at an edge by writing direction; the
    /// upper one if there are several.
    public static func bar(onEdge edge: NSDirectionalRectEdge, extent: CGFloat) -> LayoutRegion {
      let edge: TinamouLayout.LayoutRegion.Edge =
        switch edge {
        case .leading: .leading
        case .trailing: .trailing
        case .bottom: .bottom
        default: .top
        }
      return LayoutRegion(.bar(onEdge: edge, extent: Double(extent)))
    }

    @MainActor fileprivate func region(in view: UIView) -> TinamouLayout.LayoutRegion {
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? rightToLeft : leftToRight
    }
  }

  /// Returns the guide of a region, always the same one for a region.
  ///
  /// A bar at the left or right edge is found by the writing direction that the view has now.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    let guide = layoutView.layoutGuide(for: region.region(in: self))
    return guide.representedObject as? UILayoutGuide ?? take(region: guide)
  }

  /// Keeps the guide of UIKit for one of the layout.
  private func take(region guide: LayoutGuide) -> UILayoutGuide {
    let made = UILayoutGuide(guide)
    regionGuides.append(made)
    return made
  }

  /// Returns the distances from the edges of the view to those of a region, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    UIEdgeInsets(layoutView.edgeInsets(for: region.region(in: self)))
  }

  /// Returns the distances from the edges of the view to those of a region, in points, by writing
  /// direction.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

extension UIView.LayoutRegion.AdaptivityAxis {
  fileprivate var axis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
