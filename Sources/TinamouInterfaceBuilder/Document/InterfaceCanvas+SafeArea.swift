import TinamouLayout

extension InterfaceCanvas {
  /// Whether the device has no home button.
  var hasHomeIndicator: Bool {
    switch device {
    case "retina5_9", "retina6_0", "retina6_1", "retina6_12", "retina6_3", "retina6_5",
      "retina6_7", "retina6_72", "ipad11_0rounded", "ipad12_9rounded":
      true
    // Interface Builder calls iPads without home button rounded.
    default: isLongUnknownPhone || isPad && device?.hasSuffix("rounded") ?? false
    }
  }

  /// Whether the height is compact, as that of phones in landscape orientation.
  var isCompactHeight: Bool { classes?.height == .compact }

  /// The safe area without bars of the app: what the status bar, the cutout of the screen and the
  /// home indicator leave.
  ///
  /// Recorded in portrait orientation; the canvas of Xcode 26 leaves out both edges twice. The
  /// values in landscape orientation are those of the devices.
  var screenSafeArea: EdgeInsets {
    if isPad { return EdgeInsets(top: statusBar, bottom: hasHomeIndicator ? 20 : 0) }
    guard hasHomeIndicator else {
      return EdgeInsets(top: orientation == .portrait ? statusBar : 0)
    }
    if orientation == .landscape {
      return EdgeInsets(left: statusBar, bottom: 21, right: statusBar)
    }
    let times = toolsVersion >= .xcode26 ? 2.0 : 1
    return EdgeInsets(top: times * statusBar, bottom: times * 34)
  }

  /// The height of the status bar in portrait orientation.
  ///
  /// Recorded: devices with a home button have none from Xcode 11 to 14.2. Until then every phone with
  /// a notch has 44. Not recorded, but measured on the devices: 47 and 62.
  private var statusBar: Double {
    let isRecent = toolsVersion >= .xcode14_3
    guard hasHomeIndicator else { return toolsVersion < .xcode11 || isRecent ? 20 : 0 }
    if isPad { return 24 }
    switch device {
    case "retina6_12", "retina6_72": return 59
    case "retina6_3": return 62
    case "retina5_9" where isRecent: return 50
    case "retina6_1" where isRecent: return 48
    case "retina6_0" where isRecent, "retina6_7" where isRecent: return 47
    default: return 44
    }
  }
}
