import Foundation

extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = rgb(255, 0, 0)
  /// Green.
  public static let green = rgb(0, 255, 0)
  /// Blue.
  public static let blue = rgb(0, 0, 255)
  /// Cyan.
  public static let cyan = rgb(0, 255, 255)
  /// Yellow.
  public static let yellow = rgb(255, 255, 0)
  /// Magenta.
  public static let magenta = rgb(255, 0, 255)
  /// Orange.
  public static let orange = rgb(255, 128, 0)
  /// Purple.
  public static let purple = rgb(128, 0, 128)
  /// Brown.
  public static let brown = rgb(153, 102, 51)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The system red.
  public static let systemRed = rgb(255, 59, 48)
  /// The system green.
  public static let systemGreen = rgb(52, 199, 89)
  /// The system blue.
  public static let systemBlue = rgb(0, 122, 255)
  /// The system orange.
  public static let systemOrange = rgb(255, 149, 0)
  /// The system yellow.
  public static let systemYellow = rgb(255, 204, 0)
  /// The system pink.
  public static let systemPink = rgb(255, 45, 85)
  /// The system purple.
  public static let systemPurple = rgb(175, 82, 222)
  /// The system teal.
  public static let systemTeal = rgb(90, 200, 250)
  /// The system indigo.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The system grey.
  public static let systemGray = rgb(142, 142, 147)
  /// A lighter system grey.
  public static let systemGray2 = rgb(174, 174, 178)
  /// A lighter system grey.
  public static let systemGray3 = rgb(199, 199, 204)
  /// A lighter system grey.
  public static let systemGray4 = rgb(209, 209, 214)
  /// A lighter system grey.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The lightest system grey.
  public static let systemGray6 = rgb(242, 242, 247)
  /// The background of plain content.
  public static let systemBackground = white
  /// The background of content on top of the background.
  public static let secondarySystemBackground = systemGray6
  /// The background of content on top of the secondary background.
  public static let tertiarySystemBackground = white
  /// The background of grouped content.
  public static let systemGroupedBackground = systemGray6
  /// The background of groups.
  public static let secondarySystemGroupedBackground = white
  /// Text.
  public static let label = black
  /// Text that is less important.
  public static let secondaryLabel = rgb(60, 60, 67)
  /// Text of low importance.
  public static let tertiaryLabel = rgb(60, 60, 67)
  /// Placeholder text.
  public static let placeholderText = rgb(60, 60, 67)
  /// Lines.
  public static let separator = rgb(60, 60, 67)
  /// Links.
  public static let link = systemBlue
  /// Fills.
  public static let systemFill = systemGray
  /// Fills of larger shapes.
  public static let secondarySystemFill = systemGray
  /// Fills of even larger shapes.
  public static let tertiarySystemFill = systemGray
  /// The least important fills.
  public static let quaternarySystemFill = systemGray
  /// Text of the lowest importance.
  public static let quaternaryLabel = rgb(60, 60, 67)
  /// The background inside of groups.
  public static let tertiarySystemGroupedBackground = systemGray6
  /// Opaque lines.
  public static let opaqueSeparator = rgb(198, 198, 200)
  /// The system mint.
  public static let systemMint = rgb(0, 199, 190)
  /// The system cyan.
  public static let systemCyan = rgb(50, 173, 230)
  /// The system brown.
  public static let systemBrown = rgb(162, 132, 94)
  /// Text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light backgrounds.
  public static let darkText = black
  /// The background of grouped tables.
  public static let groupTableViewBackground = systemGray6
  /// The tint colour.
  public static let tintColor = systemBlue
}
