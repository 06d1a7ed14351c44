import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Refused updates that changed which views, guides and constraints belong together.
@Suite struct RefusedUpdateTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")
  private let engine: LayoutEngine
  private let before: LayoutSnapshot

  init() throws {
    root.addSubview(box)
    engine = LayoutEngine(root: root, environment: plainEnvironment(800, 500))
    before = try engine.solve()
  }

  /// Makes edits in an update that is refused afterwards.
  private func refuse(_ edits: () throws(LayoutError) -> Void) {
    #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        try edits()
        throw .transitionUnderway
      }
    }
  }

  // MARK: Views

  @Test func `a view that was added to a removed view is in no view afterwards`() throws {
    let child = LayoutView("child")
    refuse {
      box.removeFromSuperview()
      box.addSubview(child)
    }
    #expect(box.superview === root)
    #expect(box.subviews.isEmpty && child.superview == nil)
    box.addSubview(child)
    #expect(box.subviews.map(\.name) == ["child"])
    #expect(try engine.solve()[child] != nil)
  }

  @Test func `a view that was arranged in a removed stack can be arranged afterwards`() throws {
    let stack = StackView("stack")
    root.addSubview(stack)
    let child = LayoutView("child")
    refuse {
      stack.removeFromSuperview()
      stack.addArrangedSubview(child)
    }
    #expect(stack.arrangedSubviews.isEmpty && child.superview == nil)
    stack.addArrangedSubview(child)
    #expect(stack.arrangedSubviews.count == 1 && stack.subviews.count == 1)
    #expect(try engine.solve()[child] != nil)
  }

  @Test func `a view that was put into a new view is back in its superview`() throws {
    for wrapper in [LayoutView("wrapper"), StackView("wrapper")] {
      let outer = LayoutView("outer")
      refuse {
        if let stack = wrapper as? StackView {
          stack.addArrangedSubview(box)
        } else {
          wrapper.addSubview(box)
        }
        root.addSubview(wrapper)
        outer.addSubview(wrapper)
        root.addSubview(outer)
      }
      #expect(root.subviews.map(\.name) == ["box"] && box.superview === root)
      #expect(wrapper.subviews.isEmpty)
      #expect((wrapper as? StackView)?.arrangedSubviews.isEmpty ?? true)
      #expect(try engine.solve().items == before.items)
    }
  }

  @Test func `a view that went through another tree is back in its superview`() throws {
    let otherRoot = LayoutView("otherRoot")
    let wrapper = LayoutView("wrapper")
    otherRoot.addSubview(wrapper)
    let other = LayoutEngine(root: otherRoot, environment: plainEnvironment(300, 300))
    let otherBefore = try other.solve()
    let child = LayoutView("child")
    let tie = LayoutConstraint(
      item: wrapper, attribute: .left, relatedBy: .equal, toItem: box, attribute: .left,
      multiplier: 1, constant: 7)
    refuse { () throws(LayoutError) in
      wrapper.addSubview(box)
      box.addSubview(child)
      try tie.activate()
      wrapper.removeFromSuperview()
      root.addSubview(wrapper)
    }
    #expect(root.subviews.map(\.name) == ["box"] && box.superview === root)
    #expect(wrapper.subviews.isEmpty && wrapper.superview == nil)
    #expect(box.subviews.isEmpty && child.superview == nil)
    #expect(!tie.isActive)
    #expect(try engine.solve().items == before.items)
    otherRoot.addSubview(wrapper)
    #expect(try other.solve().items.map(\.frame) == otherBefore.items.map(\.frame))
  }

  @Test func `a view that was in another engine's tree does not keep its frames`() throws {
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    try engine.layoutIfNeeded()
    var other: LayoutEngine?
    refuse { () throws(LayoutError) in
      box.removeFromSuperview()
      other = LayoutEngine(root: box, environment: plainEnvironment(300, 300))
      try other?.layoutIfNeeded()
    }
    #expect(box.frame.width == 20)
    other = nil
    #expect(box.frame.width == 20)
  }

  @Test func `a view loses the traits of a view that it was only added to in the update`() {
    box.traitOverrides = TraitOverrides(layoutDirection: .rightToLeft)
    let child = LayoutView("child")
    refuse {
      box.removeFromSuperview()
      box.addSubview(child)
    }
    #expect(child.traitCollection.layoutDirection == .leftToRight)
  }

  // MARK: Guides

  @Test func `a guide that was added to a removed view is in no view afterwards`() throws {
    let guide = LayoutGuide("guide")
    refuse {
      box.removeFromSuperview()
      box.addLayoutGuide(guide)
    }
    #expect(box.layoutGuides.isEmpty && guide.owningView == nil)
    box.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(try engine.solve()[guide]?.frame.width == 30)
  }

  @Test(arguments: [false, true])
  func `a guide that moved to another tree is back in its view alone`(isLaidOut: Bool) throws {
    let guide = LayoutGuide("guide")
    box.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    let otherRoot = LayoutView("otherRoot")
    let other = isLaidOut ? LayoutEngine(root: otherRoot) : nil
    _ = try other?.solve()
    refuse { otherRoot.addLayoutGuide(guide) }
    #expect(box.layoutGuides.count == 1 && otherRoot.layoutGuides.isEmpty)
    #expect(guide.owningView === box && width.isActive)
    #expect(try engine.solve()[guide]?.frame.width == 30)
    #expect(try other?.solve()[guide] == nil)
  }

  @Test func `a guide that moved within a new view is back in its view alone`() throws {
    let guide = LayoutGuide("guide")
    box.addLayoutGuide(guide)
    let new = LayoutView("new")
    refuse {
      new.addLayoutGuide(guide)
      root.addSubview(new)
    }
    #expect(box.layoutGuides.count == 1 && new.layoutGuides.isEmpty)
  }

  @Test func `a system guide that was first used in the update stays that of its view`() throws {
    var guide: LayoutGuide?
    refuse {
      box.isHidden = true
      guide = box.safeAreaLayoutGuide
    }
    #expect(guide === box.safeAreaLayoutGuide)
  }

  // MARK: Constraints

  @Test func `a constraint that was activated in a removed view is inactive afterwards`() throws {
    let width = box.widthAnchor.constraint(equalToConstant: 55)
    let height = root.heightAnchor.constraint(equalTo: box.heightAnchor)
    refuse { () throws(LayoutError) in
      box.removeFromSuperview()
      try width.activate()
      width.constant = 56
      height.constant = 57
      root.addSubview(box)
    }
    #expect(!width.isActive && width.constant == 55 && height.constant == 0)
    #expect(try engine.solve().items == before.items)
  }

  @Test func `a constraint that is inactive again is called when the tree is restored`() {
    final class Told: LayoutConstraint {
      var superview: LayoutView?
      override func didDeactivate() { superview = (firstItem as? LayoutView)?.superview }
    }
    let width = Told(
      LayoutExpression([.init(box, .width)]), .equal, LayoutExpression(constant: 5))
    refuse { () throws(LayoutError) in
      try width.activate()
      root.isHidden = true
    }
    #expect(width.superview === root && !width.isActive)
  }
}
