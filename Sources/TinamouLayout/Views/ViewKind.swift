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
  /// A ``ScrollView``.
  case scroll
  /// A ``TableView``.
  case table
  /// A ``CollectionView``.
  case collection
  /// Text of many lines that is written.
  case textView
  /// A choice of a date.
  case datePicker
  /// A choice from turning wheels.
  case pickerView
  /// A row of dots.
  case pageControl
  /// A field to search in.
  case searchBar
  /// A bar of buttons.
  case toolbar
  /// A bar of tabs.
  case tabBar
}
