import TinamouLayout

extension ViewKind {
  /// Whether the view shows text that people read.
  var isText: Bool { self == .label || self == .button || self == .textField }

  /// Whether people can touch the view.
  var isControl: Bool {
    switch self {
    case .button, .textField, .switch, .slider, .segmentedControl, .stepper: true
    default: false
    }
  }

  /// Whether people read, look at or touch the view.
  var isContentOrControl: Bool { isText || isControl || self == .image }

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
