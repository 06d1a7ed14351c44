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
    if case .device = request.window {
      return request.windowFrame == nil ? request.label : request.labelOfEveryWidth
    }
    return label(
      [request.textSize].compactMap(\.self), [request.direction].compactMap(\.self))
  }

  /// The name of configurations of every width that differ only in text size and direction.
  private func label(
    _ textSizes: [ContentSizeCategory], _ directions: [LayoutDirection]
  ) -> String {
    let settings =
      (textSizes.isEmpty
        ? [] : ["text size\(textSizes.count == 1 ? "" : "s") \(Self.list(of: textSizes))"])
      + (directions.isEmpty ? [] : [directions.map(\.rawValue).joined(separator: " and ")])
    return (namesOfWindow + settings + namesOfOthers).joined(separator: ", ")
  }

  /// What the names of windows of every width begin with.
  private var namesOfWindow: [String] {
    switch request.window {
    case .device:
      var request = request
      (request.textSize, request.direction) = (nil, nil)
      return [request.labelOfEveryWidth]
    case .size(let size):
      return ["height \(JSONNumber.text(size.height))"]
        + [
          request.system.map { "system \($0.rawValue)" }, request.sdk.map { "sdk \($0.rawValue)" },
        ].compactMap(\.self)
    }
  }

  /// What the names of bare windows end with.
  private var namesOfOthers: [String] {
    guard case .size = request.window else { return [] }
    return [
      request.scale.map { "scale \(JSONNumber.text($0))" },
      request.readableWidthProfile.map { "readable \($0.name)" },
      request.keyboardHeight.map { "keyboard \(JSONNumber.text($0))" },
    ].compactMap(\.self)
  }
}

extension AnalysisConfiguration {
  /// The names of configurations, of which those of every width that differ only in text size and
  /// direction have one.
  static func labels(of configurations: [AnalysisConfiguration]) -> [String] {
    var groups: [(request: LayoutRequest, members: [AnalysisConfiguration])] = []
    for configuration in configurations {
      var request = configuration.request
      if request.hasEveryWidth { (request.textSize, request.direction) = (nil, nil) }
      if let index = groups.lastIndex(where: { $0.request == request }) {
        groups[index].members.append(configuration)
      } else {
        groups.append((request, [configuration]))
      }
    }
    return groups.flatMap { group in
      group.members.count == 1 ? [group.members[0].label] : labels(ofVariants: group.members)
    }
  }

  /// The names of configurations that differ only in text size and direction: one for the text
  /// sizes that have the same directions.
  private static func labels(ofVariants variants: [AnalysisConfiguration]) -> [String] {
    let directions = Dictionary(grouping: variants, by: \.request.textSize)
      .mapValues { $0.compactMap(\.request.direction) }
    var groups: [(directions: [LayoutDirection], textSizes: [ContentSizeCategory?])] = []
    for textSize in variants.map(\.request.textSize) {
      let own = directions[textSize] ?? []
      let index = groups.firstIndex { $0.directions == own } ?? groups.count
      if index == groups.count { groups.append((own, [])) }
      if !groups[index].textSizes.contains(textSize) { groups[index].textSizes.append(textSize) }
    }
    return groups.map { variants[0].label($0.textSizes.compactMap(\.self), $0.directions) }
  }

  /// Text sizes as a list, of which three or more in a row are a range, as in a condition.
  private static func list(of textSizes: [ContentSizeCategory]) -> String {
    var runs: [[ContentSizeCategory]] = [[]]
    for textSize in ContentSizeCategory.allCases {
      if textSizes.contains(textSize) {
        runs[runs.count - 1].append(textSize)
      } else {
        runs.append([])
      }
    }
    let names = runs.flatMap { run in
      run.count < 3
        ? run.map(\.rawValue) : ["\(run[0].rawValue)...\(run[run.count - 1].rawValue)"]
    }
    return names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
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
