extension Device {
  /// Every iPhone and iPod touch of the catalogue.
  ///
  /// Points, scale and size classes: Apple's layout specifications, state of January 2026; the 4s
  /// and 5: published tables; the 17e and 18 Pro: community tables. Identifiers from the iPhone 17
  /// on: the traits that Xcode 27.0 has of devices, as read in public repositories; for the 18 Pro
  /// and Pro Max another table has `iPhone19,1` and `iPhone19,2`. Models without measured insets
  /// take those of the family that they share the shape of the screen with. Picture in picture came
  /// to phones with iOS 14.
  static let phones: [Device] = [
    phone(
      "iphone-18-pro-max", "iPhone 18 Pro Max", 440, 956, scale: 3, .regular, .dynamicIsland(62),
      .derived, identifiers: ["iPhone19,3", "iPhone19,7"]),
    phone(
      "iphone-18-pro", "iPhone 18 Pro", 402, 874, scale: 3, .compact, .dynamicIsland(62), .derived,
      identifiers: ["iPhone19,2"]),
    duo,
    phone(
      "iphone-17e", "iPhone 17e", 390, 844, scale: 3, .compact, .notch(47), .derived,
      identifiers: ["iPhone18,5"]),
    phone(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, scale: 3, .regular, .dynamicIsland(62),
      .derived, identifiers: ["iPhone18,2"]),
    phone(
      "iphone-17-pro", "iPhone 17 Pro", 402, 874, scale: 3, .compact, .dynamicIsland(62), .derived,
      identifiers: ["iPhone18,1"]),
    phone(
      "iphone-air", "iPhone Air", 420, 912, scale: 3, .regular, .dynamicIsland(68), .derived,
      identifiers: ["iPhone18,4"]),
    phone(
      "iphone-17", "iPhone 17", 402, 874, scale: 3, .compact, .dynamicIsland(62), .derived,
      identifiers: ["iPhone18,3"]),
    phone(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3, .regular, .dynamicIsland(62),
      .derived),
    phone(
      "iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, .compact, .dynamicIsland(62), .derived),
    phone(
      "iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3, .regular, .dynamicIsland(59), .derived
    ),
    phone("iphone-16", "iPhone 16", 393, 852, scale: 3, .compact, .dynamicIsland(59), .derived),
    phone("iphone-16e", "iPhone 16e", 390, 844, scale: 3, .compact, .notch(47), .derived),
    phone(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3, .regular, .dynamicIsland(59),
      .derived),
    phone(
      "iphone-15-pro", "iPhone 15 Pro", 393, 852, scale: 3, .compact, .dynamicIsland(59), .derived),
    phone(
      "iphone-15-plus", "iPhone 15 Plus", 430, 932, scale: 3, .regular, .dynamicIsland(59), .derived
    ),
    phone("iphone-15", "iPhone 15", 393, 852, scale: 3, .compact, .dynamicIsland(59), .derived),
    phone(
      "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, scale: 3, .regular, .dynamicIsland(59),
      .measured),
    phone(
      "iphone-14-pro", "iPhone 14 Pro", 393, 852, scale: 3, .compact, .dynamicIsland(59), .measured),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, .regular, .notch(47), .measured),
    phone("iphone-14", "iPhone 14", 390, 844, scale: 3, .compact, .notch(47), .measured),
    phone(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3, .regular, .notch(47), .measured),
    phone("iphone-13-pro", "iPhone 13 Pro", 390, 844, scale: 3, .compact, .notch(47), .measured),
    phone("iphone-13", "iPhone 13", 390, 844, scale: 3, .compact, .notch(47), .measured),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, .compact, .notch(50), .measured),
    phone(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, scale: 3, .regular, .notch(47), .measured),
    phone("iphone-12-pro", "iPhone 12 Pro", 390, 844, scale: 3, .compact, .notch(47), .measured),
    phone("iphone-12", "iPhone 12", 390, 844, scale: 3, .compact, .notch(47), .measured),
    phone("iphone-12-mini", "iPhone 12 mini", 375, 812, scale: 3, .compact, .notch(50), .measured),
    phone(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3, .regular, .notch(44), .measured),
    phone("iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3, .compact, .notch(44), .measured),
    phone("iphone-11", "iPhone 11", 414, 896, scale: 2, .regular, .notch(48), .measured),
    phone("iphone-xs-max", "iPhone XS Max", 414, 896, scale: 3, .regular, .notch(44), .derived),
    phone("iphone-xs", "iPhone XS", 375, 812, scale: 3, .compact, .notch(44), .derived),
    phone("iphone-xr", "iPhone XR", 414, 896, scale: 2, .regular, .notch(48), .derived),
    phone("iphone-x", "iPhone X", 375, 812, scale: 3, .compact, .notch(44), .derived),
    phone("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, .regular, .homeButton, .measured),
    phone("iphone-8", "iPhone 8", 375, 667, scale: 2, .compact, .homeButton, .measured),
    phone("iphone-7-plus", "iPhone 7 Plus", 414, 736, scale: 3, .regular, .homeButton, .derived),
    phone("iphone-7", "iPhone 7", 375, 667, scale: 2, .compact, .homeButton, .derived),
    phone("iphone-6s-plus", "iPhone 6s Plus", 414, 736, scale: 3, .regular, .homeButton, .derived),
    phone("iphone-6s", "iPhone 6s", 375, 667, scale: 2, .compact, .homeButton, .derived),
    phone(
      "iphone-6-plus", "iPhone 6 Plus", 414, 736, scale: 3, .regular, .homeButton, .derived,
      hasPictureInPicture: false),
    phone(
      "iphone-6", "iPhone 6", 375, 667, scale: 2, .compact, .homeButton, .derived,
      hasPictureInPicture: false),
    phone(
      "iphone-se-3", aliases: ["iphone-se-2"], "iPhone SE 4.7-inch, 2nd and 3rd generation", 375,
      667, scale: 2, .compact, .homeButton, .measured),
    phone(
      "iphone-se", aliases: ["iphone-se-1"], "iPhone SE 4-inch, 1st generation", 320, 568, scale: 2,
      .compact, .homeButton, .derived),
    phone(
      "iphone-5s", aliases: ["iphone-5"], "iPhone 5 and 5s", 320, 568, scale: 2, .compact,
      .homeButton, .derived, hasPictureInPicture: false),
    phone(
      "iphone-4s", "iPhone 4s", 320, 480, scale: 2, .compact, .homeButton, .derived,
      hasPictureInPicture: false),
    phone(
      "ipod-touch", aliases: ["ipod-touch-7"], "iPod touch, 5th generation and later", 320, 568,
      scale: 2, .compact, .homeButton, .measured),
  ]

  // One copy of this for each row of the table would take long to compile.
  @inline(never)
  private static func phone(
    _ id: String, aliases: [String] = [], _ name: String, _ width: Double, _ height: Double,
    scale: Double, _ landscapeWidthClass: SizeClass, _ shape: ScreenShape,
    _ insetsProvenance: Provenance, hasPictureInPicture: Bool = true, identifiers: [String] = []
  ) -> Device {
    Device(
      id: id, aliases: aliases, name: name, idiom: .phone,
      portraitSize: Size(width: width, height: height), displayScale: scale,
      landscapeWidthClass: landscapeWidthClass, shape: shape,
      insetsProvenance: insetsProvenance, splitWidths: nil,
      features: hasPictureInPicture ? [.pictureInPicture, .externalDisplay] : .externalDisplay,
      identifiers: identifiers)
  }
}
