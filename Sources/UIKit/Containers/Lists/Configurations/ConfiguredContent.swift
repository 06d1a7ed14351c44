import TinamouLayout

/// The content configuration of a cell or header, and the view that shows it.
///
/// In UIKit the view replaces the content view; here it fills the content view, which has the same
/// frame.
@MainActor struct ConfiguredContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?

  nonisolated init() {}

  /// Shows a configuration in a content view; `nil` removes the present one.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    self.configuration = configuration
    if let configuration, let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    if let view { contentView.fill(with: view) }
  }
}

extension UIView {
  /// Adds a view behind the content that fills this one; removes the view before it.
  func placeBackground(_ view: UIView?, insteadOf old: UIView?) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    view.isPlacedByContainer = true
    insertSubview(view, at: 0)
    view.layoutView.fill(layoutView)
  }
}
