public import Foundation
public final class UIColor: AttributeValue, @unchecked Sendable {
  private let red: Double
  private let green: Double
  private let blue: Double
  private let opacity: Double
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue) = (Double(red), Double(green), Double(blue))
    opacity = Double(alpha)
    super.init()
  }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func share(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
    }
    self.init(red: share(5), green: share(3), blue: share(1), alpha: alpha)
  }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
  }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha) }
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.opacity))
  }
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { self.init(named: name) }
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(self.red)
    green?.pointee = CGFloat(self.green)
    blue?.pointee = CGFloat(self.blue)
    alpha?.pointee = CGFloat(opacity)
    return true
  }
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    let place: Double =
      switch high {
      case _ where range == 0: 0
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    hue?.pointee = CGFloat((place < 0 ? place + 6 : place) / 6)
    saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
    brightness?.pointee = CGFloat(high)
    alpha?.pointee = CGFloat(opacity)
    return true
  }
  @discardableResult public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = CGFloat(red)
    alpha?.pointee = CGFloat(opacity)
    return true
  }
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  public var cgColor: CGColor { CGColor(self) }
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, opacity) == (other.red, other.green, other.blue, other.opacity)
  }
  public override var hash: Int { [red, green, blue, opacity].hashValue }
}
extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
extension UIColor {
  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = rgb(255, 0, 0)
  public static let green = rgb(0, 255, 0)
  public static let blue = rgb(0, 0, 255)
  public static let cyan = rgb(0, 255, 255)
  public static let yellow = rgb(255, 255, 0)
  public static let magenta = rgb(255, 0, 255)
  public static let orange = rgb(255, 128, 0)
  public static let purple = rgb(128, 0, 128)
  public static let brown = rgb(153, 102, 51)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let systemRed = rgb(255, 59, 48)
  public static let systemGreen = rgb(52, 199, 89)
  public static let systemBlue = rgb(0, 122, 255)
  public static let systemOrange = rgb(255, 149, 0)
  public static let systemYellow = rgb(255, 204, 0)
  public static let systemPink = rgb(255, 45, 85)
  public static let systemPurple = rgb(175, 82, 222)
  public static let systemTeal = rgb(90, 200, 250)
  public static let systemIndigo = rgb(88, 86, 214)
  public static let systemGray = rgb(142, 142, 147)
  public static let systemGray2 = rgb(174, 174, 178)
  public static let systemGray3 = rgb(199, 199, 204)
  public static let systemGray4 = rgb(209, 209, 214)
  public static let systemGray5 = rgb(229, 229, 234)
  public static let systemGray6 = rgb(242, 242, 247)
  public static let systemBackground = white
  public static let secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = white
  public static let systemGroupedBackground = systemGray6
  public static let secondarySystemGroupedBackground = white
  public static let label = black
  public static let secondaryLabel = rgb(60, 60, 67)
  public static let tertiaryLabel = rgb(60, 60, 67)
  public static let placeholderText = rgb(60, 60, 67)
  public static let separator = rgb(60, 60, 67)
  public static let link = systemBlue
  public static let systemFill = systemGray
  public static let secondarySystemFill = systemGray
  public static let tertiarySystemFill = systemGray
  public static let quaternarySystemFill = systemGray
  public static let quaternaryLabel = rgb(60, 60, 67)
  public static let tertiarySystemGroupedBackground = systemGray6
  public static let opaqueSeparator = rgb(198, 198, 200)
  public static let systemMint = rgb(0, 199, 190)
  public static let systemCyan = rgb(50, 173, 230)
  public static let systemBrown = rgb(162, 132, 94)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = black
  public static let groupTableViewBackground = systemGray6
  public static let tintColor = systemBlue
}
