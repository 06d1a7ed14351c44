import Testing
import UIKit

/// The columns of split views, what is shown of them, and who decides it.
@MainActor @Suite struct SplitViewControllerTests {
  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
  }

  private func split(primaryWidth: CGFloat? = nil) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    if let primaryWidth { split.preferredPrimaryColumnWidth = primaryWidth }
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    return split
  }

  private func frame(
    _ column: UISplitViewController.Column, _ split: UISplitViewController, in window: UIWindow
  ) -> CGRect? {
    let view = split.viewController(for: column)?.view
    return view.map { $0.convert($0.bounds, to: window) }
  }

  @Test func `columns stand side by side where the width is regular`() throws {
    try LayoutWindow.iPadAir2(.landscape).show({ split(primaryWidth: 300) }) { split, window in
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(frame(.primary, split, in: window) == CGRect(x: 0, y: 0, width: 300, height: 768))
      let secondary = frame(.secondary, split, in: window)
      #expect(secondary?.maxX == 1024)
      #expect(abs((secondary?.minX ?? 0) - 300) <= 1)
    }
    #expect(TinamouUIKit.clearProblems().map(\.description) == [])
  }

  @Test func `columns are mirrored from right to left`() throws {
    try LayoutWindow.iPadAir2(.landscape).show(
      { split(primaryWidth: 300) }, direction: .rightToLeft
    ) { split, window in
      #expect(frame(.primary, split, in: window)?.maxX == 1024)
      #expect(frame(.secondary, split, in: window)?.minX == 0)
    }
  }

  @Test func `one column shows where the width is compact`() throws {
    try LayoutWindow.iPadAir2(.split(.oneThird)).show({ split() }) { split, window in
      #expect(split.isCollapsed)
      let shown = [UISplitViewController.Column.primary, .secondary].filter {
        split.viewController(for: $0)?.view.window != nil
      }
      #expect(!shown.isEmpty)
      for column in shown {
        #expect(frame(column, split, in: window) == window.bounds)
      }
    }
  }

  @Test func `columns are shown and hidden`() throws {
    try LayoutWindow.iPadAir2(.landscape).show({ split(primaryWidth: 300) }) { split, window in
      split.hide(.primary)
      window.layoutIfNeeded()
      #expect(split.displayMode == .secondaryOnly)
      #expect(frame(.secondary, split, in: window) == window.bounds)
      split.show(.primary)
      window.layoutIfNeeded()
      #expect(frame(.primary, split, in: window)?.width == 300)
      split.preferredSplitBehavior = .overlay
      window.layoutIfNeeded()
      #expect(split.splitBehavior == .overlay)
      #expect(split.displayMode == .oneOverSecondary)
      #expect(frame(.secondary, split, in: window) == window.bounds)
      split.primaryEdge = .trailing
      window.layoutIfNeeded()
      #expect(frame(.primary, split, in: window)?.minX == 724)
    }
  }

  @Test func `the supplementary column has widths of its own`() throws {
    let makeSplit = {
      let split = UISplitViewController(style: .tripleColumn)
      split.preferredDisplayMode = .twoBesideSecondary
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidth = 250
      split.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
      return split
    }
    try LayoutWindow.iPadAir2(.landscape).show(makeSplit) { split, window in
      #expect(frame(.supplementary, split, in: window)?.width == 250)
      #expect(split.supplementaryColumnWidth == 250)
      split.maximumSupplementaryColumnWidth = 220
      window.layoutIfNeeded()
      #expect(frame(.supplementary, split, in: window)?.width == 220)
    }
  }

  @Test func `the controllers of a split view are replaced as a whole`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [first, second]
    split.viewControllers = [third]
    #expect(split.viewControllers == [third])
    #expect(first.parent == nil && second.parent == nil && third.parent === split)
  }

  /// Chooses the primary column, and notes what happens.
  private final class Choosing: UISplitViewControllerDelegate {
    var notes: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      notes.append("proposed \(proposedTopColumn)")
      return .primary
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode { .secondaryOnly }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { notes.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { notes.append("expanded") }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      notes.append("shows")
      return true
    }
  }

  @Test func `a delegate decides how a split view collapses and expands`() throws {
    let delegate = Choosing()
    try LayoutWindow.iPadAir2(.landscape).show({ split() }) { split, window in
      split.delegate = delegate
      let detail = split.viewController(for: .secondary)
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(delegate.notes == ["proposed secondary", "collapsed"])
      #expect(frame(.primary, split, in: window) == window.bounds)
      try window.resize(to: .iPadAir2(.landscape))
      #expect(delegate.notes.last == "expanded")
      #expect(split.displayMode == .secondaryOnly)
      split.showDetailViewController(UIViewController(), sender: nil)
      #expect(delegate.notes.last == "shows")
      #expect(split.viewController(for: .secondary) === detail)
    }
  }

  /// Merges and separates the controllers of a split view without columns.
  private final class Merging: UISplitViewControllerDelegate {
    let merged = UIViewController()
    let separated = UIViewController()

    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { merged }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
  }

  @Test func `a delegate merges and separates controllers`() throws {
    let delegate = Merging()
    let makeSplit = {
      let split = UISplitViewController()
      split.preferredDisplayMode = .oneBesideSecondary
      split.viewControllers = [UIViewController(), UIViewController()]
      split.delegate = delegate
      return split
    }
    try LayoutWindow.iPadAir2(.landscape).show(makeSplit) { split, window in
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(delegate.merged.view.window === window)
      #expect(delegate.merged.view.frame == window.bounds)
      try window.resize(to: .iPadAir2(.landscape))
      #expect(delegate.merged.view.window == nil)
      #expect(split.viewControllers.last === delegate.separated)
      #expect(delegate.separated.view.window === window)
    }
  }
}
