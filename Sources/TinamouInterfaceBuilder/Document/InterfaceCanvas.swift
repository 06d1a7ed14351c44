import TinamouLayout

/// The device that the canvas of a file shows.
struct InterfaceCanvas: Sendable {
  /// The name of the device in the file, such as `retina6_1`; nil for a canvas of any device.
  let device: String?
  let orientation: Orientation
  let toolsVersion: ToolsVersion
  /// The numbers of the version.
  let era: CanvasEra
  /// Whether a pixel is a point, as on the canvas of Xcode 6, which shows any device.
  private let isOfWholePoints: Bool
  /// The size of the first view of a controller, in points, which stands for a device that is not
  /// known and for a part of the screen; `nil` if there is none.
  private let viewSize: Size?
  /// The name of the part of the screen that the window takes; `nil` for all of it.
  private let part: String?

  init(_ document: XMLElement, viewSize: Size?) {
    self.viewSize = viewSize
    let element = document.child("device")
    let layout = element?["layout"] ?? element?.child("adaptation")?.id
    part = layout == "fullscreen" ? nil : layout
    let metrics = document.child("simulatedMetricsContainer")
    let destination = metrics?.child("simulatedScreenMetrics", key: "destination")?["type"]
    device = document.child("device")?["id"] ?? (destination == nil ? nil : destination)
    toolsVersion = ToolsVersion(document["toolsVersion"])
    era = .of(toolsVersion)
    isOfWholePoints = device == nil && toolsVersion < .xcode7
    orientation =
      document.child("device")?["orientation"] == "landscape" ? .landscape : .portrait
  }

  /// What is not known of the device, in words; `nil` if there is nothing.
  var problem: String? {
    guard let device else { return nil }
    if screen == nil {
      return "the device '\(device)' is not known: "
        + "its size classes and safe area follow from its name and the size of the first view"
    }
    return part.map {
      "the layout '\($0)' is not known: its size class follows from the width of the first view"
    }
  }

  /// The smallest width of an iPad in points: among devices that are not known, the smaller ones
  /// are phones.
  private static let smallestPad = 700.0

  var isPad: Bool {
    guard let device, screen == nil, !device.hasPrefix("ipad") else {
      return device?.hasPrefix("ipad") ?? false
    }
    return viewSize.map { min($0.width, $0.height) >= Self.smallestPad } ?? false
  }

  /// Whether the screen is so long that its device has no home button: phones with one are at most
  /// 16:9. `false` for devices that are known.
  var isLongUnknownPhone: Bool {
    guard device != nil, screen == nil, !isPad, let viewSize else { return false }
    return max(viewSize.width, viewSize.height) > 2 * min(viewSize.width, viewSize.height)
  }

  /// The width of the canvas in points, as recorded by the views of controllers; `nil` if it is not
  /// known.
  var width: Double? {
    guard let screen, part == nil else { return device == nil ? nil : viewSize?.width }
    return orientation == .portrait ? screen.width : screen.height
  }

  /// The size of the screen in portrait orientation, in points; `nil` for a device that is not
  /// known.
  private var screen: Size? { device.flatMap(Self.screen(of:)) }

  /// Whether a size is that of the screen of a phone with a home button.
  static func isScreen(_ size: Size) -> Bool {
    ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains { screen(of: $0) == size }
  }

  private static func screen(of device: String) -> Size? {
    let sides: (Double, Double)? =
      switch device {
      case "retina3_5": (320, 480)
      case "retina4_0", "retina4": (320, 568)
      case "retina4_7", "retina4_7.fullscreen", "retina47": (375, 667)
      case "retina5_5": (414, 736)
      case "retina5_9": (375, 812)
      case "retina6_0": (390, 844)
      case "retina6_1", "retina6_5": (414, 896)
      case "retina6_12": (393, 852)
      case "retina6_3": (402, 874)
      case "retina6_7": (428, 926)
      case "retina6_72": (430, 932)
      case "ipad9_7": (768, 1024)
      case "ipad10_5": (834, 1112)
      case "ipad11_0rounded": (834, 1194)
      case "ipad12_9", "ipad12_9rounded": (1024, 1366)
      default: nil
      }
    return sides.map { Size(width: $0.0, height: $0.1) }
  }

  /// Pixels per point, from the screens of the devices that Interface Builder names.
  var scale: Double {
    let threefold = [
      "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3",
      "retina6_5", "retina6_7", "retina6_72",
    ]
    if isOfWholePoints { return 1 }
    return device.map(threefold.contains) ?? false || isLongUnknownPhone ? 3 : 2
  }

  /// The size classes; `nil` for a canvas of any device.
  var classes: (width: SizeClass, height: SizeClass)? {
    guard let device else { return nil }
    if isPad {
      let isNarrow = part != nil && width ?? .infinity < WindowConfiguration.regularFrom
      return (isNarrow ? .compact : .regular, .regular)
    }
    if orientation == .portrait { return (.compact, .regular) }
    // In landscape, large phones have a regular width unless they are among the narrow ones.
    let wide = ["retina5_5", "retina6_1", "retina6_5", "retina6_7"]
    return (wide.contains(device) ? .regular : .compact, .compact)
  }
}
