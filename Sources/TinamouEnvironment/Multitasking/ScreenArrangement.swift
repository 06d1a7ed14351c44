/// The apps on the screen of a device, and the steps that change their parts of it.
///
/// A step that the device, the system or the app does not allow throws ``SceneError`` and changes
/// nothing. Positions on the screen are in points from its upper left corner. In a right-to-left
/// language everything is mirrored: the primary app is on the right.
public struct ScreenArrangement: Hashable, Sendable {
  /// The device; one that folds as it is held now.
  public internal(set) var device: Device
  /// The system.
  public let platform: Platform
  /// The rules of the system for several apps.
  public let profile: MultitaskingProfile
  /// The writing direction of the system's language.
  public let direction: LayoutDirection
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory = ContentSizeCategory.large
  /// The widths up to which text is readable; `nil` for those of the system and the device.
  public var readableWidthProfile: ReadableWidthProfile?

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
  ///   - platform: The system, and the SDK of the apps.
  ///   - profile: The rules for several apps; `nil` for those of the system.
  ///   - direction: The writing direction of the system's language.
  ///   - application: The app that has the full screen.
  ///   - others: The apps in the background, the most recent one first.
  public init(
    _ device: Device, _ orientation: Orientation = .portrait,
    platform: Platform = .newest, profile: MultitaskingProfile? = nil,
    direction: LayoutDirection = .leftToRight,
    application: Application, others: [Application] = []
  ) {
    self.device = device
    self.orientation = orientation
    self.platform = platform
    self.profile = profile ?? MultitaskingProfile(platform.system)
    self.direction = direction
    primary = PlacedApplication(application, .fullScreen)
    var names: Set = [application.id]
    background = others.filter { names.insert($0.id).inserted }
  }

  /// The screen in the present orientation.
  public var screen: Screen { device.screen(orientation, on: platform) }

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
      if device.windowWidth(.slideOver, orientation) == nil {
        return [primary.moved(to: .fullScreen)]
      }
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
    let isWindow = placed.place == .window
    return WindowScene(
      application: placed.application, role: role, place: placed.place, frame: frame,
      activation: placed.activation, ownsStatusBar: role == .primary,
      ownsExternalDisplay: role == .primary && externalDisplay != nil,
      keyboardIsLocal: keyboard?.applicationID == placed.id,
      environment: environment(
        inWindow: frame, isFree: isWindow, ofPhoneApp: placed.application.isPhoneApp,
        activation: placed.activation))
  }
}

extension ScreenArrangement {
  /// The width of the divider between the apps of a Split View, in points.
  ///
  /// It was measured on a screenshot of a 12.9-inch iPad Pro: 678 to 688 and 981 to 991.
  public static let dividerWidth = 10.0

  /// The distance between the apps of a Split View on this device, in points.
  var dividerWidth: Double { device.poses.isEmpty ? Self.dividerWidth : PoseFacts.gap }

  /// The frame of the divider of a Split View on the screen, in points; `nil` without one.
  public var dividerFrame: Rect? {
    guard let middle = dividerMiddle ?? restingDivider else { return nil }
    let half = dividerWidth / 2
    return mirrored(
      Rect(x: middle - half, y: 0, width: dividerWidth, height: screen.bounds.height))
  }

  /// The frame of the keyboard on the screen, in points; `nil` without one.
  public var keyboardFrame: Rect? {
    guard let keyboard else { return nil }
    let bounds = screen.bounds
    let height = min(keyboard.height, bounds.height)
    return Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The frame of the floating video on the screen, in points; `nil` without one.
  ///
  /// It is in its corner, outside of the safe area insets and the keyboard.
  public var pictureInPictureFrame: Rect? {
    pictureInPicture.map { mirrored($0.frame(in: pictureArea)) }
  }

  /// The position of the divider while nobody moves it; x grows in the reading direction.
  var restingDivider: Double? {
    guard case .splitView(let share)? = settled.first?.place else { return nil }
    return dividerMiddle(at: share)
  }

  func dividerMiddle(at share: Split) -> Double? {
    device.windowWidth(share, orientation).map { $0 + dividerWidth / 2 }
  }

  /// The frame of an app on the screen.
  func frame(of placed: PlacedApplication, _ role: SceneRole) -> Rect {
    mirrored(leadingFrame(of: placed, role))
  }

  /// Converts a rectangle whose x grows in the reading direction to the screen, or back.
  func mirrored(_ frame: Rect) -> Rect {
    guard direction == .rightToLeft else { return frame }
    return Rect(
      origin: Point(x: screen.bounds.width - frame.maxX, y: frame.minY), size: frame.size)
  }

  private func leadingFrame(of placed: PlacedApplication, _ role: SceneRole) -> Rect {
    let bounds = screen.bounds
    switch placed.place {
    case .fullScreen: return bounds
    case .splitView(let share): return sideFrame(share, role)
    case .slideOver: return slideOverFrame
    case .window: return Self.kept(placed.windowFrame, in: bounds)
    }
  }

  /// The frame of one side of a Split View.
  ///
  /// While the divider moves, a side that would be narrower than the narrowest window moves off the
  /// screen instead of shrinking further.
  private func sideFrame(_ share: Split, _ role: SceneRole) -> Rect {
    let bounds = screen.bounds
    let least = device.windowWidth(.oneThird, orientation) ?? 0
    let half = dividerWidth / 2
    switch (role, dividerMiddle) {
    case (.primary, let middle?):
      let width = max(least, middle - half)
      return Rect(x: middle - half - width, y: 0, width: width, height: bounds.height)
    case (.secondary, let middle?):
      let width = max(least, bounds.width - middle - half)
      return Rect(x: middle + half, y: 0, width: width, height: bounds.height)
    case (_, nil):
      let width = device.windowWidth(share, orientation) ?? bounds.width
      let x = role == .primary ? 0 : bounds.width - width
      return Rect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  /// The frame of the window in Slide Over.
  ///
  /// A floating window keeps a distance from the edges as large as the status bar is high: 20
  /// points above and below were measured on 9.7 and 10.5 inches, and 24 at the side on 12.9
  /// inches.
  private var slideOverFrame: Rect {
    let bounds = screen.bounds
    let width = device.windowWidth(.slideOver, orientation) ?? bounds.width
    let inset = profile.slideOverFloats ? screen.safeAreaInsets.top : 0
    return Rect(
      x: bounds.width - width - inset, y: inset, width: width,
      height: bounds.height - 2 * inset)
  }

  private var pictureArea: Rect {
    let covered = screen.safeAreaInsets
    let keyboard = keyboardFrame?.height ?? 0
    let inset = PictureInPicture.inset
    return screen.bounds.inset(
      by: EdgeInsets(
        top: covered.top + inset, left: covered.left + inset,
        bottom: max(covered.bottom, keyboard) + inset, right: covered.right + inset))
  }

  /// A window, made smaller and moved only as far as necessary to be on the screen.
  static func kept(_ frame: Rect, in bounds: Rect) -> Rect {
    let width = min(frame.width, bounds.width)
    let height = min(frame.height, bounds.height)
    return Rect(
      x: min(max(0, frame.minX), bounds.width - width),
      y: min(max(0, frame.minY), bounds.height - height), width: width, height: height)
  }
}

extension ScreenArrangement {
  /// The layout environment of a window with this frame on the screen.
  func environment(
    inWindow frame: Rect, isFree: Bool = false, ofPhoneApp isPhoneApp: Bool = false,
    activation: ActivationState = .active
  ) -> LayoutEnvironment {
    var environment =
      isFree
      ? WindowConfiguration.freeWindow(
        frame, of: device, orientation, isPhoneApp: isPhoneApp, on: platform)
      : WindowConfiguration.window(frame, of: device, orientation, on: platform)
    environment = withPreferences(environment)
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
      var environment = try? WindowConfiguration.bareWindow(
        externalDisplay.bounds.size, on: platform)
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
      withPreferences(WindowConfiguration.fullScreen(of: device, $0, on: platform))
    }
    return whole + [scene.environment]
  }

  private func withPreferences(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var environment = environment
    environment.setLayoutDirection(direction)
    environment.traits.preferredContentSizeCategory = preferredContentSizeCategory
    if let readableWidthProfile { environment.readableWidthProfile = readableWidthProfile }
    return environment
  }
}
