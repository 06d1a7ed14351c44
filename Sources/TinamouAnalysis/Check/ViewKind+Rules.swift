import TinamouLayout

extension ViewKind {
  /// Whether the view shows text that people read.
  var isText: Bool { self == .label || self == .button }

  /// Whether people can touch the view.
  var isControl: Bool {
    switch self {
    case .button, .textField, .switch, .slider, .segmentedControl, .stepper: true
    default: false
    }
  }

  /// Whether people read, look at or touch the view.
  var isContentOrControl: Bool { isText || isControl || self == .image }
}
