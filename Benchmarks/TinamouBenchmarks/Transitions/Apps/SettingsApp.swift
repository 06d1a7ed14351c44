internal import TinamouControllers
internal import TinamouLayout
internal import TinamouSolver

/// A form of settings, one below the other within the readable width, each with a text and a
/// switch.
final class SettingsApp: TransitionApp {
  static let rowHeight = 44.0

  let window: Window
  private(set) var views: [LayoutView] = []
  private let widths: [Double]
  private let root: LayoutView

  init(rows count: Int, environment: LayoutEnvironment) {
    widths = (0..<count).map { Workload.variation($0, from: 60, to: 400) }
    let controller = LayoutController("settings")
    window = Window(rootController: controller, environment: environment)
    root = controller.view
    let readable = root.readableContentGuide
    var previous: LayoutView?
    for width in widths {
      let (text, control) = (LayoutView("text"), LayoutView("control", kind: .switch))
      text.intrinsicContentSize = Size(width: width, height: 21)
      control.alignmentRectInsets = .zero
      control.setContentCompressionResistancePriority(.required, for: .horizontal)
      control.intrinsicContentSize = Size(width: 51, height: 31)
      root.addSubview(text)
      root.addSubview(control)
      let constraints = [
        text.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
        text.centerYAnchor.constraint(equalTo: control.centerYAnchor),
        control.leadingAnchor.constraint(greaterThanOrEqualTo: text.trailingAnchor, constant: 8),
        control.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        control.centerYAnchor.constraint(
          equalTo: previous?.centerYAnchor ?? root.topAnchor, constant: Self.rowHeight),
      ]
      for constraint in constraints { constraint.isActive = true }
      views += [text, control]
      previous = control
    }
  }

  func layOutByHand(_ environment: LayoutEnvironment, into frames: inout [Rect]) {
    let grid = HandGrid(environment)
    let size = environment.windowSize
    let insets = environment.safeAreaInsets
    let margins = environment.systemMinimumLayoutMargins
    var leading = insets.left + margins.leading
    var trailing = size.width - insets.right - margins.trailing
    let limit = environment.readableWidth
    let usable = size.width - insets.left - insets.right
    if usable > limit + 2 * ReadableWidthProfile.gutter, trailing - leading > limit {
      leading = (leading + trailing - limit) / 2
      trailing = leading + limit
    }
    var place = 0
    var middle = Self.rowHeight
    for width in widths {
      frames[place] = grid.rect(
        leading, middle - 10.5, min(width, trailing - 59 - leading), 21)
      frames[place + 1] = grid.rect(trailing - 51, middle - 15.5, 51, 31)
      middle += Self.rowHeight
      place += 2
    }
  }
}
