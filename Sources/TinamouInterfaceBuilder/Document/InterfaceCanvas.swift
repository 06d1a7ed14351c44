import TinamouLayout

/// The device that the canvas of a file shows.
struct InterfaceCanvas: Sendable {
  /// The name of the device in the file, such as `retina6_1`; nil for a canvas of any device.
  let device: String?
  let orientation: Orientation
  let toolsVersion: ToolsVersion
  /// Whether a pixel is a point, as on the canvas of Xcode 6, which shows any device.
  private let isOfWholePoints: Bool

  init(_ document: XMLElement) {
    let metrics = document.child("simulatedMetricsContainer")
    let destination = metrics?.child("simulatedScreenMetrics", key: "destination")?["type"]
    device = document.child("device")?["id"] ?? (destination == nil ? nil : destination)
    toolsVersion = ToolsVersion(document["toolsVersion"])
    isOfWholePoints = device == nil && toolsVersion < .xcode7
    orientation =
      document.child("device")?["orientation"] == "landscape" ? .landscape : .portrait
  }

  var isPad: Bool { device?.hasPrefix("ipad") ?? false }

  /// The width of the canvas in points, as recorded by the views of controllers; `nil` if it is not
  /// known.
  var width: Double? {
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
    return sides.map { orientation == .portrait ? $0.0 : $0.1 }
  }

  /// Pixels per point, from the screens of the devices that Interface Builder names.
  var scale: Double {
    let threefold = [
      "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3",
      "retina6_5", "retina6_7", "retina6_72",
    ]
    return isOfWholePoints ? 1 : device.map(threefold.contains) ?? false ? 3 : 2
  }

  /// The size classes; `nil` for a canvas of any device.
  var classes: (width: SizeClass, height: SizeClass)? {
    guard let device else { return nil }
    if isPad { return (.regular, .regular) }
    if orientation == .portrait { return (.compact, .regular) }
    // In landscape, large phones have a regular width unless they are among the narrow ones.
    let wide = ["retina5_5", "retina6_1", "retina6_5", "retina6_7"]
    return (wide.contains(device) ? .regular : .compact, .compact)
  }
}
