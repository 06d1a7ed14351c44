import TinamouControllers
import TinamouLayout

extension FileLayoutBuilder {
  /// Makes the controllers of the file, each the parent of the next one inside its view.
  mutating func makeControllers() throws(LayoutError) {
    guard let root = views.first, !file.controllers.isEmpty else { return }
    let outermost = LayoutController(view: root)
    var controllers = [0: outermost]
    for declaration in file.controllers where declaration.view != 0 {
      let controller = LayoutController(view: views[declaration.view])
      controllers[declaration.view] = controller
      let parent = parent(of: declaration.view, among: controllers) ?? outermost
      parent.addChild(controller)
      try parent.setOverrideTraitCollection(declaration.traits, forChild: controller)
    }
    rootController = outermost
  }

  private func parent(
    of view: Int, among controllers: [Int: LayoutController]
  ) -> LayoutController? {
    var next = file.views[view].parent
    while let index = next {
      if let controller = controllers[index] { return controller }
      next = file.views[index].parent
    }
    return nil
  }
}
