import TinamouLayout
public import TinamouFormat

/// A window with the settings of the user, and a range of widths.
public struct AnalysisConfiguration: Hashable, Sendable {
  /// The window, except for its width.
  public let request: LayoutRequest
  /// The widths, in points; a single one for a window of a device.
  public let widths: ClosedRange<Double>

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - request: The window, except for its width.
  ///   - widths: The widths, in points; ignored for a window of a device, which has only its own
  ///     width.
  public init(_ request: LayoutRequest, widths: ClosedRange<Double>) {
    self.request = request
    self.widths = widths
  }

  /// The name of the configuration, without its widths.
  public var label: String {
    var parts: [String] = []
    switch request.window {
    case .device: return request.windowFrame == nil ? request.label : request.labelOfEveryWidth
    case .size(let size): parts.append("height \(JSONNumber.text(size.height))")
    }
    if let system = request.system { parts.append("system \(system.rawValue)") }
    if let sdk = request.sdk { parts.append("sdk \(sdk.rawValue)") }
    if let textSize = request.textSize { parts.append("text size \(textSize.rawValue)") }
    if let direction = request.direction { parts.append(direction.rawValue) }
    if let scale = request.scale { parts.append("scale \(JSONNumber.text(scale))") }
    if let profile = request.readableWidthProfile { parts.append("readable \(profile.name)") }
    if let keyboard = request.keyboardHeight {
      parts.append("keyboard \(JSONNumber.text(keyboard))")
    }
    return parts.joined(separator: ", ")
  }
}

/// The configurations in which a layout is checked.
public enum AnalysisMatrix: String, CaseIterable, Sendable {
  /// Every width, at the default text size, from left to right.
  case quick
  /// Every width at three text sizes in both directions, every width of a window with controls in
  /// both directions, and every window and pose of every device; windows of phones also at a text
  /// size for low vision.
  case standard
  /// Every width, with and without window controls, and every window and pose of every device, at
  /// every text size in both directions.
  case full

  /// The range of window widths, in points: from Slide Over to the widest iPad in landscape
  /// orientation.
  public static let widths = 320.0...1366.0
  /// The height of these windows, in points: that of the smallest iPad in portrait orientation.
  public static let height = 1024.0

  /// The configurations, each one once.
  public var configurations: [AnalysisConfiguration] {
    let bare = LayoutRequest(.size(Size(width: Self.widths.upperBound, height: Self.height)))
    var requests = Self.vary(bare, textSizes: textSizes, directions: directions)
    if self != .quick {
      requests += Self.vary(
        Self.floating, textSizes: self == .full ? textSizes : [.large], directions: directions)
      for request in Self.deviceRequests {
        requests +=
          self == .full
          ? Self.vary(request, textSizes: textSizes, directions: directions)
          : [request] + Self.enlarged(request)
      }
    }
    var known: Set<LayoutEnvironment> = []
    return requests.compactMap { request in
      if request.hasEveryWidth { return AnalysisConfiguration(request, widths: Self.widths) }
      guard let environment = try? request.environment(), known.insert(environment).inserted else {
        return nil
      }
      let width = environment.windowSize.width
      return AnalysisConfiguration(request, widths: width...width)
    }
  }

  private var textSizes: [ContentSizeCategory] {
    switch self {
    case .quick: [.large]
    case .standard: [.large, .extraExtraExtraLarge, .accessibilityExtraLarge]
    case .full: ContentSizeCategory.allCases
    }
  }

  private var directions: [LayoutDirection] {
    self == .quick ? [.leftToRight] : [.leftToRight, .rightToLeft]
  }

  /// A window of a phone at a text size for low vision, at which its height is soon used up;
  /// nothing for other devices.
  private static func enlarged(_ request: LayoutRequest) -> [LayoutRequest] {
    guard case .device(let device, _, _) = request.window, device.idiom == .phone else { return [] }
    return vary(
      request, textSizes: [.accessibilityExtraLarge], directions: [.leftToRight])
  }

  private static var deviceRequests: [LayoutRequest] {
    Device.all.flatMap { device in
      device.places.flatMap { device, orientation in
        device.splits(orientation).map {
          LayoutRequest(.device(device, orientation: orientation, split: $0))
        }
      }
    }
  }

  /// A window of any width on the widest iPad, away from the edges of its screen and as high as one
  /// that was measured, with controls in its corner.
  private static var floating: LayoutRequest {
    let pads = Device.all.filter { $0.features.contains(.resizableWindows) }
    func width(_ device: Device) -> Double { device.screenSize(.landscape).width }
    let widest = pads.max { width($0) < width($1) } ?? .standard
    var request = LayoutRequest(.device(widest, orientation: .landscape))
    request.windowFrame = Rect(x: 0, y: 100, width: width(widest), height: 590)
    return request
  }

  private static func vary(
    _ request: LayoutRequest, textSizes: [ContentSizeCategory], directions: [LayoutDirection]
  ) -> [LayoutRequest] {
    textSizes.flatMap { textSize in
      directions.map { direction in
        var request = request
        request.textSize = textSize
        request.direction = direction
        return request
      }
    }
  }
}

extension LayoutRequest {
  /// Whether the window can have every width: it is bare, or a window of any size on a device.
  package var hasEveryWidth: Bool {
    if case .size = window { true } else { windowFrame != nil }
  }

  /// The name of a window of any width on a device: its place and height.
  fileprivate var labelOfEveryWidth: String {
    guard let frame = windowFrame else { return label }
    var request = self
    request.windowFrame = nil
    let place = [frame.height, frame.minX, frame.minY].map(JSONNumber.text)
    return "\(request.label) windows of height \(place[0]) at \(place[1]),\(place[2])"
  }
}
