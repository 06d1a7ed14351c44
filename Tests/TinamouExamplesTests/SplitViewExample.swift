import Tinamou

/// A journal whose list has at most 170 points where the window is narrower than the screen.
final class JournalController: SplitController {
  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    maximumPrimaryColumnWidth = size.width < 1366 ? 170 : SplitController.automaticDimension
  }
}

/// How wide the list is in windows of these widths; `nil` where the columns are one.
func widthsOfList(_ widths: [Double]) throws -> [Double?] {
  let list = LayoutController("list")
  let journal = JournalController()
  journal.preferredDisplayMode = .oneBesideSecondary
  journal.viewControllers = [
    NavigationController(rootViewController: list), LayoutController("entry"),
  ]
  let window = Window(rootController: journal)
  return try widths.map { width in
    let configuration = WindowConfiguration.size(Size(width: width, height: 1024))
    try window.resize(to: configuration.environment())
    return journal.isCollapsed ? nil : list.view.frame.size.width
  }
}
