import TinamouLayout

/// The version of Interface Builder that saved a file, which decides the size of controls.
struct ToolsVersion: Hashable, Sendable, Comparable {
  let major: Int

  init(major: Int) { self.major = major }

  init(_ text: String?) {
    let number = text.flatMap { Int($0.prefix { $0 != "." }) } ?? Self.current.major
    major = number < Self.unnumbered ? number : Self.current.major
  }

  /// Xcode 7, whose canvas is that of iOS 9.
  static let xcode7 = ToolsVersion(major: 8_000)
  /// Xcode 9, whose canvas is that of iOS 11.
  static let xcode9 = ToolsVersion(major: 13_000)
  /// Xcode 10.3.
  static let xcode10_3 = ToolsVersion(major: 14_800)
  /// Xcode 11, whose controls are those of iOS 13.
  static let xcode11 = ToolsVersion(major: 15_000)
  /// Xcode 12, whose canvas is that of iOS 14.
  static let xcode12 = ToolsVersion(major: 17_000)
  /// Xcode 12.5 and 13, whose canvas is that of iOS 15.
  static let xcode13 = ToolsVersion(major: 18_000)
  /// Xcode 14, whose canvas is that of iOS 16.
  static let xcode14 = ToolsVersion(major: 21_000)
  /// Xcode 14.3, whose canvas has the status bars of iOS 16.
  static let xcode14_3 = ToolsVersion(major: 21_700)
  /// Xcode 26, whose controls are those of iOS 26.
  static let xcode26 = ToolsVersion(major: 23_727)
  /// The version that is assumed for files without one.
  static let current = xcode14_3
  /// The lowest number of unreleased versions, which have the number 32700; controls in their files
  /// are as since Xcode 11, and status bars as since Xcode 14.3.
  private static let unnumbered = 32_000

  /// The PostScript name of the system font on the canvas; `nil` for that of iOS 13 and later.
  func systemFontName(_ weight: Font.Weight) -> String? {
    let weight = weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
    if self < .xcode7 { return ".HelveticaNeueInterface-\(weight)" }
    return self < .xcode11 ? ".SFUIText-\(weight)" : nil
  }

  static func < (lhs: ToolsVersion, rhs: ToolsVersion) -> Bool { lhs.major < rhs.major }
}
