import Testing
@testable import TinamouControllers
@testable import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct `Containers in any sequence of steps` {
  @Test(arguments: 1...10)
  func `keep every view in one place, and the frames of a new window`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let style: SplitController.Style = seed % 2 == 0 ? .doubleColumn : .tripleColumn
    let app = try ContainerApp(style, padWindow(1024, 768))
    var steps: [ContainerStep] = []
    for number in 1...48 {
      let step = ContainerStep.random(&generator)
      steps.append(step)
      try app.take(step)
      let defects = try app.defects()
      guard defects.isEmpty else {
        Issue.record("seed \(seed), after \(steps): \(defects)")
        return
      }
      // A new window takes as long as many steps.
      if number % 3 != 0 { continue }
      let frames = try app.window.engine.solve().items.map { "\($0.name ?? "?") \($0.exactFrame)" }
      let fresh = try app.rebuilt().window.engine.solve().items.map {
        "\($0.name ?? "?") \($0.exactFrame)"
      }
      guard frames == fresh else {
        let differing = zip(frames, fresh).filter { $0 != $1 }
        Issue.record("seed \(seed), after \(steps): \(differing)")
        return
      }
    }
  }

  @Test(arguments: 1...10)
  func `come back from a collapse as they were`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(100 + seed))
    let style: SplitController.Style = seed % 2 == 0 ? .doubleColumn : .tripleColumn
    let app = try ContainerApp(style, padWindow(1024, 768))
    for _ in 0..<30 {
      try app.take(.random(&generator))
      let environment = app.window.environment
      guard environment.traits.horizontalSizeClass == .regular else { continue }
      let before = try app.picture()
      try app.take(.resize(507, 768))
      #expect(app.split.isCollapsed)
      try app.window.resize(to: environment)
      let after = try app.picture()
      #expect(after == before, "seed \(seed)")
    }
  }

  @Test(arguments: 1...10)
  func `come back to the bit when the app was not active`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(200 + seed))
    let app = try ContainerApp(.tripleColumn, padWindow(1024, 768))
    for _ in 0..<10 { try app.take(.random(&generator)) }
    app.split.dismiss()
    try app.window.engine.layoutIfNeeded()
    let environment = app.window.environment
    let before = try app.picture()
    app.window.activationState = .inactive
    for _ in 0..<10 {
      let step = ContainerStep.random(&generator)
      switch step {
      case .present, .dismiss, .prefer: continue
      default: try app.take(step)
      }
    }
    try app.window.resize(to: environment)
    let after = try app.picture()
    #expect(after == before, "seed \(seed)")
  }
}
