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
  /// Recorded in portrait orientation. The values in landscape orientation are those of the
  /// devices; below a navigation bar of Xcode 26, the status bar is recorded in landscape
  /// orientation, too.
  var screenSafeArea: EdgeInsets {
    if isPad { return EdgeInsets(top: statusBar, bottom: hasHomeIndicator ? 20 : 0) }
    guard hasHomeIndicator else {
      return EdgeInsets(top: orientation == .portrait ? statusBar : 0)
    }
    if orientation == .landscape {
      return EdgeInsets(left: statusBar, bottom: 21, right: statusBar)
    }
    return EdgeInsets(top: era.coverTimes * statusBar, bottom: era.coverTimes * 34)
  }

  /// The height of the status bar in portrait orientation.
  var statusBar: Double {
    guard hasHomeIndicator else { return era.statusBar }
    return isPad ? 24 : device.flatMap { era.cutouts[$0] } ?? 44
  }

  /// The height of a navigation bar of a controller that covers the screen.
  ///
  /// It has 50 on iPads without home button and 44 on devices with one. In a compact height it has
  /// 32, as in UIKit, until Xcode 26.
  var navigationBar: Double {
    if !hasHomeIndicator || isPad {
      return isCompactHeight ? 32 : isPad && hasHomeIndicator ? 50 : 44
    }
    return isCompactHeight && toolsVersion < .xcode26 ? 32 : era.navigationBar
  }
}
