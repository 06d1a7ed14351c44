import Testing
import TinamouControllers
import TinamouLayout
import TinamouSolver

/// The timeline of Apple's talk on multitasking (WWDC 2015, session 205).
@Suite struct TransitionTests {
  private let log = RecordingController.Log()

  private func device(
    _ name: String, _ orientation: Orientation, _ split: Split = .full
  ) throws -> LayoutEnvironment {
    let device = try #require(Device.named(name))
    return try WindowConfiguration.device(device, orientation: orientation, split: split)
      .environment(on: Platform(.iOS18))
  }

  /// A window with a controller that has been laid out and has recorded nothing yet.
  private func window(_ environment: LayoutEnvironment) throws -> (Window, RecordingController) {
    let controller = RecordingController("root", log: log)
    let window = Window(rootController: controller, environment: environment)
    try window.engine.layoutIfNeeded()
    log.lines = []
    return (window, controller)
  }

  @Test func `a rotation tells of traits before the size and changes both at the end of setup`()
    throws
  {
    let (window, _) = try window(device("iphone-8-plus", .portrait))
    let report = try window.resize(
      to: device("iphone-8-plus", .landscape), options: TransitionOptions(rotationAngle: .pi / 2))
    #expect(
      log.lines == [
        "root willTransition compact to regular", "root viewWillTransition 414.0 to 736.0",
        "root traitCollectionDidChange to regular", "root alongside traits", "root alongside size",
        "root layout 736.0", "root completion traits", "root completion size",
      ])
    #expect(report.stages.map(\.stage) == [.setup, .create, .cleanup])
  }

  @Test func `a multitasking resize has the same stages as a rotation`() throws {
    let (window, _) = try window(device("ipad-air-2", .landscape))
    try window.resize(to: device("ipad-air-2", .landscape, .oneThird))
    #expect(
      log.lines == [
        "root willTransition regular to compact", "root viewWillTransition 1024.0 to 320.0",
        "root traitCollectionDidChange to compact", "root alongside traits", "root alongside size",
        "root layout 320.0", "root completion traits", "root completion size",
      ])
  }

  @Test func `a resize within a size class only tells of the size`() throws {
    let (window, _) = try window(device("ipad-air-2", .landscape))
    try window.resize(to: device("ipad-air-2", .landscape, .twoThirds))
    #expect(
      log.lines == [
        "root viewWillTransition 1024.0 to 694.0", "root alongside size", "root layout 694.0",
        "root completion size",
      ])
  }

  @Test func `overridden traits change without the size`() throws {
    let (window, root) = try window(device("ipad-air-2", .landscape))
    let child = RecordingController("child", log: log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    try window.engine.layoutIfNeeded()
    log.lines = []
    let report = try root.setOverrideTraitCollection(
      TraitOverrides(horizontalSizeClass: .compact), forChild: child)
    #expect(
      log.lines == [
        "child willTransition regular to compact", "child traitCollectionDidChange to compact",
        "child alongside traits", "child completion traits",
      ])
    // Times depend on the machine: ``TransitionBudgetTests`` checks given times.
    #expect(report != nil)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    log.lines = []
    #expect(
      try root.setOverrideTraitCollection(
        TraitOverrides(horizontalSizeClass: .compact), forChild: child) == nil)
    #expect(log.lines == [])
  }

  @Test func `an override in setup belongs to the transition that goes on`() throws {
    let (window, root) = try window(device("ipad-air-2", .landscape))
    let child = RecordingController("child", log: log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    root.onSize = { [unowned root] _ in
      _ = try? root.setOverrideTraitCollection(
        TraitOverrides(horizontalSizeClass: .compact), forChild: child)
    }
    try window.engine.layoutIfNeeded()
    log.lines = []
    root.queuesBlocks = false
    child.queuesBlocks = false
    try window.resize(to: device("ipad-air-2", .portrait))
    #expect(
      log.lines.filter { !$0.contains("layout") } == [
        "root viewWillTransition 1024.0 to 768.0", "child willTransition regular to compact",
        "child traitCollectionDidChange to compact",
      ])
  }

  @Test func `children are called after their parents, with the sizes that these give them`() throws
  {
    let (window, root) = try window(device("ipad-air-2", .landscape))
    let child = RecordingController("child", log: log)
    root.addChild(child)
    root.view.addSubview(child.view)
    try LayoutConstraint.activate([
      child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 100),
      child.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      child.view.topAnchor.constraint(equalTo: root.view.topAnchor),
      child.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
    ])
    try window.engine.layoutIfNeeded()
    log.lines = []
    root.queuesBlocks = false
    child.queuesBlocks = false
    try window.resize(to: device("ipad-air-2", .landscape, .half))
    #expect(
      log.lines == [
        "root willTransition regular to compact", "child willTransition regular to compact",
        "root viewWillTransition 1024.0 to 507.0", "child viewWillTransition 924.0 to 407.0",
        "root traitCollectionDidChange to compact", "child traitCollectionDidChange to compact",
        "root layout 507.0", "child layout 407.0",
      ])
  }

  @Test func `size classes are unspecified while a controller is in no window`() throws {
    let controller = RecordingController("root", log: log)
    #expect(controller.traitCollection.horizontalSizeClass == .unspecified)
    _ = controller.view
    #expect(controller.traitCollection.verticalSizeClass == .unspecified)
    let window = try Window(
      rootController: controller, environment: device("ipad-air-2", .landscape))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    window.rootController = nil
    #expect(controller.traitCollection.horizontalSizeClass == .unspecified)
    #expect(controller.window == nil)
  }

  @Test func `a layout in a block alongside is reported`() throws {
    let (window, root) = try window(device("ipad-air-2", .landscape))
    root.onSize = { [unowned root] in
      $0.animate { _ in _ = try? root.view.layoutIfNeeded() }
    }
    let report = try window.resize(to: device("ipad-air-2", .portrait))
    #expect(report.findings == [.layoutInAlongsideBlock(view: "root")])
    #expect(try window.resize(to: device("ipad-air-2", .landscape)).findings.count == 1)
    root.onSize = nil
    #expect(try window.resize(to: device("ipad-air-2", .portrait)).findings == [])
  }

  @Test func `blocks are queued in setup alone`() throws {
    let (window, root) = try window(device("ipad-air-2", .landscape))
    var answers: [Bool] = []
    root.onSize = { coordinator in
      answers.append(coordinator.animate { _ in })
      coordinator.animate { answers.append($0.animate { _ in answers.append(true) }) }
    }
    let report = try window.resize(to: device("ipad-air-2", .portrait))
    #expect(answers == [true, false])
    #expect(report.findings == [.queuedTooLate(.create)])
  }

  @Test func `the run stage goes from the old frames to the new ones`() throws {
    let (window, root) = try window(device("ipad-air-2", .landscape))
    let transition = try window.beginTransition(to: device("ipad-air-2", .landscape, .half))
    let animation = try #require(transition.animation)
    var frames = animation.makeFrames()
    let index = try #require(animation.items.firstIndex(of: root.view.id))
    transition.run(0, into: &frames)
    #expect(frames[index] == Rect(x: 0, y: 0, width: 1024, height: 768))
    transition.run(0.5, into: &frames)
    #expect(frames[index] == Rect(x: 0, y: 0, width: 765.5, height: 768))
    #expect(transition.coordinator.percentComplete == 0.5)
    transition.run(1, into: &frames)
    #expect(frames[index] == root.view.frame)
    let report = transition.finish()
    #expect(report.frames == 3)
    #expect(report.stages.map(\.stage) == [.setup, .create, .run, .cleanup])
    #expect(window.transition == nil)
  }

  @Test func `a cancelled transition leaves the old layout`() throws {
    let old = try device("ipad-air-2", .landscape)
    let (window, root) = try window(old)
    let transition = try window.beginTransition(
      to: device("ipad-air-2", .landscape, .half), options: TransitionOptions(isInteractive: true))
    #expect(root.view.frame.size.width == 507)
    log.lines = []
    let report = try transition.cancel()
    #expect(report.isCancelled)
    #expect(window.environment == old)
    #expect(root.view.frame.size.width == 1024)
    #expect(
      log.lines == [
        "root traitCollectionDidChange to regular", "root layout 1024.0",
        "root completion traits cancelled", "root completion size cancelled",
      ])
  }

  @Test func `what refuses the new layout leaves the old one`() throws {
    let controller = LayoutController("root")
    let window = Window(environment: try device("ipad-air-2", .landscape), conflictPolicy: .refuse)
    window.rootController = controller
    let wide = controller.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 600)
    try wide.activate()
    try window.engine.layoutIfNeeded()
    #expect(throws: LayoutError.self) {
      try window.resize(to: device("ipad-air-2", .landscape, .half))
    }
    #expect(controller.view.frame.size.width == 1024)
    #expect(window.transition == nil)
    wide.deactivate()
    try window.resize(to: device("ipad-air-2", .landscape, .half))
    #expect(controller.view.frame.size.width == 507)
  }

  @Test func `nothing begins inside of a callback, and what goes on is finished first`() throws {
    let (window, root) = try window(device("ipad-air-2", .landscape))
    let portrait = try device("ipad-air-2", .portrait)
    var refusal: LayoutError?
    root.onSize = { [unowned window] _ in
      do throws(LayoutError) {
        try window.resize(to: portrait)
      } catch {
        refusal = error
      }
    }
    let first = try window.beginTransition(to: portrait)
    guard case .transitionUnderway = refusal else {
      Issue.record("expected a refusal, got \(String(describing: refusal))")
      return
    }
    root.onSize = nil
    try window.resize(to: device("ipad-air-2", .landscape))
    #expect(first.isFinished)
  }

  @Test func `a completion block may begin another transition`() throws {
    let (window, root) = try window(device("ipad-air-2", .landscape))
    let portrait = try device("ipad-air-2", .portrait)
    root.onSize = { [unowned window, unowned root] coordinator in
      root.onSize = nil
      coordinator.animate(alongsideTransition: nil) { _ in _ = try? window.resize(to: portrait) }
    }
    try window.resize(to: device("ipad-air-2", .landscape, .half))
    #expect(root.view.frame.size.width == 768)
    #expect(window.transition == nil)
  }

  @Test func `a window without a size follows the app, another keeps its own`() throws {
    let landscape = try device("ipad-air-2", .landscape)
    let following = Window(environment: landscape)
    let own = Window(
      frame: .fixed(Size(width: 200, height: 760)), environment: landscape)
    let half = try device("ipad-air-2", .landscape, .half)
    for window in [following, own] { try window.resize(to: half) }
    #expect(following.view.frame == Rect(x: 0, y: 0, width: 507, height: 768))
    #expect(own.view.frame == Rect(x: 0, y: 0, width: 200, height: 760))
    #expect(own.traitCollection.horizontalSizeClass == .compact)
  }
}
