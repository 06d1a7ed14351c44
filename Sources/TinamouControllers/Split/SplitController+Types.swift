extension SplitController {
  /// The number of columns, and whether they are navigation controllers.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Primary and secondary column, as given; a column is a navigation controller only if the app
    /// made one.
    case unspecified
    /// Primary and secondary column, each with a navigation controller.
    case doubleColumn
    /// Primary, supplementary and secondary column, each with a navigation controller.
    case tripleColumn
  }

  /// A position for a controller.
  public enum Column: String, CaseIterable, Hashable, Sendable {
    /// The outermost sidebar.
    case primary
    /// The sidebar between the other two columns, only with the style ``Style/tripleColumn``.
    case supplementary
    /// The content.
    case secondary
    /// The column that replaces all others while the split view is collapsed.
    case compact
  }

  /// The columns that are shown while the split view is not collapsed.
  public enum DisplayMode: String, CaseIterable, Hashable, Sendable {
    /// The split view chooses; only a preferred mode can be automatic.
    case automatic
    /// Only the content.
    case secondaryOnly
    /// One sidebar beside the content.
    case oneBesideSecondary
    /// One sidebar over the content, which has the full width.
    case oneOverSecondary
    /// Two sidebars beside the content.
    case twoBesideSecondary
    /// Two sidebars over the content, which has the full width.
    case twoOverSecondary
    /// Two sidebars that push the content aside: it is as wide as beside one of them, and extends
    /// beyond the split view.
    case twoDisplaceSecondary

    /// The number of sidebars that are shown; `nil` if the split view chooses.
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
    /// The split view chooses; only a preferred behavior can be automatic.
    case automatic
    /// Side by side.
    case tile
    /// Sidebars over the content.
    case overlay
    /// Two sidebars push the content aside, only with the style ``Style/tripleColumn``.
    case displace
  }

  /// The edge at which the sidebars are.
  public enum PrimaryEdge: String, CaseIterable, Hashable, Sendable {
    /// The edge at which lines of text begin.
    case leading
    /// The edge at which lines of text end.
    case trailing
  }

  /// The widths of a sidebar.
  ///
  /// Each is ``SplitController/automaticDimension`` unless it was set.
  struct ColumnWidth: Equatable {
    var minimum = automaticDimension
    var maximum = automaticDimension
    var preferred = automaticDimension
    var fraction = automaticDimension

    /// The maximum width in points.
    var upperBound: Double {
      maximum == automaticDimension ? SplitController.automaticMaximumColumnWidth : maximum
    }

    /// The minimum width in points.
    var lowerBound: Double { minimum == automaticDimension ? 0 : minimum }

    /// Returns the width in points in a split view of a width.
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
