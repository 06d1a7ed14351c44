extension SplitController {
  /// How many columns there are, and who shows them.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Primary and secondary, as given; a column is a navigation only if the app made it one.
    case unspecified
    /// Primary and secondary, each in a navigation.
    case doubleColumn
    /// Primary, supplementary and secondary, each in a navigation.
    case tripleColumn
  }

  /// A place for a controller.
  public enum Column: String, CaseIterable, Hashable, Sendable {
    /// The outermost sidebar.
    case primary
    /// The sidebar between the other two, with the style ``Style/tripleColumn`` alone.
    case supplementary
    /// The content.
    case secondary
    /// What shows in place of all others while the split view is collapsed.
    case compact
  }

  /// What shows of the columns while the split view is not collapsed.
  public enum DisplayMode: String, CaseIterable, Hashable, Sendable {
    /// Left to the split view; only to be preferred, never what shows.
    case automatic
    /// The content alone.
    case secondaryOnly
    /// One sidebar beside the content.
    case oneBesideSecondary
    /// One sidebar over the content, which has the whole width.
    case oneOverSecondary
    /// Two sidebars beside the content.
    case twoBesideSecondary
    /// Two sidebars over the content, which has the whole width.
    case twoOverSecondary
    /// Two sidebars, which push the content aside: it is as wide as beside one of them and reaches
    /// out of the split view.
    case twoDisplaceSecondary

    /// How many sidebars show; `nil` if that is left to the split view.
    public var sidebarCount: Int? {
      switch self {
      case .automatic: nil
      case .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }
  }

  /// How sidebars and content share the width.
  public enum SplitBehavior: String, CaseIterable, Hashable, Sendable {
    /// Left to the split view; only to be preferred, never what holds.
    case automatic
    /// Side by side.
    case tile
    /// Sidebars over the content.
    case overlay
    /// Two sidebars push the content aside; with the style ``Style/tripleColumn`` alone.
    case displace
  }

  /// An edge at which the sidebars are.
  public enum PrimaryEdge: String, CaseIterable, Hashable, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// The widths that a sidebar may have.
  ///
  /// Each is ``SplitController/automaticDimension`` unless it was stated.
  struct ColumnWidth: Equatable {
    var minimum = automaticDimension
    var maximum = automaticDimension
    var preferred = automaticDimension
    var fraction = automaticDimension

    /// The greatest width in points.
    var upperBound: Double {
      maximum == automaticDimension ? SplitController.automaticMaximumColumnWidth : maximum
    }

    /// The least width in points.
    var lowerBound: Double { minimum == automaticDimension ? 0 : minimum }

    /// The width in points in a split view of a width.
    func points(in whole: Double) -> Double {
      let wish =
        preferred != automaticDimension
        ? preferred
        : fraction != automaticDimension
          ? fraction * whole : SplitController.automaticMaximumColumnWidth
      return max(0, min(min(max(wish, lowerBound), upperBound), whole))
    }
  }
}
