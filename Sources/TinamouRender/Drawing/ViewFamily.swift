import TinamouLayout

/// Kinds of views that are drawn in the same way.
enum ViewFamily: String {
  case container
  case text
  case input
  case button
  case image
  case control
  case bar

  init(_ kind: ViewKind) {
    switch kind {
    case .view, .stack, .cell, .scroll, .table, .collection: self = .container
    case .label: self = .text
    case .textField, .textView, .searchBar: self = .input
    case .button: self = .button
    case .image: self = .image
    case .switch, .slider, .segmentedControl, .stepper, .activityIndicator, .progressView,
      .datePicker, .pickerView, .pageControl:
      self = .control
    case .toolbar, .tabBar: self = .bar
    }
  }
}
