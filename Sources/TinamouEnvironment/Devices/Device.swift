/// A model of iPhone, iPod touch or iPad.
///
/// There is one object for each model, in ``all``; of a device that folds, also one for each way to
/// hold it: ``inPose(_:)``.
public final class Device: Hashable, Sendable, Identifiable {
  /// The id in files and commands, such as `ipad-air-2`.
  public let id: String
  /// Other names for the same model.
  public let aliases: [String]
  /// The name under which the model is sold.
  public let name: String
  /// The kind of device.
  public let idiom: UserInterfaceIdiom
  /// The screen in portrait orientation, in points.
  public let portraitSize: Size
  /// Pixels per point.
  public let displayScale: Double
  /// The horizontal size class in landscape orientation; in portrait orientation the idiom
  /// determines it.
  public let landscapeWidthClass: SizeClass
  /// The shape of the screen, which determines its safe area.
  public let shape: ScreenShape
  /// Whether layout margins and safe area were measured on this model or derived from related
  /// models.
  public let insetsProvenance: Provenance
  /// The widths in Split View and Slide Over; `nil` if the model has neither.
  public let splitWidths: SplitWidths?
  /// The multitasking features of the model.
  public let features: MultitaskingFeatures
  /// The identifiers of its hardware, such as `iPhone18,3`; empty if they are not in the table.
  public let identifiers: [String]
  /// How a device that folds is held, in one of the two orientations; `nil` for other devices.
  let held: Pose?

  init(
    id: String, aliases: [String], name: String, idiom: UserInterfaceIdiom, portraitSize: Size,
    displayScale: Double, landscapeWidthClass: SizeClass, shape: ScreenShape,
    insetsProvenance: Provenance, splitWidths: SplitWidths?, features: MultitaskingFeatures,
    identifiers: [String] = [], held: Pose? = nil
  ) {
    self.id = id
    self.aliases = aliases
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.displayScale = displayScale
    self.landscapeWidthClass = landscapeWidthClass
    self.shape = shape
    self.insetsProvenance = insetsProvenance
    self.splitWidths = splitWidths
    self.features = features
    self.identifiers = identifiers
    self.held = held
  }

  /// Returns whether two devices are the same model, held in the same way.
  public static func == (lhs: Device, rhs: Device) -> Bool { lhs === rhs }

  /// Feeds the id of the model into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Returns the size of the screen in an orientation, in points.
  public func screenSize(_ orientation: Orientation) -> Size {
    if let facts = poseFacts(orientation) { return facts.size }
    return switch orientation {
    case .portrait: portraitSize
    case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Returns the size classes of a full-screen window.
  public func sizeClasses(
    _ orientation: Orientation
  ) -> (horizontal: SizeClass, vertical: SizeClass) {
    if let facts = poseFacts(orientation) { return (facts.horizontal, facts.vertical) }
    return switch (idiom, orientation) {
    case (.pad, _): (.regular, .regular)
    case (.phone, .portrait): (.compact, .regular)
    case (.phone, .landscape): (landscapeWidthClass, .compact)
    }
  }

  /// Returns the safe area of a full-screen window, in points.
  public func safeAreaInsets(
    _ orientation: Orientation, on platform: Platform = .newest
  ) -> EdgeInsets {
    poseFacts(orientation)?.safeArea
      ?? shape.safeArea(orientation, idiom: idiom, on: platform)
  }

  /// Returns the origin of the safe area of a full-screen window.
  public func safeAreaEvidence(
    on platform: Platform
  ) -> (evidence: Provenance, source: String) {
    if held != nil { return (.measured, PoseFacts.source) }
    return shape.evidence(on: platform, older: insetsProvenance)
  }

  /// Returns the minimum margins of the root view of a full-screen window at its sides, in points.
  public func minimumMargins(
    _ orientation: Orientation, on platform: Platform = .newest
  ) -> EdgeInsets {
    if let facts = poseFacts(orientation) { return facts.rootMargins }
    let margin = minimumMargin(orientation, on: platform)
    return EdgeInsets(left: margin, right: margin)
  }

  /// Returns the minimum leading and trailing margin of the root view of a window, in points.
  func minimumMargin(
    _ orientation: Orientation, on platform: Platform = .newest
  ) -> Double {
    RootMargin.fullScreen(
      idiom: idiom, width: screenSize(orientation).width, orientation: orientation,
      sideInset: safeAreaInsets(orientation, on: platform).left, on: platform)
  }

  /// Whether there is a home button below the screen, so that no home indicator covers its lower
  /// edge.
  public var hasHomeButton: Bool { shape == .homeButton }

  /// Returns the screen in an orientation.
  public func screen(_ orientation: Orientation, on platform: Platform = .newest) -> Screen {
    Screen(
      bounds: Rect(origin: .zero, size: screenSize(orientation)), scale: displayScale,
      idiom: idiom, shape: shape, safeAreaInsets: safeAreaInsets(orientation, on: platform))
  }

  /// Returns the windows that the model offers in an orientation, from wide to narrow.
  public func splits(_ orientation: Orientation) -> [Split] {
    Split.allCases.filter { windowWidth($0, orientation) != nil }
  }

  /// Returns the width of a window in points; `nil` if the model does not offer it.
  public func windowWidth(_ split: Split, _ orientation: Orientation) -> Double? {
    split == .full
      ? screenSize(orientation).width : splitWidths?.width(of: split, orientation)
  }

  /// Returns the model with an id, alias or identifier of hardware; `nil` if there is none.
  public static func named(_ name: String) -> Device? {
    all.first {
      $0.id == name || $0.aliases.contains(name) || $0.identifiers.contains(name)
    }
  }

  /// The default model: an iPhone 14, whose insets were measured.
  public static let standard = named("iphone-14") ?? all[0]
}

extension Device {
  /// Every model, iPads first.
  public static let all = pads + phones
}

// MARK: - Displays and poses

extension Device {
  /// The displays; the first one is the main screen.
  public var displays: [Display] {
    if held != nil { return [PoseFacts.display(.closed), PoseFacts.display(.open)] }
    return [
      Display(
        name: "main", portraitSize: portraitSize, scale: displayScale,
        panel: Size(
          width: portraitSize.width * displayScale, height: portraitSize.height * displayScale),
        corners: nil, naturalOrientation: .portrait)
    ]
  }

  /// The poses in which the device can be held; empty unless it folds.
  public var poses: [Pose] { held == nil ? [] : Pose.allCases }

  /// Returns the pose in an orientation; `nil` for a device that does not fold.
  public func pose(_ orientation: Orientation) -> Pose? { held?.turned(orientation) }

  /// Returns what was measured in an orientation; `nil` for a device that does not fold.
  public func poseFacts(_ orientation: Orientation) -> PoseFacts? {
    pose(orientation).map(PoseFacts.duo)
  }

  /// Returns the device as it is in a pose, in the orientation of the pose; `nil` if it does not
  /// fold.
  public func inPose(_ pose: Pose) -> Device? {
    guard held != nil else { return nil }
    return switch pose {
    case .closed, .closedRight: Self.duo
    case .closedLeft: Self.duoTurned
    case .open, .openPortrait: Self.duoOpen
    case .book, .tabletop: Self.duoPartlyOpen
    }
  }

  /// The ways to hold the device, and the device as it is then: its poses, or both orientations.
  package var places: [(device: Device, orientation: Orientation)] {
    if poses.isEmpty { return Orientation.allCases.map { (self, $0) } }
    return poses.compactMap { pose in inPose(pose).map { ($0, pose.orientation) } }
  }

  /// The first system that runs on the device, where it is known.
  var firstSystem: SystemVersion { held == nil ? .iOS9 : .iOS27_1 }

  /// The iPhone Duo, closed.
  static let duo = duo(.closed)
  private static let duoTurned = duo(.closedLeft)
  private static let duoOpen = duo(.open)
  private static let duoPartlyOpen = duo(.book)

  private static func duo(_ held: Pose) -> Device {
    let isClosed = held.fold == .closed
    let display = PoseFacts.display(held.fold)
    var features: MultitaskingFeatures = [.pictureInPicture]
    if !isClosed { features.insert(.splitView) }
    return Device(
      id: "iphone-duo", aliases: [], name: "iPhone Duo", idiom: .phone,
      portraitSize: display.portraitSize, displayScale: display.scale,
      landscapeWidthClass: isClosed ? .compact : .regular, shape: .foldable,
      insetsProvenance: .measured,
      splitWidths: isClosed ? nil : SplitWidths(.measured, landscapeHalf: PoseFacts.half.width),
      // Another table has iPhone19,6.
      features: features, identifiers: ["iPhone19,4"], held: held)
  }
}

/// The multitasking features of a model.
public struct MultitaskingFeatures: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A narrow window over another app.
  public static let slideOver = MultitaskingFeatures(rawValue: 1 << 0)
  /// Two apps side by side.
  public static let splitView = MultitaskingFeatures(rawValue: 1 << 1)
  /// A video that floats over the apps.
  public static let pictureInPicture = MultitaskingFeatures(rawValue: 1 << 2)
  /// Windows of any size, as in iPadOS 26.
  public static let resizableWindows = MultitaskingFeatures(rawValue: 1 << 3)
  /// A second screen, connected with or without a cable.
  public static let externalDisplay = MultitaskingFeatures(rawValue: 1 << 4)

  /// The names of the features, always in the same order.
  public var names: [String] {
    let all: [(MultitaskingFeatures, String)] = [
      (.slideOver, "slide-over"), (.splitView, "split-view"),
      (.pictureInPicture, "picture-in-picture"), (.resizableWindows, "resizable-windows"),
      (.externalDisplay, "external-display"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
