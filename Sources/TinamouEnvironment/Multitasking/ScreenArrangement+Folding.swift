extension ScreenArrangement {
  /// How the device is held; `nil` if it does not fold.
  public var pose: Pose? { device.pose(orientation) }

  /// Opens the device until it is flat.
  ///
  /// The inner display is in use from then on. An app has no event of its life cycle; the
  /// transition is the difference between the environments of its scene.
  ///
  /// - Throws: ``SceneError`` if the device does not fold or is open already.
  public mutating func open() throws(SceneError) { try fold(to: .open) }

  /// Closes the device.
  ///
  /// The outer display is in use from then on. It has no Split View: the primary app has it alone,
  /// and the other one goes to the background.
  ///
  /// - Throws: ``SceneError`` if the device does not fold or is closed already.
  public mutating func close() throws(SceneError) { try fold(to: .closed) }

  /// Folds the device until it is this far open.
  ///
  /// - Parameter fold: How far.
  /// - Throws: ``SceneError`` if the device does not fold or is so already.
  public mutating func fold(to fold: Fold) throws(SceneError) {
    try requireDividerAtRest()
    guard let pose else { throw .doesNotFold(device: device.id) }
    guard pose.fold != fold else { throw .alreadyFolded(fold) }
    hold(pose.folded(fold))
  }

  /// Turns a device that folds, with the strip on the other side.
  ///
  /// - Parameter pose: How the device is held from now on, folded as far as it is.
  /// - Throws: ``SceneError`` if the device does not fold, is held so already, or is folded
  ///   otherwise.
  public mutating func rotate(to pose: Pose) throws(SceneError) {
    try requireDividerAtRest()
    guard let present = self.pose else { throw .doesNotFold(device: device.id) }
    guard present != pose else { throw .alreadyHeld(pose) }
    guard present.fold == pose.fold else { throw .foldedOtherwise(pose, present: present.fold) }
    hold(pose)
  }

  /// The environments that an app has one after the other while it comes from an earlier state of
  /// the screen, last the present one.
  ///
  /// Size, traits and safe area change at once. The regions arrive some layout passes later (about
  /// four were measured), so an app is first laid out without those of the new display.
  ///
  /// - Parameters:
  ///   - id: The app.
  ///   - earlier: The screen before the step.
  /// - Returns: The environments; empty for an app in the background.
  public func environments(
    of id: Application.ID, after earlier: ScreenArrangement
  ) -> [LayoutEnvironment] {
    guard let last = scene(of: id)?.environment else { return [] }
    let known = earlier.scene(of: id)?.environment.reservedRegions ?? []
    if known == last.reservedRegions { return [last] }
    var first = last
    // Folding alone does not change the display: its old regions stay until the new ones arrive.
    first.reservedRegions = earlier.screen.bounds == screen.bounds ? known : []
    return [first, last]
  }

  private mutating func hold(_ pose: Pose) {
    guard let device = device.inPose(pose) else { return }
    let hadSplitView = restingDivider != nil
    self.device = device
    orientation = pose.orientation
    guard hadSplitView, pose.fold == .closed else { return }
    show(primary.moved(to: .fullScreen), [])
  }
}
