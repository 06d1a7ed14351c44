/// The choice of a window: a part of the screen of a device, or a size.
public enum WindowConfiguration: Hashable, Sendable {
  /// A window of a device.
  case device(Device, orientation: Orientation = .portrait, split: Split = .full)
  /// A window of this size in points on an iPad that is not named.
  case size(Size)

  /// The width or height in points from which a window of an iPad is regular along an axis, on
  /// every system: ``SystemMetric/regularWidth``.
  public static let regularFrom = Platform.newest.value(of: .regularWidth)

  /// The largest side of a window in points.
  package static let largestSide = 1e7
  /// The sides in points of windows that a user can ask for.
  package static let sides = 1...largestSide

  /// Returns the environment of this window.
  ///
  /// A size without a device has the idiom pad, no safe area, the margins of a full-screen iPad
  /// window and scale 2.
  ///
  /// A part of the screen is at its leading side, where the primary app of a Split View is, or at
  /// the trailing side, where the secondary one is.
  ///
  /// - Parameters:
  ///   - platform: The system, and the SDK of the app.
  ///   - direction: The writing direction of the device.
  ///   - role: The role of the app.
  /// - Returns: The environment.
  /// - Throws: ``EnvironmentError`` if the device offers no such window or the size is out of
  ///   range.
  public func environment(
    on platform: Platform = .newest, direction: LayoutDirection = .leftToRight,
    role: SceneRole = .primary
  ) throws(EnvironmentError) -> LayoutEnvironment {
    let isLeft = (direction == .leftToRight) == (role == .primary)
    var environment = try window(on: platform, atLeft: isLeft)
    environment.setLayoutDirection(direction)
    return environment
  }

  private func window(
    on platform: Platform, atLeft isLeft: Bool
  ) throws(EnvironmentError) -> LayoutEnvironment {
    switch self {
    case .size(let size):
      return try Self.bareWindow(size, on: platform)
    case .device(let device, let orientation, let split):
      guard platform.system >= device.firstSystem else {
        throw .systemTooOld(platform.system, for: device.id, first: device.firstSystem)
      }
      guard let width = device.windowWidth(split, orientation) else {
        throw .splitNotOffered(
          split, device: device.id, orientation: orientation,
          offered: device.splits(orientation))
      }
      let screen = device.screenSize(orientation)
      let x = isLeft ? 0 : screen.width - width
      return Self.window(
        Rect(x: x, y: 0, width: width, height: screen.height), of: device, orientation,
        on: platform)
    }
  }

  static func fullScreen(
    of device: Device, _ orientation: Orientation, on platform: Platform
  ) -> LayoutEnvironment {
    let classes = device.sizeClasses(orientation)
    let margins = device.minimumMargins(orientation, on: platform)
    var environment = LayoutEnvironment(
      windowSize: device.screenSize(orientation),
      traits: TraitCollection(
        horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
        userInterfaceIdiom: device.idiom, displayScale: device.displayScale),
      safeAreaInsets: device.safeAreaInsets(orientation, on: platform),
      systemMinimumLayoutMargins: DirectionalEdgeInsets(
        leading: margins.left, trailing: margins.right),
      platform: platform)
    if device.shape == .roundedPad {
      environment.corners = .all(platform.value(of: .padCornerRadius))
    }
    guard let facts = device.poseFacts(orientation) else { return environment }
    environment.pose = facts.pose
    if let size = facts.compatibilitySize(platform.sdk) {
      environment.windowSize = size
      environment.safeAreaInsets = facts.compatibilitySafeArea(platform.sdk)
      let margin = platform.value(of: .sharedRootMargin)
      environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(
        leading: margin, trailing: margin)
      return environment
    }
    environment.reservedRegions = facts.regions
    environment.corners = facts.corners
    environment.barSide = facts.barSide
    environment.readableWidthProfile = .duo
    return environment
  }

  /// The layout environment of a window with this frame on the screen of a device.
  ///
  /// A window as large as the screen has the size classes of the device, any other window those of
  /// its size alone. Its safe area is the part of it that the edges of the screen cover.
  static func window(
    _ frame: Rect, of device: Device, _ orientation: Orientation, on platform: Platform
  ) -> LayoutEnvironment {
    var environment = fullScreen(of: device, orientation, on: platform)
    let screen = environment.screenSize
    if frame.size == screen { return environment }
    environment.windowSize = frame.size
    environment.reservedRegions = environment.reservedRegions.compactMap { $0.inWindow(frame) }
    environment.barSide = nil
    environment.corners = .zero
    environment.safeAreaInsets = device.screen(orientation, on: platform).safeAreaInsets(
      ofWindow: frame)
    if let facts = device.poseFacts(orientation) {
      let rail = facts.railWidth(in: frame, platform.sdk)
      environment.windowSize.width -= rail
      if rail > 0 {
        environment.safeAreaInsets.left = 0
        environment.safeAreaInsets.right = 0
      }
    }
    if frame.width != screen.width {
      environment.traits.horizontalSizeClass = sizeClass(ofPadWindow: frame.width)
    }
    if frame.height != screen.height {
      environment.traits.verticalSizeClass = sizeClass(ofPadWindow: frame.height)
    }
    if environment.windowIsNarrowerThanScreen {
      let margin = platform.value(of: .sharedRootMargin)
      environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(
        leading: margin, trailing: margin)
    }
    return environment
  }

  /// The minimum size of a window of any size on a system, in points.
  public static func minimumWindowSize(on platform: Platform) -> Size {
    Size(
      width: platform.value(of: .windowLeastWidth), height: platform.value(of: .windowLeastHeight))
  }

  /// Returns the environment of a window of any size on a device.
  ///
  /// - Parameters:
  ///   - frame: The frame of the window on the screen, in points.
  ///   - isPhoneApp: Whether the app is made for iPhones only.
  ///   - platform: The system, and the SDK of the app.
  /// - Returns: The environment.
  /// - Throws: ``EnvironmentError`` if this is not a device, the device has no such windows, the
  ///   system is older than iPadOS 26, or the frame is too small or not on the screen.
  public func environment(
    ofWindow frame: Rect, isPhoneApp: Bool = false, on platform: Platform = .newest
  ) throws(EnvironmentError) -> LayoutEnvironment {
    guard case .device(let device, let orientation, _) = self else {
      throw .windowNotOffered(device: "a size without a device")
    }
    try device.requireWindows(on: platform)
    let screen = device.screenSize(orientation)
    let least = Self.minimumWindowSize(on: platform)
    guard (least.width...screen.width).contains(frame.width),
      (least.height...screen.height).contains(frame.height),
      (0...screen.width - frame.width).contains(frame.minX),
      (0...screen.height - frame.height).contains(frame.minY)
    else { throw .frameOutOfRange(frame, minimum: least, screen: screen) }
    return Self.freeWindow(frame, of: device, orientation, isPhoneApp: isPhoneApp, on: platform)
  }

  /// The layout environment of a window of any size.
  ///
  /// From iPadOS 26 on, its safe area begins below the status bar or at the rim of the window, and
  /// ends above the home indicator or at the rim. Its controls are at the upper leading corner, in
  /// no safe area. Its height is regular at any size: every list of size classes of iPads says so.
  static func freeWindow(
    _ frame: Rect, of device: Device, _ orientation: Orientation, isPhoneApp: Bool,
    on platform: Platform
  ) -> LayoutEnvironment {
    var environment = window(frame, of: device, orientation, on: platform)
    if isPhoneApp {
      environment.traits.userInterfaceIdiom = .phone
      environment.traits.horizontalSizeClass = .compact
    }
    guard platform.system >= .iOS26, frame.size != environment.screenSize else {
      return environment
    }
    environment.traits.verticalSizeClass = .regular
    environment.windowControls = Size(
      width: platform.value(of: .windowControlsWidth),
      height: platform.value(of: .windowControlsHeight))
    let screen = device.screen(orientation, on: platform)
    environment.safeAreaInsets = EdgeInsets(
      top: frame.minY <= 0 ? screen.safeAreaInsets.top : platform.value(of: .floatingWindowTop),
      bottom: frame.maxY >= screen.bounds.maxY
        ? screen.safeAreaInsets.bottom : platform.value(of: .floatingWindowBottom))
    return environment
  }

  static func bareWindow(
    _ size: Size, on platform: Platform
  ) throws(EnvironmentError) -> LayoutEnvironment {
    let margin = platform.value(of: .wideRootMargin)
    let valid = 0...largestSide
    guard valid.contains(size.width), valid.contains(size.height) else {
      throw .sizeOutOfRange(size)
    }
    return LayoutEnvironment(
      windowSize: size,
      traits: TraitCollection(
        horizontalSizeClass: sizeClass(ofPadWindow: size.width),
        verticalSizeClass: sizeClass(ofPadWindow: size.height),
        userInterfaceIdiom: .pad, displayScale: 2),
      systemMinimumLayoutMargins: DirectionalEdgeInsets(leading: margin, trailing: margin),
      platform: platform)
  }

  private static func sizeClass(ofPadWindow points: Double) -> SizeClass {
    points >= regularFrom ? .regular : .compact
  }
}

extension Device {
  /// Throws unless the device has windows of any size on a system: they came with iPadOS 26.
  package func requireWindows(on platform: Platform) throws(EnvironmentError) {
    guard features.contains(.resizableWindows) else { throw .windowNotOffered(device: id) }
    guard platform.system >= .iOS26 else {
      throw .systemTooOld(platform.system, for: windowOfAnySize, first: .iOS26)
    }
  }

  /// What needs iPadOS 26, in words.
  var windowOfAnySize: String { "a window of any size on \(id)" }
}

/// The reason why there is no such window.
public enum EnvironmentError: Error, Hashable, Sendable {
  /// The model has no window of this kind; `offered` lists the windows that it has.
  case splitNotOffered(Split, device: String, orientation: Orientation, offered: [Split])
  /// A size that is negative, not finite or larger than ten million points.
  case sizeOutOfRange(Size)
  /// The device has no windows of any size.
  case windowNotOffered(device: String)
  /// A window that is too small, or not on the screen.
  case frameOutOfRange(Rect, minimum: Size, screen: Size)
  /// The device, or what it is asked for, needs a newer system.
  case systemTooOld(SystemVersion, for: String, first: SystemVersion)
}

extension EnvironmentError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .splitNotOffered(let split, let device, let orientation, let offered):
      let names = offered.map(\.rawValue).joined(separator: ", ")
      return
        "\(device) has no window '\(split.rawValue)' in \(orientation.rawValue); it has: \(names)"
    case .sizeOutOfRange(let size):
      let sides = [size.width, size.height].map(NumberText.text).joined(separator: " x ")
      return "a window cannot be \(sides) points"
    case .windowNotOffered(let device):
      return "\(device) has no windows of any size; most iPads have"
    case .frameOutOfRange(let frame, let minimum, let screen):
      let numbers = [
        frame.width, frame.height, frame.minX, frame.minY, minimum.width, minimum.height,
        screen.width, screen.height,
      ].map(NumberText.text)
      return "a window \(numbers[0]) x \(numbers[1]) at \(numbers[2]), \(numbers[3]) cannot be: it "
        + "is at least \(numbers[4]) x \(numbers[5]), on a screen of \(numbers[6]) x \(numbers[7])"
    case .systemTooOld(let system, let subject, let first):
      return "\(subject) needs iOS \(first.rawValue) or later, not \(system.rawValue)"
    }
  }
}
