extension ScreenArrangement {
  /// What a layout depends on in a window with this frame on the screen.
  func environment(
    inWindow frame: Rect, activation: ActivationState = .active
  ) -> LayoutEnvironment {
    var environment = withPreferences(
      WindowConfiguration.window(frame, of: device, orientation))
    if let keyboardFrame, activation != .background {
      environment.keyboardHeight = LayoutEnvironment.keyboardHeight(
        ofFrame: keyboardFrame, inWindow: frame)
    }
    return environment
  }

  /// What a layout depends on in a window that has the external display; `nil` without one.
  ///
  /// Its size classes and margins are those of a bare size.
  public var externalEnvironment: LayoutEnvironment? {
    guard let externalDisplay,
      var environment = try? WindowConfiguration.bareWindow(externalDisplay.bounds.size)
    else { return nil }
    environment.traits.userInterfaceIdiom = externalDisplay.idiom
    environment.traits.displayScale = externalDisplay.scale
    return withPreferences(environment)
  }

  /// What the layout of an app goes through while the system takes pictures of it unseen.
  ///
  /// The whole screen in portrait, then in landscape orientation, then what it has now; as logged
  /// under iOS 9 after the Home button. `nil` for an app in the background.
  public func snapshotEnvironments(of id: Application.ID) -> [LayoutEnvironment]? {
    guard let scene = scene(of: id) else { return nil }
    let whole = [Orientation.portrait, .landscape].map {
      withPreferences(WindowConfiguration.fullScreen(of: device, $0))
    }
    return whole + [scene.environment]
  }

  private func withPreferences(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var environment = environment
    environment.traits.layoutDirection = direction
    environment.traits.preferredContentSizeCategory = preferredContentSizeCategory
    environment.readableWidthProfile = readableWidthProfile
    return environment
  }
}
