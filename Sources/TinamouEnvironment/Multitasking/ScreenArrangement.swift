/// The apps on the screen of a device, and the steps that change their parts of it.
///
/// A step that the device, the system or the app does not allow throws ``SceneError`` and changes
/// nothing. Positions on the screen are in points from its upper left corner. In a right-to-left
/// language everything is mirrored: the primary app is on the right.
public struct ScreenArrangement: Hashable, Sendable {
  /// The device.
  public let device: Device
  /// The rules of the system.
  public let profile: MultitaskingProfile
  /// The writing direction of the system's language.
  public let direction: LayoutDirection
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory = ContentSizeCategory.large
  /// The widths up to which text is readable.
  public var readableWidthProfile = ReadableWidthProfile.ios14

  /// The orientation of the device.
  public internal(set) var orientation: Orientation
  /// The apps that are not on the screen, the most recent one first.
  public internal(set) var background: [Application]
  /// The video that floats over the apps.
  public internal(set) var pictureInPicture: PictureInPicture?
  /// The keyboard; `nil` if there is none.
  public internal(set) var keyboard: Keyboard?
  /// The external display; `nil` if there is none.
  public internal(set) var externalDisplay: Screen?

  /// The primary app. Its place and the places of the others are those asked for, see `settled`.
  var primary: PlacedApplication
  /// The other apps on the screen, from back to front; the other side of a Split View is the first.
  var others: [PlacedApplication] = []
  /// The middle of the divider while it moves; x grows in the direction of the language.
  var dividerMiddle: Double?

  /// Makes a screen with one app.
  ///
  /// Of apps with the same name, only the first one is used.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: The orientation of the device.
  ///   - profile: The rules of the system.
  ///   - direction: The writing direction of the system's language.
  ///   - application: The app that has the full screen.
  ///   - others: The apps in the background, the most recent one first.
  public init(
    _ device: Device, _ orientation: Orientation = .portrait,
    profile: MultitaskingProfile = .current, direction: LayoutDirection = .leftToRight,
    application: Application, others: [Application] = []
  ) {
    self.device = device
    self.orientation = orientation
    self.profile = profile
    self.direction = direction
    primary = PlacedApplication(application, .fullScreen)
    var names: Set = [application.id]
    background = others.filter { names.insert($0.id).inserted }
  }

  /// The screen in the present orientation.
  public var screen: Screen { device.screen(orientation) }

  /// The scene of each app on the screen: the primary app first, then from back to front.
  public var scenes: [WindowScene] {
    settled.enumerated().map { index, placed in
      scene(placed, role: index == 0 ? .primary : .secondary)
    }
  }

  /// Returns the scene of an app; `nil` in the background.
  public func scene(of id: Application.ID) -> WindowScene? { scenes.first { $0.id == id } }

  /// The app that controls the status bar.
  public var statusBarOwner: Application.ID { primary.id }

  /// The app that uses the external display, if there is one.
  public var externalDisplayOwner: Application.ID? { externalDisplay == nil ? nil : primary.id }

  /// Returns the windows that an app can have now, from wide to narrow.
  public func offeredSplits(for role: SceneRole) -> [Split] {
    profile.splits(of: device, orientation, for: role)
  }
}

extension ScreenArrangement {
  /// The apps on the screen, with the places asked for.
  var onScreen: [PlacedApplication] { [primary] + others }

  /// The apps on the screen, with the places that the current orientation allows.
  ///
  /// Rotated to portrait, a 1/2 split becomes 2/3 if the device has no portrait 1/2, and a Split
  /// View becomes Slide Over if the device has no portrait Split View; rotating back restores both.
  var settled: [PlacedApplication] {
    guard case .splitView(let share) = primary.place, let beside = others.first else {
      return onScreen
    }
    let shares = profile.shares(of: device, orientation, for: .primary)
    guard let wide = shares.first else {
      return [primary.moved(to: .fullScreen), beside.moved(to: .slideOver)] + others.dropFirst()
    }
    let actual = shares.contains(share) ? share : wide
    guard let complement = actual.complement else { return onScreen }
    return [primary.moved(to: .splitView(actual)), beside.moved(to: .splitView(complement))]
      + others.dropFirst()
  }

  /// Replaces the places asked for by the places that the apps have now.
  mutating func settle() {
    let places = settled
    primary = places.first ?? primary
    others = Array(places.dropFirst())
  }

  private func scene(_ placed: PlacedApplication, role: SceneRole) -> WindowScene {
    let frame = frame(of: placed, role)
    return WindowScene(
      application: placed.application, role: role, place: placed.place, frame: frame,
      activation: placed.activation, ownsStatusBar: role == .primary,
      ownsExternalDisplay: role == .primary && externalDisplay != nil,
      keyboardIsLocal: keyboard?.applicationID == placed.id,
      environment: environment(inWindow: frame, activation: placed.activation))
  }
}
