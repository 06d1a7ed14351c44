public import TinamouLayout

/// How an ``ArrangementController`` lays out its two controllers, as `UIArrangementViewController`
/// of iOS 27.1 does.
public enum Arrangement: Hashable, Sendable {
  /// Side by side, or one above the other.
  case split(SplitArrangement = SplitArrangement())
  /// One over the other, and beside each other where a fold divides the view.
  case overlay(OverlayArrangement = OverlayArrangement())

  /// The place of a controller in an arrangement.
  public enum Placement: String, CaseIterable, Hashable, Sendable {
    /// The leading or upper one of a split arrangement, and the front one of an overlay
    /// arrangement.
    case primary
    /// The other one.
    case secondary
  }
}

/// An arrangement that keeps two views in separate spaces.
///
/// Of a view that is wider than high, the primary one has the leading part, otherwise the upper
/// part. Both are equally large unless their properties say otherwise. Where a fold divides the
/// view, the parts end at the fold, whatever the properties say. If both size classes are compact,
/// or the axis is not allowed, only the view with the higher layout priority is shown; without one,
/// the primary one.
public struct SplitArrangement: Hashable, Sendable {
  /// A width or height of a view.
  public enum Dimension: Hashable, Sendable {
    /// The arrangement chooses.
    case automatic
    /// As little as the content needs.
    case intrinsic
    /// A length in points.
    case absolute(Double)
    /// A part of the arrangement, from 0 to 1.
    case fractional(Double)
  }

  /// The limits of a width or height.
  public struct DimensionRange: Hashable, Sendable {
    /// The least length; it gives way to the maximum.
    public var minimum = Dimension.automatic
    /// The length that is wished.
    public var preferred = Dimension.automatic
    /// The greatest length.
    public var maximum = Dimension.automatic

    /// Makes a range; without arguments, the arrangement chooses.
    public init(
      minimum: Dimension = .automatic, preferred: Dimension = .automatic,
      maximum: Dimension = .automatic
    ) {
      self.minimum = minimum
      self.preferred = preferred
      self.maximum = maximum
    }
  }

  /// What an arrangement knows about one of its views.
  public struct ViewProperties: Hashable, Sendable {
    /// The width where the views are side by side.
    public var width = DimensionRange()
    /// The height where one view is above the other.
    public var height = DimensionRange()
    /// The view with the higher priority gets its size first, and is shown where there is space for
    /// one.
    public var layoutPriority = 0.0

    /// Makes properties with which the arrangement chooses.
    public init() {}
  }

  /// The axes along which the views may be arranged.
  public var axes = Set(LayoutAxis.allCases)
  private var properties: [Arrangement.Placement: ViewProperties] = [:]

  /// Makes an arrangement with two equal parts.
  public init() {}

  /// Returns the arrangement with other axes along which the views may be arranged.
  public func axes(_ axes: Set<LayoutAxis>) -> SplitArrangement {
    var arrangement = self
    arrangement.axes = axes
    return arrangement
  }

  /// The properties of a view that none were set for.
  public var defaultViewProperties: ViewProperties { ViewProperties() }

  /// Sets the properties of the view at a placement.
  public mutating func setViewProperties(
    _ properties: ViewProperties, for placement: Arrangement.Placement
  ) {
    self.properties[placement] = properties
  }

  /// Returns the properties of the view at a placement.
  public func viewProperties(for placement: Arrangement.Placement) -> ViewProperties {
    properties[placement] ?? defaultViewProperties
  }

  /// The view that gets its size first.
  var firstPlacement: Arrangement.Placement {
    let priorities = Arrangement.Placement.allCases.map { viewProperties(for: $0).layoutPriority }
    return priorities[1] > priorities[0] ? .secondary : .primary
  }
}

/// An arrangement in which the primary view lies over the secondary one.
///
/// Both have the whole safe area. Where a fold divides the view, they are beside each other: the
/// secondary one is the leading or upper one.
public struct OverlayArrangement: Hashable, Sendable {
  /// The part that the secondary view has beside a fold: the leading or upper one, or with
  /// `trailing` and `bottom` the other one.
  public var edge = LayoutRegion.Edge.leading
  /// The axes along which the views may be beside each other.
  public var axes = Set(LayoutAxis.allCases)

  /// Makes an arrangement.
  ///
  /// - Parameter edge: Where the secondary view is beside a fold.
  public init(edge: LayoutRegion.Edge = .leading) { self.edge = edge }

  /// Whether the secondary view is before the fold.
  var secondaryIsFirst: Bool { edge == .leading || edge == .top }
}
