extension ScreenArrangement {
  /// The layout environment of a window with this frame on the screen.
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

  /// The environment of a window on the external display; `nil` without one.
  ///
  /// Its size classes and margins are those of a size without a device.
  public var externalEnvironment: LayoutEnvironment? {
    guard let externalDisplay,
      var environment = try? WindowConfiguration.bareWindow(externalDisplay.bounds.size)
    else { return nil }
    environment.traits.userInterfaceIdiom = externalDisplay.idiom
    environment.traits.displayScale = externalDisplay.scale
    return withPreferences(environment)
  }

  /// Returns the environments in which the system takes snapshots of an app while it is not
  /// visible.
  ///
  /// These are the full screen in portrait orientation, the full screen in landscape orientation,
  /// and the present one; as logged under iOS 9 after the Home button.
  ///
  /// - Parameter id: The app.
  /// - Returns: The environments in order; `nil` for an app in the background.
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
