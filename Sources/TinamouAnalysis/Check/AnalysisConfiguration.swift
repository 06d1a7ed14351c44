import TinamouLayout
public import TinamouFormat

/// A window with everything that the user has set, and the widths that it may have.
public struct AnalysisConfiguration: Hashable, Sendable {
  /// The window, except for its width.
  public let request: LayoutRequest
  /// The widths, in points; one of them for a window of a device.
  public let widths: ClosedRange<Double>

  /// Makes a configuration. A window of a device has its own width alone.
  public init(_ request: LayoutRequest, widths: ClosedRange<Double>) {
    self.request = request
    self.widths = widths
  }

  /// What the configuration is called, without its widths.
  public var label: String {
    var parts: [String] = []
    switch request.window {
    case .device: return request.label
    case .size(let size): parts.append("height \(JSONNumber.text(size.height))")
    }
    if let textSize = request.textSize { parts.append("text size \(textSize.rawValue)") }
    if let direction = request.direction { parts.append(direction.rawValue) }
    if let keyboard = request.keyboardHeight {
      parts.append("keyboard \(JSONNumber.text(keyboard))")
    }
    return parts.joined(separator: ", ")
  }
}

/// Which configurations a layout is checked in.
public enum AnalysisMatrix: String, CaseIterable, Sendable {
  /// Every width, at the usual text size, from left to right.
  case quick
  /// Every width at three text sizes in both directions, and every window of every device.
  case standard
  /// Every width and every window of every device, at every text size in both directions.
  case full

  /// The widths that a window can have, in points: from a Slide Over to the widest iPad in landscape.
  public static let widths = 320.0...1366.0
  /// The height of the windows of every width, in points: that of the smallest iPad in portrait.
  public static let height = 1024.0

  /// The configurations, each once.
  public var configurations: [AnalysisConfiguration] {
    let bare = LayoutRequest(.size(Size(width: Self.widths.upperBound, height: Self.height)))
    var requests = Self.vary(bare, textSizes: textSizes, directions: directions)
    if self != .quick {
      for request in Self.deviceRequests {
        requests +=
          self == .full
          ? Self.vary(request, textSizes: textSizes, directions: directions) : [request]
      }
    }
    var known: Set<LayoutEnvironment> = []
    return requests.compactMap { request in
      if case .size = request.window {
        return AnalysisConfiguration(request, widths: Self.widths)
      }
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

  private static var deviceRequests: [LayoutRequest] {
    Device.all.flatMap { device in
      Orientation.allCases.flatMap { orientation in
        device.splits(orientation).map {
          LayoutRequest(.device(device, orientation: orientation, split: $0))
        }
      }
    }
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
