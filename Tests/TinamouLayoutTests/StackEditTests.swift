import Testing
import TinamouSolver

@testable import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct `Edits of a stack` {
  @Test func `a hidden view lies in the middle of the gap that it leaves`() throws {
    // Measured on iOS 26.1: four views, 8 apart, the second one hidden: its x is 215, which is
    // 218.667 - 4 rounded.
    let root = LayoutView("root")
    let views = ["a", "b", "c", "d"].map { LayoutView($0) }
    let stack = StackView("stack", arrangedSubviews: views)
    stack.spacing = 8
    stack.distribution = .fillEqually
    views[1].isHidden = true
    root.addSubview(stack)
    let width = 3 * (218 + 2.0 / 3 - 8) + 16
    try LayoutConstraint.activate(stack.pins(to: root))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(width, 100))
    let snapshot = try engine.solve()
    #expect(snapshot["b"]?.frame == Rect(x: 215, y: 0, width: 0, height: 0))
    #expect(abs((snapshot["c"]?.exactFrame.minX ?? 0) - 218.6667) < 0.001)
    #expect(snapshot.ambiguous.isEmpty)
  }

  @Test(arguments: StackView.Distribution.allCases)
  func `hiding all views but one, and all of them, collapses the stack`(
    distribution: StackView.Distribution
  ) throws {
    for alignment in StackView.Alignment.allCases {
      let labels = try ThreeLabels(.horizontal)
      labels.stack.distribution = distribution
      labels.stack.alignment = alignment
      try labels.rest()
      labels.labels[0].isHidden = true
      labels.labels[2].isHidden = true
      #expect(
        try labels.engine.solve()["stack"]?.frame == Rect(x: 0, y: 0, width: 40, height: 30))
      labels.labels[1].isHidden = true
      let snapshot = try labels.engine.solve()
      #expect(snapshot["stack"]?.frame == Rect(x: 0, y: 0, width: 0, height: 0))
      #expect(snapshot.broken.isEmpty)
      #expect(snapshot.ambiguous.isEmpty)
      for label in labels.labels { label.isHidden = false }
      // A row of first baselines begins at the upper edge of the first view.
      let height: Double = alignment == .firstBaseline ? 20 : 30
      #expect(try labels.engine.solve()["stack"]?.frame.height == height)
    }
  }

  @Test func `a hidden stack in a stack collapses with everything in it`() throws {
    let labels = try ThreeLabels(.horizontal)
    let inner = StackView("inner", arrangedSubviews: [label("d", 33, 90), label("e", 44, 90)])
    labels.stack.addArrangedSubview(inner)
    labels.stack.alignment = .top
    try labels.rest()
    #expect(
      try labels.engine.solve()["stack"]?.frame == Rect(x: 0, y: 0, width: 287, height: 90))
    inner.isHidden = true
    let snapshot = try labels.engine.solve()
    #expect(snapshot["stack"]?.frame == Rect(x: 0, y: 0, width: 200, height: 30))
    #expect(snapshot["inner"]?.frame.width == 0)
    #expect(snapshot.broken.isEmpty)
  }

  @Test func `a hidden view has no length, whatever its constraints require`() throws {
    // In logs of UIKit, other constraints are broken for 'UISV-hiding', never the reverse:
    // https://stackoverflow.com/q/32428210, https://github.com/mozilla-mobile/prox/issues/242.
    let view = LayoutView("view")
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let root = LayoutView("root")
    let stack = StackView("stack", arrangedSubviews: [label("before", 30), view])
    root.addSubview(stack)
    try LayoutConstraint.activate([
      width, stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    #expect(try engine.solve()["stack"]?.frame.width == 80)
    view.isHidden = true
    let snapshot = try engine.solve()
    #expect(snapshot["stack"]?.frame.width == 30)
    #expect(snapshot.broken.map(\.broken.description) == ["view.width == 50"])
  }

  @Test func `a stack of hidden views keeps a required length, and has none without`() throws {
    // Recorded in a storyboard of the Eurofurence app: such a column, at least 45 high, is 45 high.
    let views = ["a", "b"].map { label($0, 30) }
    let stack = StackView("stack", arrangedSubviews: views)
    stack.axis = .vertical
    let root = LayoutView("root")
    root.addSubview(stack)
    let least = stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 45)
    try LayoutConstraint.activate([
      least, stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for view in views { view.isHidden = true }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    let snapshot = try engine.solve()
    #expect(snapshot["stack"]?.frame.height == 45)
    #expect(snapshot.broken.isEmpty)
    least.isActive = false
    #expect(try engine.solve()["stack"]?.frame.height == 0)
  }

  @Test func `hiding a view of a thousand replaces only the constraints around it`() throws {
    let stack = StackView("stack")
    stack.axis = .vertical
    stack.spacing = 4
    for index in 0..<1000 { stack.addArrangedSubview(label("v\(index)", 30)) }
    let root = LayoutView("root")
    root.addSubview(stack)
    try LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 900))
    let full: Double = 23_996  // 1000 * 20 + 999 * 4
    #expect(try engine.solve()["stack"]?.frame.height == full)
    let before = Set(stack.rules.values.map { ObjectIdentifier($0.constraint) })
    stack.arrangedSubviews[500].isHidden = true
    #expect(try engine.solve()["stack"]?.frame.height == full - 24)
    let after = Set(stack.rules.values.map { ObjectIdentifier($0.constraint) })
    // Both spacings stay and get another constant; only the lower alignment goes.
    #expect(before.subtracting(after).count == 1)
    #expect(after.subtracting(before).count == 2)
    stack.spacing = 5
    _ = try engine.solve()
    #expect(Set(stack.rules.values.map { ObjectIdentifier($0.constraint) }) == after)
  }

  @Test(arguments: 1...40)
  func `a stack after random edits is the one that was made anew`(seed: Int) throws {
    print("seed \(seed)")
    var random = EditScript(seed: UInt64(seed))
    let root = LayoutView("root")
    let sizes: [(Double, Double)] = [(20, 10), (27, 13), (34, 16), (41, 19), (48, 22), (55, 25)]
    let views = sizes.enumerated().map { label("v\($0)", $1.0, $1.1) }
    let make = { () -> (StackView, [LayoutView]) in
      let stack = StackView("stack")
      let copies = views.map { view in
        let copy = label(view.name ?? "", 0)
        copy.intrinsicContentSize = view.intrinsicContentSize
        return copy
      }
      return (stack, copies)
    }
    let stack = StackView("stack")
    root.addSubview(stack)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    try LayoutConstraint.activate(stack.pins(to: root, inset: 10))
    for _ in 0..<25 {
      let view = views[random.random(views.count)]
      switch random.random(8) {
      case 0, 1, 2: stack.insertArrangedSubview(view, at: random.random(7))
      case 3: view.isHidden.toggle()
      case 4: stack.distribution = StackView.Distribution.allCases[random.random(5)]
      case 5: stack.alignment = StackView.Alignment.allCases[random.random(6)]
      case 6: stack.axis = LayoutAxis.allCases[random.random(2)]
      default:
        stack.removeArrangedSubview(view)
        stack.spacing = Double(random.random(20))
      }
      let snapshot = try engine.solve()
      #expect(try engine.certificate().isValid)

      let (freshStack, copies) = make()
      let freshRoot = LayoutView("root")
      freshRoot.addSubview(freshStack)
      try LayoutConstraint.activate(freshStack.pins(to: freshRoot, inset: 10))
      freshStack.axis = stack.axis
      freshStack.distribution = stack.distribution
      freshStack.alignment = stack.alignment
      freshStack.spacing = stack.spacing
      for (index, view) in views.enumerated() {
        copies[index].isHidden = view.isHidden
        if view.superview === stack { freshStack.addSubview(copies[index]) }
      }
      for view in stack.arrangedSubviews {
        guard let index = views.firstIndex(where: { $0 === view }) else { continue }
        freshStack.addArrangedSubview(copies[index])
      }
      let fresh = try LayoutEngine(root: freshRoot, environment: engine.environment).solve()
      for view in [stack] + stack.arrangedSubviews {
        #expect(snapshot[view]?.exactFrame == fresh[view.name ?? ""]?.exactFrame)
      }
    }
  }

  @Test func `a refused update leaves the stack as it was`() throws {
    let labels = try ThreeLabels(.horizontal)
    try labels.fill()
    let before = try labels.engine.solve()
    #expect(throws: LayoutError.self) {
      try labels.engine.update { () throws(LayoutError) in
        labels.stack.axis = .vertical
        labels.stack.removeArrangedSubview(labels.labels[0])
        labels.labels[1].removeFromSuperview()
        labels.stack.addArrangedSubview(label("d", 10))
        labels.stack.setCustomSpacing(7, after: labels.labels[2])
        labels.stack.setCustomSpacing(.nan, after: labels.labels[2])
      }
    }
    #expect(labels.stack.axis == .horizontal)
    #expect(labels.stack.arrangedSubviews.map(\.name) == ["a", "b", "c"])
    #expect(labels.stack.customSpacing(after: labels.labels[2]) == StackView.spacingUseDefault)
    #expect(try labels.engine.solve().items == before.items)
  }

  @Test func `a view of another direction does not turn the stack`() throws {
    let labels = try ThreeLabels(.horizontal, direction: .rightToLeft)
    try labels.fill()
    labels.labels[1].semanticContentAttribute = .playback
    let expected = `Frames of a stack`.along[.fill]?.map { $0.mirrored(in: 410) }
    #expect(try labels.along() == expected)
    labels.stack.semanticContentAttribute = .forceLeftToRight
    #expect(try labels.along() == `Frames of a stack`.along[.fill])
    labels.stack.semanticContentAttribute = .unspecified
    #expect(try labels.along() == expected)
  }

  @Test func `stacks ten thousand deep go without recursion`() throws {
    var stack = StackView("innermost", arrangedSubviews: [label("text", 30)])
    for _ in 0..<10_000 { stack = StackView(arrangedSubviews: [stack]) }
    weak let outermost: StackView? = stack
    stack = StackView()
    #expect(outermost == nil)
  }

  @Test func `many insertions at one place run out of labels and go on`() throws {
    let stack = StackView("stack", arrangedSubviews: [LayoutView("first"), LayoutView("last")])
    for index in 0..<1500 { stack.insertArrangedSubview(LayoutView("v\(index)"), at: 1) }
    let labels = stack.entries.map(\.label)
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 })
    #expect(stack.arrangedSubviews[1].name == "v1499")
  }

  @Test func `a stack that is dropped is gone`() throws {
    weak var gone: StackView?
    do {
      let stack = StackView("stack")
      for name in ["a", "b"] { stack.addArrangedSubview(label(name, 30)) }
      let root = LayoutView("root")
      root.addSubview(stack)
      _ = try LayoutEngine(root: root).solve()
      gone = stack
    }
    #expect(gone == nil)
  }

  /// A hundred labels need 4,000 points of 400: what has no room stays without when one label
  /// returns.
  @Test(arguments: [30, 100])
  func `a label that is hidden or shown among labels without room takes few steps`(
    depth: Int
  ) throws {
    let root = LayoutView("root")
    var labels: [LayoutView] = []
    var inner = label("last", 40, 20)
    for level in (0..<depth).reversed() {
      labels.append(label("label\(level)", 40, 20))
      let stack = StackView("stack\(level)", arrangedSubviews: [labels[labels.count - 1], inner])
      stack.axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      inner = stack
    }
    root.addSubview(inner)
    try LayoutConstraint.activate(inner.pins(to: root))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 400))
    try engine.layoutIfNeeded()
    for _ in 0..<2 {
      labels[depth / 2].isHidden.toggle()
      let before = engine.numberOfSteps
      try engine.layoutIfNeeded()
      #expect(engine.numberOfSteps - before <= 2 * depth)
      #expect(try engine.certificate().isValid)
    }
  }
}
