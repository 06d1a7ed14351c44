import Foundation
import TinamouControllers
import TinamouLayout

/// An arrangement in which the primary view lies over the secondary one.
///
/// Beside an active fold they are next to each other: the secondary one is the leading or upper one, unless
/// an edge is stated.
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement, LayoutArrangement {
  /// What the arrangement knows about one of its views.
  public struct ViewProperties: Hashable, Sendable {
    /// The edge at which the view is beside a fold; none for the choice of the arrangement.
    public var edge: NSDirectionalRectEdge = []
  }

  private var arrangement = OverlayArrangement()
  var layout: TinamouControllers.Arrangement { .overlay(arrangement) }

  /// Makes an arrangement.
  public init() {}

  /// The properties of a view that none were set for.
  public var defaultViewProperties: ViewProperties { ViewProperties() }

  /// Sets the properties of the view at a placement.
  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    if properties.edge.isEmpty { return }
    let isFirst = !properties.edge.isDisjoint(with: [.leading, .top])
    arrangement.edge = isFirst == (placement == .secondary) ? .leading : .trailing
  }

  /// Returns the arrangement with other axes along which the views may be beside a fold.
  public func axes(_ axes: UIAxis) -> UIOverlayArrangement {
    var copy = self
    copy.arrangement.axes = axes.layoutAxes
    return copy
  }
}
