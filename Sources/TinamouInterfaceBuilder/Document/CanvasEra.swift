import TinamouLayout

/// The numbers of the canvas that depend on the version of Interface Builder: areas that devices
/// and bars cover, margins, and the text size.
///
/// Recorded in published files unless stated; lengths in points.
struct CanvasEra: Sendable {
  /// The first version with these numbers.
  let first: ToolsVersion
  /// The status bar of devices with a home button.
  var statusBar = 20.0
  /// The status bars beside the cutouts of devices whose bars are not 44 points high.
  var cutouts: [String: Double] = [:]
  /// How many times the status bar and the home indicator of phones without home button count.
  var coverTimes = 1.0
  /// The navigation bar on phones without home button.
  var navigationBar = 44.0
  /// Whether a controller can switch the status bar off, and whether a free-form xib has none.
  var obeysStatusBarSwitch = true
  /// Whether the home indicator covers sheets on phones.
  var coversSheets = true
  /// The margins at the sides of views that are wider than 380 points.
  var wideMargin = 20.0
  /// The margins above and below the content of a row.
  var rowMargin = 11.0
  /// The margins at the sides of a row in a xib on devices with a home button; `nil` for those of
  /// other rows.
  var nibRowMargin: Double?
  /// The text size that text styles have.
  var textSize = ContentSizeCategory.large

  /// The numbers of all versions, oldest first.
  private static let all: [CanvasEra] = {
    // 47 and 62 are not recorded, but measured on the devices.
    let recent: [String: Double] = [
      "retina5_9": 50, "retina6_1": 48, "retina6_0": 47, "retina6_7": 47, "retina6_12": 59,
      "retina6_72": 59, "retina6_3": 62,
    ]
    let island: [String: Double] = ["retina6_12": 59, "retina6_72": 59, "retina6_3": 62]
    return [
      CanvasEra(first: ToolsVersion(major: 0), wideMargin: 16),
      CanvasEra(first: .xcode7),
      CanvasEra(first: .xcode10_3, nibRowMargin: 15),
      CanvasEra(first: .xcode11, statusBar: 0, nibRowMargin: 15),
      CanvasEra(first: .xcode12, statusBar: 0),
      CanvasEra(first: .xcode13, statusBar: 0, textSize: .extraSmall),
      CanvasEra(first: .xcode14, statusBar: 0, cutouts: island),
      CanvasEra(
        first: .xcode14_3, cutouts: recent, obeysStatusBarSwitch: false, coversSheets: false),
      CanvasEra(
        first: .xcode26, cutouts: recent, coverTimes: 2, navigationBar: 54,
        obeysStatusBarSwitch: false, coversSheets: false, rowMargin: 15),
    ]
  }()

  /// The numbers of a version.
  static func of(_ version: ToolsVersion) -> CanvasEra {
    all.last { $0.first <= version } ?? CanvasEra(first: version)
  }
}
