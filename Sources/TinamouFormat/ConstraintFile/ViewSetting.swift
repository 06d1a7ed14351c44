import TinamouLayout

/// A value that a file states for a property of a view, and that sets cannot replace.
struct ViewSetting: Sendable {
  /// Gives the view the value.
  let apply: @Sendable (LayoutView) -> Void
}

extension ViewSetting {
  /// Makes the setting of a property; `nil` for a value that the file does not state.
  init?<Value: Sendable>(
    _ value: Value?, _ assign: @escaping @Sendable (LayoutView, Value) -> Void
  ) {
    self.init(of: LayoutView.self, value, assign)
  }

  /// Makes the setting of a property of some views; `nil` for a value that the file does not state.
  init?<View: LayoutView, Value: Sendable>(
    of type: View.Type, _ value: Value?, _ assign: @escaping @Sendable (View, Value) -> Void
  ) {
    guard let value else { return nil }
    apply = { if let view = $0 as? View { assign(view, value) } }
  }
}
