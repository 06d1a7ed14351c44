import TinamouControllers
import TinamouLayout
import TinamouSolver

/// A window of a size on an iPad with a screen of 1366 by 1024 points.
func padWindow(
  _ width: Double, _ height: Double = 1024, direction: LayoutDirection = .leftToRight
) throws -> LayoutEnvironment {
  var environment = try WindowConfiguration.size(Size(width: width, height: height))
    .environment(on: Platform(.iOS18))
  environment.screenSize = Size(width: 1366, height: 1024)
  environment.traits.layoutDirection = direction
  return environment
}

/// A split view controller with a screen in each column, in a window.
struct Columns {
  let split: SplitController
  let screens: [SplitController.Column: LayoutController]
  let window: Window

  init(
    _ style: SplitController.Style, _ environment: LayoutEnvironment,
    columns: [SplitController.Column]? = nil, configure: (SplitController) -> Void = { _ in }
  ) throws {
    split = SplitController(style: style, name: "split")
    let usual: [SplitController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    var screens: [SplitController.Column: LayoutController] = [:]
    for column in columns ?? usual {
      let screen = LayoutController(column.rawValue)
      screens[column] = screen
      split.setViewController(screen, for: column)
    }
    self.screens = screens
    configure(split)
    window = Window(rootController: split, environment: environment)
    try window.engine.layoutIfNeeded()
  }

  subscript(column: SplitController.Column) -> LayoutController {
    screens[column] ?? LayoutController("none")
  }

  /// The frame of a column's view in the window; `nil` if it is not visible.
  func frame(_ column: SplitController.Column) -> Rect? {
    guard let view = screens[column]?.viewIfLoaded else { return nil }
    return window.engine.committedFrame(of: view)
  }
}

extension LayoutEngine {
  /// The frame of a view in the window, from the frames of the views.
  func committedFrame(of view: LayoutView) -> Rect? {
    var frame = Rect(origin: .zero, size: view.frame.size)
    var next = view
    while next !== root {
      guard let superview = next.superview else { return nil }
      frame.origin.x += next.frame.minX
      frame.origin.y += next.frame.minY
      if let scroll = superview as? ScrollView {
        frame.origin.x -= scroll.contentOffset.x
        frame.origin.y -= scroll.contentOffset.y
      }
      next = superview
    }
    return frame
  }
}
