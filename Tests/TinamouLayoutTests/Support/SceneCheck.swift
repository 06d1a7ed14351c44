import TinamouLayout

/// Invariants of a screen, with the names of those that are violated.
struct SceneCheck {
  private(set) var broken: [String] = []

  mutating func callAsFunction(_ name: String, _ holds: Bool) {
    if !holds { broken.append(name) }
  }

  mutating func invariants(_ arrangement: ScreenArrangement) {
    let scenes = arrangement.scenes
    let ids = scenes.map(\.id) + arrangement.background.map(\.id)
    self("every app is in one place", ids.sorted() == ["app", "game", "other", "third"])
    self(
      "one app owns the status bar",
      scenes.filter(\.ownsStatusBar).map(\.id) == [arrangement.statusBarOwner])
    self(
      "the first app is the primary one",
      scenes.filter { $0.role == .primary }.map(\.id) == [scenes.first?.id])
    self(
      "at most one app owns the external display",
      scenes.filter(\.ownsExternalDisplay).map(\.id)
        == [arrangement.externalDisplayOwner].compactMap(\.self))
    for scene in scenes { check(scene, arrangement) }
    checkSplitView(arrangement, scenes)
    if arrangement.profile == .iOS9 {
      self("two apps at most under iOS 9", scenes.count <= 2)
      self("no windows under iOS 9", scenes.allSatisfy { $0.place != .window })
    }
    if let owner = arrangement.keyboard?.applicationID {
      self(
        "the keyboard's app is seen",
        scenes.contains { $0.id == owner && $0.activation != .background })
    }
    checkPicture(arrangement)
  }

  private mutating func checkPicture(_ arrangement: ScreenArrangement) {
    guard let picture = arrangement.pictureInPictureFrame else { return }
    let bounds = arrangement.screen.bounds
    self(
      "the picture is on the screen",
      picture.minX >= 0 && picture.maxX <= bounds.maxX && picture.minY >= 0)
    if picture.height > 0 {
      self(
        "the picture is above the keyboard",
        picture.maxY <= arrangement.keyboardFrame?.minY ?? bounds.maxY)
    }
  }

  private mutating func check(_ scene: WindowScene, _ arrangement: ScreenArrangement) {
    let bounds = arrangement.screen.bounds
    let environment = scene.environment
    self("the window is as large as its scene", environment.windowSize == scene.frame.size)
    self("the screen is the device's", environment.screenSize == bounds.size)
    self("the keyboard ends in the window", environment.keyboardHeight <= scene.frame.height)
    let whole = arrangement.device.sizeClasses(arrangement.orientation).horizontal
    let shared: SizeClass = scene.frame.width >= 640 ? .regular : .compact
    self(
      "the width class is known",
      environment.traits.horizontalSizeClass
        == (scene.frame.width == bounds.width ? whole : shared))
    self(
      "an app that requires it has the full screen",
      !scene.application.requiresFullScreen || scene.place == .fullScreen)
    if !arrangement.isDraggingDivider { checkAtRest(scene, arrangement) }
  }

  private mutating func checkAtRest(_ scene: WindowScene, _ arrangement: ScreenArrangement) {
    let bounds = arrangement.screen.bounds
    let frame = scene.frame
    let least = arrangement.minimumWindowSize
    self(
      "windows are on the screen",
      frame.minX >= 0 && frame.maxX <= bounds.maxX && frame.minY >= 0 && frame.maxY <= bounds.maxY)
    self(
      "windows have the least size", frame.width >= least.width && frame.height >= least.height)
    guard let split = scene.place.split else { return }
    self("the place is offered", arrangement.offeredSplits(for: scene.role).contains(split))
    if scene.place == .slideOver, arrangement.profile.slideOverFloats { return }
    var plain = scene.environment
    plain.keyboardHeight = 0
    plain.traits.layoutDirection = .leftToRight
    let window = WindowConfiguration.device(
      arrangement.device, orientation: arrangement.orientation, split: split)
    self(
      "the environment is the one that the device names",
      (try? window.environment(on: arrangement.platform)) == plain)
  }

  private mutating func checkSplitView(
    _ arrangement: ScreenArrangement, _ scenes: [WindowScene]
  ) {
    guard let divider = arrangement.dividerFrame else {
      self("no side without a divider", scenes.allSatisfy { $0.place.split?.complement == nil })
      self("no drag without a divider", !arrangement.isDraggingDivider)
      return
    }
    let bounds = arrangement.screen.bounds
    let sides = scenes.prefix(2).sorted { $0.frame.minX < $1.frame.minX }
    guard sides.count == 2, let left = sides.first, let right = sides.last else {
      self("two sides", false)
      return
    }
    self("two sides", left.place.split?.complement == right.place.split)
    self(
      "the primary app is where lines begin",
      (left.role == .primary) == (arrangement.direction == .leftToRight))
    self("the left side ends at the divider", left.frame.maxX == divider.minX)
    self("the right side begins at the divider", right.frame.minX == divider.maxX)
    self("sides have the whole height", sides.allSatisfy { $0.frame.height == bounds.height })
    if arrangement.isDraggingDivider {
      self("sides fill the screen", left.frame.minX <= 0 && right.frame.maxX >= bounds.maxX)
      self("dragged apps are inactive", sides.allSatisfy { $0.activation == .inactive })
    } else {
      self("sides fill the screen", left.frame.minX == 0 && right.frame.maxX == bounds.maxX)
      if arrangement.profile == .iOS9 {
        self("the secondary app has at most half", scenes[1].frame.width * 2 <= bounds.width)
      }
    }
  }

  mutating func mirrored(_ screen: ScreenArrangement, _ mirror: ScreenArrangement) {
    let width = screen.screen.bounds.width
    let (scenes, others) = (screen.scenes, mirror.scenes)
    self("the same apps", scenes.map(\.id) == others.map(\.id))
    self("the same places", scenes.map(\.place) == others.map(\.place))
    self("the same states", scenes.map(\.activation) == others.map(\.activation))
    let frames = scenes.map(\.frame) + [screen.dividerFrame, screen.pictureInPictureFrame]
    let otherFrames = others.map(\.frame) + [mirror.dividerFrame, mirror.pictureInPictureFrame]
    for (frame, other) in zip(frames, otherFrames) {
      guard let frame, let other else {
        self("the same things", frame == other)
        continue
      }
      self(
        "mirrored",
        abs(frame.mirrored(in: width).minX - other.minX) < 1e-9 && frame.minY == other.minY
          && frame.size == other.size)
    }
  }
}
