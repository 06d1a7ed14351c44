public import TinamouSolver

/// What a view shows, which decides its default priorities.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
  /// A plain view.
  case view
  /// Text that is read.
  case label
  /// A button.
  case button
  /// A picture.
  case image
  /// Text that is written.
  case textField
  /// An on-off switch.
  case `switch`
  /// A slider.
  case slider
  /// A choice of a few segments.
  case segmentedControl
  /// A pair of buttons for up and down.
  case stepper
  /// A spinning wheel.
  case activityIndicator
  /// A progress bar.
  case progressView
  /// A row of a list.
  case cell
  /// A ``StackView``.
  case stack

  /// The default hugging priority along both axes.
  ///
  /// Interface Builder's defaults, measured with Xcode 7.3 and in published storyboards.
  public var contentHuggingPriority: LayoutPriority {
    switch self {
    case .label, .image: LayoutPriority(251)
    case .switch, .stepper, .activityIndicator: .defaultHigh
    default: .defaultLow
    }
  }

  /// The default compression resistance along both axes, 750 for all.
  public var contentCompressionResistancePriority: LayoutPriority { .defaultHigh }
}
