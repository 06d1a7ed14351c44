internal import TinamouControllers
internal import TinamouLayout
internal import TinamouSolver

/// A feed of rich cells, each with an image, two texts and an accessory: image at the side in a
/// window of regular width, on top in a compact one. The same constraints as the workload
/// `adaptive`.
final class FeedApp: TransitionApp {
  let window: Window
  private(set) var views: [LayoutView] = []
  private let texts: [CellTexts]

  /// Makes an app with a number of views, five per cell.
  init(views count: Int, environment: LayoutEnvironment) {
    texts = (0..<count / 5).map { CellTexts(item: $0) }
    let controller = LayoutController("feed")
    window = Window(rootController: controller, environment: environment)
    let root = controller.view
    var always: [LayoutConstraint] = []
    var regular: [LayoutConstraint] = []
    var compact: [LayoutConstraint] = []
    var previous: LayoutView?
    for text in texts {
      let cell = Cell(text)
      root.addSubview(cell.view)
      always += cell.always(in: root, below: previous)
      regular += cell.regular
      compact += cell.compact
      views += cell.views
      previous = cell.view
    }
    for constraint in always { constraint.isActive = true }
    window.engine.constraintSets = [
      ConstraintSet(name: "regular", conditions: [.regularWidth], constraints: regular),
      ConstraintSet(name: "compact", conditions: [.compactWidth], constraints: compact),
    ]
  }

  func layOutByHand(_ environment: LayoutEnvironment, into frames: inout [Rect]) {
    let grid = HandGrid(environment)
    let width = environment.windowSize.width
    let isCompact = environment.traits.horizontalSizeClass == .compact
    var y = 0.0
    var place = 0
    for text in texts {
      let height =
        isCompact
        ? layOutCompact(text, grid, width, y, &frames, place)
        : layOutRegular(text, grid, width, y, &frames, place)
      y += height
      place += 5
    }
  }

  @inline(__always)
  private func layOutRegular(
    _ text: CellTexts, _ grid: HandGrid, _ width: Double, _ y: Double, _ frames: inout [Rect],
    _ place: Int
  ) -> Double {
    let accessoryX = width - 28
    let subtitleY = text.titleHeight + 12
    let height = max(60, subtitleY + text.subtitleHeight + 8)
    frames[place] = grid.rect(0, y, width, height)
    frames[place + 1] = grid.rect(16, height / 2 - 22, 44, 44)
    frames[place + 2] = grid.rect(68, 8, min(text.titleWidth, accessoryX - 76), text.titleHeight)
    frames[place + 3] = grid.rect(
      68, subtitleY, min(text.subtitleWidth, 320, accessoryX - 76), text.subtitleHeight)
    frames[place + 4] = grid.rect(accessoryX, height / 2 - 10, 12, 20)
    return height
  }

  @inline(__always)
  private func layOutCompact(
    _ text: CellTexts, _ grid: HandGrid, _ width: Double, _ y: Double, _ frames: inout [Rect],
    _ place: Int
  ) -> Double {
    let subtitleY = 110 + text.titleHeight
    let height = subtitleY + text.subtitleHeight + 8
    frames[place] = grid.rect(0, y, width, height)
    frames[place + 1] = grid.rect(width / 2 - 44, 8, 88, 88)
    frames[place + 2] = grid.rect(16, 104, min(text.titleWidth, width - 32), text.titleHeight)
    frames[place + 3] = grid.rect(
      16, subtitleY, min(text.subtitleWidth, 320, width - 32), text.subtitleHeight)
    frames[place + 4] = grid.rect(width - 20, 8, 12, 20)
    return height
  }
}

/// The views of a cell with their constraints.
private struct Cell {
  let view = LayoutView("cell")
  let image = LayoutView("image")
  let title = LayoutView("title")
  let subtitle = LayoutView("subtitle")
  let accessory = LayoutView("accessory")

  var views: [LayoutView] { [view, image, title, subtitle, accessory] }

  init(_ text: CellTexts) {
    title.intrinsicContentSize = Size(width: text.titleWidth, height: text.titleHeight)
    subtitle.intrinsicContentSize = Size(width: text.subtitleWidth, height: text.subtitleHeight)
    for part in [image, title, subtitle, accessory] { view.addSubview(part) }
  }

  func always(in root: LayoutView, below previous: LayoutView?) -> [LayoutConstraint] {
    let height = view.heightAnchor.constraint(equalToConstant: 60)
    height.priority = .defaultLow
    return [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor),
      view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
      height,
      subtitle.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: subtitle.bottomAnchor, constant: 8),
      image.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 8),
      accessory.widthAnchor.constraint(equalToConstant: 12),
      accessory.heightAnchor.constraint(equalToConstant: 20),
      accessory.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 8),
    ]
  }

  var regular: [LayoutConstraint] {
    [
      image.widthAnchor.constraint(equalToConstant: 44),
      image.heightAnchor.constraint(equalToConstant: 44),
      image.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      image.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      accessory.leadingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      accessory.leadingAnchor.constraint(
        greaterThanOrEqualTo: subtitle.trailingAnchor, constant: 8),
      accessory.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      accessory.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
  }

  var compact: [LayoutConstraint] {
    [
      image.widthAnchor.constraint(equalToConstant: 88),
      image.heightAnchor.constraint(equalToConstant: 88),
      image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      image.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
      subtitle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 6),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
      accessory.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      accessory.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
    ]
  }
}
