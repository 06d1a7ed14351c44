@testable import TinamouControllers
@testable import TinamouLayout
import TinamouLayoutTestSupport

/// A step that a user or an app makes in a window with a split view.
enum ContainerStep {
  case resize(Double, Double)
  case push
  case pop
  case show(SplitController.Column)
  case hide(SplitController.Column)
  case prefer(SplitController.DisplayMode)
  case present(ModalPresentationStyle)
  case dismiss
  case beginAndCancel(Double)

  /// A random step.
  static func random(_ generator: inout some RandomNumberGenerator) -> ContainerStep {
    let columns: [SplitController.Column] = [.primary, .supplementary, .secondary]
    func column() -> SplitController.Column { columns.randomElement(using: &generator) ?? .primary }
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3:
      return .resize(
        Double(Int.random(in: 320...1366, using: &generator)),
        [768, 1024].randomElement(using: &generator) ?? 768)
    case 4: return .push
    case 5: return .pop
    case 6: return .show(column())
    case 7: return .hide(column())
    case 8:
      return .prefer(
        SplitController.DisplayMode.allCases.randomElement(using: &generator) ?? .automatic)
    case 9:
      return .present(
        [ModalPresentationStyle.popover, .formSheet, .fullScreen].randomElement(using: &generator)
          ?? .popover)
    case 10: return .dismiss
    default: return .beginAndCancel(Double(Int.random(in: 320...1366, using: &generator)))
    }
  }
}

/// A window with a split view for random steps.
final class ContainerApp {
  let split: SplitController
  let window: Window
  private var pushed = 0

  init(_ style: SplitController.Style, _ environment: LayoutEnvironment) throws {
    split = SplitController(style: style, name: "split")
    for column in [SplitController.Column.primary, .supplementary, .secondary] {
      split.setViewController(Self.screen(column.rawValue), for: column)
    }
    window = Window(rootController: split, environment: environment)
    try window.engine.layoutIfNeeded()
  }

  /// A controller with a view in its margins and one in its readable width.
  static func screen(_ name: String) -> LayoutController {
    let screen = LayoutController(name)
    for guide in [screen.view.layoutMarginsGuide, screen.view.readableContentGuide] {
      let content = LayoutView("\(name) in \(guide.identifier)")
      screen.view.addSubview(content)
      for constraint in content.pins(to: guide) { constraint.isActive = true }
    }
    return screen
  }

  /// The visible navigation controllers, from the outermost column on.
  var navigations: [NavigationController] {
    split.view.subviews.compactMap { $0.controller as? NavigationController }
  }

  func take(_ step: ContainerStep) throws {
    switch step {
    case .resize(let width, let height): try window.resize(to: padWindow(width, height))
    case .push:
      pushed += 1
      navigations.last?.pushViewController(Self.screen("pushed \(pushed)"))
    case .pop: navigations.last?.popViewController()
    case .show(let column): split.show(column)
    case .hide(let column): split.hide(column)
    case .prefer(let mode): split.preferredDisplayMode = mode
    case .present(let style):
      let screen = Self.screen("presented")
      screen.modalPresentationStyle = style
      screen.popoverPresentationController?.sourceView = navigations.first?.topViewController?.view
      split.present(screen)
    case .dismiss: split.dismiss()
    case .beginAndCancel(let width):
      try window.beginTransition(to: padWindow(width, 768)).cancel()
    }
    try window.engine.layoutIfNeeded()
  }

  /// The frames of all views, and the children of all controllers.
  func picture() throws -> [String] {
    try window.engine.solve().items.map { "\($0.name ?? "?") \($0.exactWindowFrame)" }
      + split.children.flatMap { column in
        ["\(column.name ?? "?"): \(column.children.compactMap(\.name))"]
      }
      + ["\(split.isCollapsed) \(split.displayMode)"]
  }

  /// A new window in the same state.
  func rebuilt() throws -> ContainerApp {
    let app = try ContainerApp(split.style, window.environment)
    var stacks: [SplitController.Column: [LayoutController]] = [:]
    for column in [SplitController.Column.primary, .supplementary, .secondary] {
      let names = (split.contents[column]?.controller as? NavigationController)?
        .viewControllers.compactMap(\.name)
      stacks[column] = names.map { $0.map(Self.screen) }
    }
    app.split.preferredDisplayMode = split.preferredDisplayMode
    app.split.wantedSidebars = split.wantedSidebars
    app.split.returnControllers()
    for (column, stack) in stacks.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      (app.split.contents[column]?.controller as? NavigationController)?
        .setViewControllers(stack)
    }
    app.split.setNeedsArrangement()
    try app.window.engine.layoutIfNeeded()
    if let presented = split.presentedController {
      let screen = Self.screen("presented")
      screen.modalPresentationStyle = presented.modalPresentationStyle
      if let source = presented.popoverPresentationController?.sourceView?.controller?.name {
        screen.popoverPresentationController?.sourceView =
          app.navigations.compactMap(\.topViewController).first { $0.name == source }?.view
      }
      app.split.present(screen)
    }
    try app.window.engine.layoutIfNeeded()
    return app
  }

  /// The errors in the tree of controllers and views; empty if there are none.
  func defects() throws -> [String] {
    var defects: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting: [LayoutController] = [split]
    while let controller = waiting.popLast() {
      let name = controller.name ?? "?"
      if !seen.insert(ObjectIdentifier(controller)).inserted { defects.append("\(name) twice") }
      for child in controller.children where child.parent !== controller {
        defects.append("\(child.name ?? "?") has another parent than \(name)")
      }
      if let view = controller.viewIfLoaded, let superview = view.superview {
        let holder = controller.parent?.viewIfLoaded ?? window.view
        if controller.presentingController == nil || controller.parent != nil,
          superview !== holder
        {
          defects.append("\(name) is in \(superview.name ?? "?")")
        }
      }
      waiting += controller.children + (controller.presentedByThis.map { [$0] } ?? [])
    }
    let layout = try window.engine.solve()
    if !layout.ambiguous.isEmpty { defects.append("ambiguous: \(layout.ambiguous.map(\.name))") }
    if !layout.broken.isEmpty { defects.append("broken: \(layout.broken)") }
    let isCompact = window.traitCollection.horizontalSizeClass == .compact
    if split.isCollapsed != isCompact { defects.append("collapsed: \(split.isCollapsed)") }
    return defects
  }
}
