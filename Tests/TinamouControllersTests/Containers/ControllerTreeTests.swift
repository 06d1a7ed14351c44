import Testing
import TinamouControllers
import TinamouLayout

@Suite struct `A controller that contains another one` {
  private let outer = LayoutController("outer")

  @Test func `cannot become its child`() {
    let inner = LayoutController("inner")
    let innermost = LayoutController("innermost")
    outer.addChild(inner)
    inner.addChild(innermost)
    for controller in [outer, inner, innermost] { innermost.addChild(controller) }
    #expect(innermost.children.isEmpty)
    #expect(outer.parent == nil && inner.parent === outer && innermost.parent === inner)
  }

  @Test func `cannot be pushed onto its stack`() {
    let top = LayoutController("top")
    let navigation = NavigationController(rootViewController: LayoutController("bottom"))
    outer.addChild(navigation)
    navigation.pushViewController(outer)
    navigation.pushViewController(navigation)
    #expect(navigation.viewControllers.map(\.name) == ["bottom"])
    navigation.setViewControllers([outer, top])
    #expect(navigation.viewControllers.map(\.name) == ["top"])
    #expect(outer.parent == nil && navigation.parent === outer)
  }

  @Test(arguments: SplitController.Style.allCases)
  func `cannot become a column in it`(_ style: SplitController.Style) {
    let split = SplitController(style: style)
    let content = LayoutController("content")
    outer.addChild(split)
    split.setViewController(content, for: .secondary)
    for controller in [outer, split] { split.setViewController(controller, for: .secondary) }
    #expect(split.viewController(for: .secondary) === content)
    #expect(outer.parent == nil && split.parent === outer)
  }
}
