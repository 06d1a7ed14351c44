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
  /// The red of the system.
  public static let systemRed = rgb(255, 59, 48)
  /// The green of the system.
  public static let systemGreen = rgb(52, 199, 89)
  /// The blue of the system.
  public static let systemBlue = rgb(0, 122, 255)
  /// The orange of the system.
  public static let systemOrange = rgb(255, 149, 0)
  /// The yellow of the system.
  public static let systemYellow = rgb(255, 204, 0)
  /// The pink of the system.
  public static let systemPink = rgb(255, 45, 85)
  /// The purple of the system.
  public static let systemPurple = rgb(175, 82, 222)
  /// The teal of the system.
  public static let systemTeal = rgb(90, 200, 250)
  /// The indigo of the system.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The grey of the system.
  public static let systemGray = rgb(142, 142, 147)
  /// A lighter grey of the system.
  public static let systemGray2 = rgb(174, 174, 178)
  /// A lighter grey of the system.
  public static let systemGray3 = rgb(199, 199, 204)
  /// A lighter grey of the system.
  public static let systemGray4 = rgb(209, 209, 214)
  /// A lighter grey of the system.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The lightest grey of the system.
  public static let systemGray6 = rgb(242, 242, 247)
  /// The background of plain content.
  public static let systemBackground = white
  /// The background inside of the background.
  public static let secondarySystemBackground = systemGray6
  /// The background inside of that.
  public static let tertiarySystemBackground = white
  /// The background of grouped content.
  public static let systemGroupedBackground = systemGray6
  /// The background of groups.
  public static let secondarySystemGroupedBackground = white
  /// Text.
  public static let label = black
  /// Text that is less important.
  public static let secondaryLabel = rgb(60, 60, 67)
  /// Text that is hardly important.
  public static let tertiaryLabel = rgb(60, 60, 67)
  /// Text that stands for what is to be written.
  public static let placeholderText = rgb(60, 60, 67)
  /// Lines.
  public static let separator = rgb(60, 60, 67)
  /// Links.
  public static let link = systemBlue
  /// Fills.
  public static let systemFill = systemGray
  /// Fills of larger things.
  public static let secondarySystemFill = systemGray
  /// Fills of still larger things.
  public static let tertiarySystemFill = systemGray
  /// The least important fills.
  public static let quaternarySystemFill = systemGray
  /// Text that is least important.
  public static let quaternaryLabel = rgb(60, 60, 67)
  /// The background inside of groups.
  public static let tertiarySystemGroupedBackground = systemGray6
  /// Lines through which nothing shows.
  public static let opaqueSeparator = rgb(198, 198, 200)
  /// The mint of the system.
  public static let systemMint = rgb(0, 199, 190)
  /// The cyan of the system.
  public static let systemCyan = rgb(50, 173, 230)
  /// The brown of the system.
  public static let systemBrown = rgb(162, 132, 94)
  /// Text on dark grounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on light grounds.
  public static let darkText = black
  /// The background of grouped tables.
  public static let groupTableViewBackground = systemGray6
  /// The colour of what can be tapped.
  public static let tintColor = systemBlue
}
