import TinamouLayout

extension ViewKind {
  /// Whether the view shows text that people read.
  var isText: Bool { self == .label || self == .button || self == .textField }

  /// Whether people can touch the view.
  var isControl: Bool {
    switch self {
    case .button, .textField, .switch, .slider, .segmentedControl, .stepper, .searchBar,
      .datePicker, .pickerView:
      true
    default: false
    }
  }

  /// Whether people read, look at or touch the view.
  var isContentOrControl: Bool { isText || isControl || self == .image }

  /// Whether the view is as wide as its window on purpose, and keeps what it shows inside of the
  /// safe area itself.
  var insetsItsContent: Bool { self == .searchBar || self == .datePicker || self == .pickerView }

  /// Whether the view is a bar of controls. It lies at an edge of the window on purpose, also where
  /// the safe area ends.
  var isBar: Bool { self == .toolbar || self == .tabBar }

  /// Whether other views may lie on it: it covers only what is behind it.
  var isBackground: Bool { self == .image || isBar }

  /// Whether the view can hide other views, or be hidden by them.
  var canOverlap: Bool {
    isContentOrControl || isBar || self == .textView || self == .pageControl
  }

  /// The lowest height in points that a system gives a control of the kind.
  ///
  /// These are the heights of the controls in published storyboards: buttons and fields 30, or 34
  /// since iOS 13, switches 31, sliders 29 to 31, segmented controls 28 to 32, steppers 29 to 32.
  var lowestSystemHeight: Double {
    switch self {
    case .segmentedControl: 28
    case .slider, .stepper: 29
    case .switch: 31
    default: 30
    }
  }
}
