/// A part of a view for its content, as `UIView.LayoutRegion` of iOS 26 and later.
///
/// A region can be adapted to the corners of the window: rounded corners, and the controls of a
/// window of iPadOS 26 and later, which are in no safe area. ``LayoutView/layoutGuide(for:)`` is
/// its guide.
public struct LayoutRegion: Hashable, Sendable {
  /// The part of the view.
  enum Base: Hashable, Sendable {
    case safeArea
    case margins
    case readableContent
    case bar(Edge, extent: Double)
    case division(DivisionPart)
    case occlusion(String)
  }

  /// A part of a view that a fold divides.
  public enum DivisionPart: String, CaseIterable, Hashable, Sendable {
    /// The part before the fold: the leading one, or the upper one.
    case before
    /// The fold itself, with its margins.
    case between
    /// The part after the fold: the trailing one, or the lower one.
    case after
  }

  /// An edge of a view.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
  }

  let base: Base
  /// The axis along which the region retreats from corners; `nil` if it does not.
  public let cornerAdaptation: LayoutAxis?

  /// The safe area.
  ///
  /// - Parameter axis: The axis along which the region retreats from corners; `nil` for none.
  /// - Returns: The region.
  public static func safeArea(cornerAdaptation axis: LayoutAxis? = nil) -> LayoutRegion {
    LayoutRegion(base: .safeArea, cornerAdaptation: axis)
  }

  /// The area inside the layout margins.
  ///
  /// - Parameter axis: The axis along which the region retreats from corners; `nil` for none.
  /// - Returns: The region.
  public static func margins(cornerAdaptation axis: LayoutAxis? = nil) -> LayoutRegion {
    LayoutRegion(base: .margins, cornerAdaptation: axis)
  }

  /// The area for text: each side is inset by the larger of the layout margin and half of what the
  /// readable width leaves free.
  ///
  /// This is the rule of a decompiled UIKit 26; it gives the insets that were measured on an iPhone
  /// Duo with iOS 27.1. Unlike ``LayoutView/readableContentGuide``, the sides can differ from the
  /// margins also where the readable width is no limit.
  ///
  /// - Parameter axis: The axis along which the region retreats from corners; `nil` for none.
  /// - Returns: The region.
  public static func readableContent(cornerAdaptation axis: LayoutAxis? = nil) -> LayoutRegion {
    LayoutRegion(base: .readableContent, cornerAdaptation: axis)
  }

  /// The area for a bar at an edge.
  ///
  /// In the strip of an iPhone Duo, the bar is in the middle of the strip, 6 points from the screen
  /// if it is as wide as the strip, and between what covers the strip and the safe area; both were
  /// measured on iOS 27.1. At other edges it is 20 points from the edge, as measured for one that
  /// is 56 points high at the lower edge; that this holds at all edges is our choice.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - extent: The width of a bar at the side, or the height of another one, in points. A layout
  ///     that uses a number that is not finite or beyond a billion throws
  ///     ``LayoutError/numberOutOfRange(_:reference:)``. What is no number counts as infinite, so
  ///     that a region is always equal to itself.
  /// - Returns: The region.
  public static func bar(onEdge edge: Edge, extent: Double) -> LayoutRegion {
    LayoutRegion(
      base: .bar(edge, extent: extent.isNaN ? .infinity : extent), cornerAdaptation: nil)
  }

  /// A part of a view beside the fold that divides the window now, up to the margins of the fold.
  ///
  /// While a fold is active, the parts of a view fill it side by side; of a view that the fold does
  /// not cross, the parts where it is not are empty. Without an active fold, the parts before and
  /// after are the whole view, as in an overlay arrangement of iOS 27.1, and the fold itself is
  /// empty at the trailing edge. UIKit has no such guides; that is our choice.
  ///
  /// - Parameter part: The part.
  /// - Returns: The region.
  public static func division(_ part: DivisionPart) -> LayoutRegion {
    LayoutRegion(base: .division(part), cornerAdaptation: nil)
  }

  /// The part of a view that something covers: a camera, the status bar, the controls of the
  /// window.
  ///
  /// For a view beside it, the region is empty at the nearest edge of the view. While there is
  /// nothing of this name, it is empty in an upper corner: the leading one for window controls,
  /// otherwise the trailing one. So a constraint that keeps clear of it asks for nothing then.
  ///
  /// - Parameter name: A name of `ReservedRegion.names`.
  /// - Returns: The region.
  public static func occlusion(_ name: String) -> LayoutRegion {
    LayoutRegion(base: .occlusion(name), cornerAdaptation: nil)
  }

  /// The name of the reserved region of a window that can determine the region; `nil` for none.
  fileprivate var reservedName: String? {
    switch base {
    case .division: "fold"
    case .occlusion(let name): name
    case .bar: "strip"
    case .safeArea, .margins, .readableContent:
      cornerAdaptation == nil ? nil : "windowControls"
    }
  }

  /// Whether the region is a part of what a fold divides, or the fold.
  package var isDivision: Bool { if case .division = base { true } else { false } }

  /// Whether the region is the corner with the controls of a window, or retreats from it.
  package var keepsClearOfWindowControls: Bool { reservedName == "windowControls" }

  /// The name in constraint strings and diagnostics.
  package var name: String {
    let base =
      switch base {
      case .division(.between): "fold"
      case .division(let part): "fold.\(part.rawValue)"
      case .occlusion(let name): name
      case .safeArea: "safeArea"
      case .margins: "margins"
      case .readableContent: "readableContent"
      case .bar(let edge, let extent): "bar-\(edge.rawValue)-\(NumberText.text(extent))"
      }
    return switch cornerAdaptation {
    case .horizontal?: base + "-horizontal"
    case .vertical?: base + "-vertical"
    case nil: base
    }
  }
}

extension LayoutView {
  /// Returns the guide of a region of the view, always the same one for a region.
  ///
  /// It is kept in place by the system, like ``layoutMarginsGuide``, and takes part in layouts
  /// while a constraint mentions it.
  public func layoutGuide(for region: LayoutRegion) -> LayoutGuide {
    if let guide = systemGuides.first(where: { $0.region == region }) { return guide }
    let guide = LayoutGuide(region.name, role: .region, region: region)
    addSystemGuide(guide)
    return guide
  }

  /// The guides of regions that were asked for.
  package var regionGuides: [LayoutGuide] { systemGuides.filter { $0.role == .region } }

  /// Returns the distances from the edges of the view to those of a region, in points.
  public func edgeInsets(for region: LayoutRegion) -> EdgeInsets {
    var resolver = InsetsResolver(environment: engine?.environment, platform: platform)
    let insets = resolver.insets(of: self) { FrameNumbers($0.frame) }
    let inner = resolver.relation(of: region, in: self, insets).frame(in: frame.size)
    return EdgeInsets(
      top: inner.minY, left: inner.minX, bottom: frame.size.height - inner.maxY,
      right: frame.size.width - inner.maxX)
  }
}

extension LayoutEngine {
  /// Returns the active regions of the window that can determine one of these guides.
  package func reservedRegions(determining items: Set<LayoutItem.ID>) -> [ReservedRegion] {
    let guides = root.subtreeViews().flatMap(\.regionGuides).filter { items.contains($0.id) }
    let names = Set(guides.compactMap(\.region?.reservedName))
    return environment.allReservedRegions.filter { $0.isActive && names.contains($0.name) }
  }
}
