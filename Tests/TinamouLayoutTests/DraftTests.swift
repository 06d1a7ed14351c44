import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// What texts that wrap cost when a layout is edited, in steps of the solvers.
@Suite struct DraftTests {
  /// Texts below each other, each as wide as the window.
  private func column(of count: Int) throws -> (engine: LayoutEngine, texts: [LayoutView]) {
    let root = LayoutView("root")
    var texts: [LayoutView] = []
    for number in 0..<count {
      let text = LayoutView("text\(number)", kind: .label)
      text.text = "one two three four five six seven eight nine ten eleven twelve"
      text.numberOfLines = 0
      root.addSubview(text)
      try LayoutConstraint.activateAll {
        text.leading == root.leading + 16
        text.trailing == root.trailing - 16
        text.top == (texts.last?.bottom ?? root.top) + 8
      }
      texts.append(text)
    }
    return (LayoutEngine(root: root, environment: plainEnvironment(300, 800)), texts)
  }

  /// The steps of an edit of a layout that was edited before.
  private func steps(
    of engine: LayoutEngine, _ edit: (_ isFirst: Bool) -> Void
  ) throws -> Int {
    try engine.layoutIfNeeded()
    edit(true)
    try engine.layoutIfNeeded()
    let before = engine.numberOfSteps
    edit(false)
    try engine.layoutIfNeeded()
    return engine.numberOfSteps - before
  }

  @Test func `another text takes as many steps among 200 texts as among 20`() throws {
    let counts = try [20, 200].map { count in
      let (engine, texts) = try column(of: count)
      return try steps(of: engine) { isFirst in
        texts[count - 2].text = isFirst ? "two one" : "one two"
      }
    }
    #expect(counts[1] <= counts[0])
  }

  @Test func `a view that comes takes as many steps among 200 texts as among 20`() throws {
    let counts = try [20, 200].map { count in
      let (engine, texts) = try column(of: count)
      return try steps(of: engine) { _ in
        let guest = LayoutView("guest")
        engine.root.addSubview(guest)
        guest.topAnchor.constraint(equalTo: texts[count - 2].topAnchor).isActive = true
        guest.leadingAnchor.constraint(equalTo: texts[count - 2].leadingAnchor).isActive = true
      }
    }
    #expect(counts[1] <= counts[0])
  }

  @Test func `a resize takes at most a few steps for each text`() throws {
    let (engine, texts) = try column(of: 200)
    let count = try steps(of: engine) { isFirst in
      engine.environment.windowSize.width = isFirst ? 302 : 304
    }
    // Without lines that change only the widths move.
    #expect(count <= 4 * texts.count)
  }

  @Test func `drafts change no frame`() throws {
    let (engine, texts) = try column(of: 20)
    let (fresh, others) = try column(of: 20)
    try engine.layoutIfNeeded()
    for width in [280.0, 310, 190, 300] {
      engine.environment.windowSize.width = width
      texts[3].text = "at \(width) points"
      try engine.layoutIfNeeded()
    }
    fresh.environment = engine.environment
    others[3].text = texts[3].text
    try fresh.layoutIfNeeded()
    #expect(texts.map(\.frame) == others.map(\.frame))
  }
}
