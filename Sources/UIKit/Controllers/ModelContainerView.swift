import TinamouControllers
import TinamouLayout

/// The view of a controller that shows others, whose subviews the layout places.
final class ModelContainerView: UIView {
  private let model: LayoutController

  init(model: LayoutController) {
    self.model = model
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func makeLayoutView() -> LayoutView { model.view }
}
