public import TinamouSolver

/// The source of the default content priorities of a view.
public enum ContentPriorityDefaults: String, CaseIterable, Hashable, Sendable {
  /// The priorities that Interface Builder gives a new view.
  ///
  /// They were measured with Xcode 7.3 and in 2,527 published storyboards, where for example labels
  /// have 251 / 251 in 3,072 places.
  case interfaceBuilder
  /// The priorities of a view that is made in code.
  ///
  /// They were measured on iOS 26.1 for labels: 250 horizontally and 251 vertically. Other kinds
  /// were not measured and have 250.
  case code
}

extension ViewKind {
  /// Returns the default hugging priority along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - defaults: The source of the priorities.
  /// - Returns: The priority.
  public func contentHuggingPriority(
    for axis: LayoutAxis, _ defaults: ContentPriorityDefaults = .interfaceBuilder
  ) -> LayoutPriority {
    if defaults == .code {
      return self == .label && axis == .vertical ? LayoutPriority(251) : .defaultLow
    }
    switch self {
    case .label, .image: return LayoutPriority(251)
    case .switch, .stepper, .activityIndicator: return .defaultHigh
    case .progressView: return axis == .vertical ? .defaultHigh : .defaultLow
    default: return .defaultLow
    }
  }

  /// The default compression resistance along both axes, 750 for all kinds.
  public var contentCompressionResistancePriority: LayoutPriority { .defaultHigh }

  /// The distances from the frame in to the alignment rectangle, in points.
  ///
  /// In published storyboards, where a constraint determines the size, the frame of a switch is 2
  /// points wider (in 13 of 13 places), that of a slider 4 wider (10 of 10) and 1 higher (3 of 3),
  /// that of a segmented control 1 higher (2 of 2). The edges at which these points are added are
  /// our assumption.
  public var alignmentRectInsets: EdgeInsets {
    switch self {
    case .switch: EdgeInsets(right: 2)
    case .slider: EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }

  /// Returns the size in points of a kind whose size does not depend on its content, with
  /// ``LayoutView/noIntrinsicMetric`` along an axis without a size.
  ///
  /// It is the alignment rectangle of the frame that `SystemMetric` has for the system. Before
  /// iOS 26, this is the most frequent frame in storyboards of Xcode 11 and later: a switch 51 x 31
  /// (102 of 142), a stepper 94 x 32 (15 of 20), a medium activity indicator 20 x 20 (15 of 18), a
  /// slider 31 high (38 of 67), a segmented control 32 high (26 of 39), a progress bar 4 high (15
  /// of 27), a toolbar 49 (116 of 134), a tab bar 49 (3 of 3), a search bar 56 (8 of 16, and 20 of
  /// 28 before Xcode 11), a picker 216 (5 of 11), a date picker 216 (4 of 16, and 8 of 14 before
  /// Xcode 11). A page control was 37 high in 5 of 5 storyboards before Xcode 11, and has one of
  /// three heights in three later ones.
  ///
  /// - Parameter platform: The system.
  /// - Returns: The size.
  public func intrinsicContentSize(on platform: Platform = .newest) -> Size {
    let insets = alignmentRectInsets
    func length(_ metric: SystemMetric?, _ inset: Double) -> Double {
      metric.map { platform.value(of: $0) - inset } ?? LayoutView.noIntrinsicMetric
    }
    let metrics = frameMetrics
    return Size(
      width: length(metrics.width, insets.left + insets.right),
      height: length(metrics.height, insets.top + insets.bottom))
  }

  /// What the system decides about the frame of a view of this kind.
  private var frameMetrics: (width: SystemMetric?, height: SystemMetric?) {
    switch self {
    case .switch: (.switchWidth, .switchHeight)
    case .stepper: (.stepperWidth, .stepperHeight)
    case .activityIndicator: (.activityIndicatorSide, .activityIndicatorSide)
    case .slider: (nil, .sliderHeight)
    case .segmentedControl: (nil, .segmentedControlHeight)
    case .progressView: (nil, .progressHeight)
    case .searchBar: (nil, .searchBarHeight)
    case .toolbar: (nil, .toolbarHeight)
    case .tabBar: (nil, .tabBarHeight)
    case .datePicker, .pickerView: (nil, .pickerHeight)
    case .pageControl: (nil, .pageControlHeight)
    default: (nil, nil)
    }
  }

  /// Whether the size of the content depends on the system.
  var dependsOnSystem: Bool { frameMetrics.height != nil }
}
