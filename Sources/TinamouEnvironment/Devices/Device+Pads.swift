extension Device {
  /// Every iPad of the catalogue.
  ///
  /// Points and scale: Apple's layout specifications, state of January 2026; the 10.5-inch models:
  /// storyboards and published measurements. Which models lack Split View: the table in Apple's
  /// guide to multitasking on iPad. Which got no system with windows of any size (`isRetired`):
  /// Apple's list for iPadOS 26; an entry for several models has what its newest one has.
  static let pads: [Device] = [
    pad("ipad-pro-12-9", "iPad Pro 12.9-inch", 1024, 1366, .roundedPad, .pad1366, .measured),
    pad("ipad-pro-11", "iPad Pro 11-inch", 834, 1194, .roundedPad, .pad1194, .measured),
    pad(
      "ipad-pro-10-5", "iPad Pro 10.5-inch", 834, 1112, .homeButton, .pad1112, .derived,
      isRetired: true),
    pad(
      "ipad-pro-9-7", "iPad Pro 9.7-inch", 768, 1024, .homeButton, .pad1024, .measured,
      isRetired: true),
    pad(
      "ipad-pro-13", aliases: ["ipad-pro-13-m5", "ipad-pro-13-m4"], "iPad Pro 13-inch (M4 and M5)",
      1032, 1376, .roundedPad,
      .pad1376, .derived, identifiers: ["iPad17,3", "iPad17,4"]),
    pad(
      "ipad-pro-11-m4", aliases: ["ipad-pro-11-m5"], "iPad Pro 11-inch (M4 and M5)", 834, 1210,
      .roundedPad, .pad1210, .derived, identifiers: ["iPad17,1", "iPad17,2"]),
    pad(
      "ipad-air-13", aliases: ["ipad-air-13-m4"], "iPad Air 13-inch", 1024, 1366, .roundedPad,
      .laterPad1366, .derived, identifiers: ["iPad16,10", "iPad16,11"]),
    pad(
      "ipad-air-11", aliases: ["ipad-air-11-m4"], "iPad Air 11-inch", 820, 1180, .roundedPad,
      .pad1180, .derived, identifiers: ["iPad16,8", "iPad16,9"]),
    pad(
      "ipad-air-5", aliases: ["ipad-air-4", "ipad-air-10-9"], "iPad Air 10.9-inch", 820, 1180,
      .roundedPad, .pad1180, .measured),
    pad(
      "ipad-air-3", aliases: ["ipad-air-10-5"], "iPad Air 10.5-inch", 834, 1112, .homeButton,
      .laterPad1112, .derived),
    pad(
      "ipad-air-2", aliases: ["ipad-air-9-7"], "iPad Air 9.7-inch", 768, 1024, .homeButton,
      .pad1024, .derived, isRetired: true),
    pad(
      "ipad-air", aliases: ["ipad-air-1"], "iPad Air, 1st generation", 768, 1024, .homeButton,
      .slideOver1024, .derived, isRetired: true),
    pad(
      "ipad-10", aliases: ["ipad-a16", "ipad-11"], "iPad 11-inch, 10th generation and A16", 820,
      1180, .roundedPad,
      .pad1180, .measured, identifiers: ["iPad15,7", "iPad15,8"]),
    pad(
      "ipad-9", aliases: ["ipad-8", "ipad-7", "ipad-10-2"], "iPad 10.2-inch", 810, 1080,
      .homeButton, .pad1080, .measured),
    pad(
      "ipad-6", aliases: ["ipad-5", "ipad-9-7"], "iPad 9.7-inch", 768, 1024, .homeButton, .pad1024,
      .derived, isRetired: true),
    pad(
      "ipad-mini-6", aliases: ["ipad-mini-a17-pro", "ipad-mini-7", "ipad-mini-8-3"],
      "iPad mini 8.3-inch", 744, 1133,
      .roundedPad, .pad1133, .measured, identifiers: ["iPad16,1", "iPad16,2"]),
    pad(
      "ipad-mini-4", aliases: ["ipad-mini-5", "ipad-mini-7-9"], "iPad mini 7.9-inch", 768, 1024,
      .homeButton, .pad1024, .derived),
    pad(
      "ipad-mini-3", aliases: ["ipad-mini-2"], "iPad mini, 2nd and 3rd generation", 768, 1024,
      .homeButton, .slideOver1024, .derived, isRetired: true),
  ]

  // One copy of this for each row of the table would take long to compile.
  @inline(never)
  private static func pad(
    _ id: String, aliases: [String] = [], _ name: String, _ width: Double, _ height: Double,
    _ shape: ScreenShape, _ splitWidths: SplitWidths, _ insetsProvenance: Provenance,
    isRetired: Bool = false, identifiers: [String] = []
  ) -> Device {
    var features: MultitaskingFeatures = [.slideOver, .pictureInPicture, .externalDisplay]
    if splitWidths.width(of: .oneThird, .landscape) != nil { features.insert(.splitView) }
    if !isRetired { features.insert(.resizableWindows) }
    return Device(
      id: id, aliases: aliases, name: name, idiom: .pad,
      portraitSize: Size(width: width, height: height), displayScale: 2,
      landscapeWidthClass: .regular, shape: shape, insetsProvenance: insetsProvenance,
      splitWidths: splitWidths, features: features, identifiers: identifiers)
  }
}
