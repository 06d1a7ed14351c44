import TinamouLayout

/// Lies over a window and holds the view of a presented controller.
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
    // What the presentation depends on may be anywhere: it looks again in every pass that there is.
    needs.insert(.layout)
  }
}
