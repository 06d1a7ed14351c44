import Foundation
import TinamouControllers
import TinamouLayout

/// An arrangement in which the primary view lies over the secondary one.
///
/// Beside an active fold they are next to each other: the secondary one is the leading or upper
/// one, unless an edge is stated.
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement, LayoutArrangement {
  /// What the arrangement knows about one of its views.
  public struct ViewProperties: Hashable, Sendable {
    /// The edge at which the view is beside a fold; none for the choice of the arrangement.
    public var edge: NSDirectionalRectEdge = []
  }

  private var properties: [UIArrangementViewController.ViewPlacement: ViewProperties] = [:]
  private var axes = Set(LayoutAxis.allCases)

  var layout: TinamouControllers.Arrangement {
    var arrangement = OverlayArrangement(edge: secondaryIsFirst ? .leading : .trailing)
    arrangement.axes = axes
    return .overlay(arrangement)
  }

  /// Whether the secondary view is before the fold: by its own edge, or by that of the primary
  /// view.
  private var secondaryIsFirst: Bool {
    if let edge = edge(of: .secondary) { return edge }
    return edge(of: .primary).map { !$0 } ?? true
  }

  /// Whether a view states the leading or upper edge; `nil` if it states none.
  private func edge(of placement: UIArrangementViewController.ViewPlacement) -> Bool? {
    guard let edge = properties[placement]?.edge, !edge.isEmpty else { return nil }
    return !edge.isDisjoint(with: [.leading, .top])
  }

  /// Makes an arrangement.
  public init() {}

  /// The properties of a view that none were set for.
  public var defaultViewProperties: ViewProperties { ViewProperties() }

  /// Sets the properties of the view at a placement.
  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
  ) {
    self.properties[placement] = properties
  }

  /// Returns the arrangement with other axes along which the views may be beside a fold.
  public func axes(_ axes: UIAxis) -> UIOverlayArrangement {
    var copy = self
    copy.axes = axes.layoutAxes
    return copy
  }
}
