/// What a view shows, which determines its default priorities.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
  /// A plain view.
  case view
  /// Text that the user reads.
  case label
  /// A button.
  case button
  /// An image.
  case image
  /// Text that the user edits, in one line.
  case textField
  /// An on-off switch.
  case `switch`
  /// A slider.
  case slider
  /// A choice between a few segments.
  case segmentedControl
  /// A pair of buttons for up and down.
  case stepper
  /// A spinning activity indicator.
  case activityIndicator
  /// A progress bar.
  case progressView
  /// A row of a list.
  case cell
  /// A ``StackView``.
  case stack
  /// A ``ScrollView``.
  case scroll
  /// A `TableView`.
  case table
  /// A `CollectionView`.
  case collection
  /// Text of many lines that the user edits.
  case textView
  /// A choice of a date.
  case datePicker
  /// A choice from spinning wheels.
  case pickerView
  /// A row of dots, one for each page.
  case pageControl
  /// A field to search in.
  case searchBar
  /// A bar of buttons.
  case toolbar
  /// A bar of tabs.
  case tabBar
}
