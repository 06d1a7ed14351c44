import TinamouLayout

/// A view over a window that contains the view of a presented controller.
final class PresentationView: LayoutView {
  private weak var presentation: PresentationController?

  init(_ name: String, _ presentation: PresentationController) {
    self.presentation = presentation
    super.init(name)
  }

  override func updateConstraints() {
    presentation?.arrange()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.layoutDidChange()
    // The presentation can depend on any view, so it is checked in every pass.
    needs.insert(.layout)
  }
}
