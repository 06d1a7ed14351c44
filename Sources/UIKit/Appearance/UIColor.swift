public import Foundation

/// A colour; nothing is drawn.
public final class UIColor: NSObject, Sendable {
  private let red: Double
  private let green: Double
  private let blue: Double
  private let opacity: Double

  /// Makes a colour from its red, green and blue components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue) = (Double(red), Double(green), Double(blue))
    opacity = Double(alpha)
    super.init()
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func share(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
    }
    self.init(red: share(5), green: share(3), blue: share(1), alpha: alpha)
  }

  /// Makes the colour that a block returns for the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// Makes a colour from its red, green and blue components.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  /// Makes a colour from a colour for layers.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }
  /// Makes a grey in place of a colour in the app's asset catalog, because nothing is drawn.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
  /// Makes a grey in place of a colour in the app's asset catalog, because nothing is drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  /// Makes a grey in place of a repeated image, because nothing is drawn.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Writes the red, green, blue and alpha components, each from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(self.red)
    green?.pointee = CGFloat(self.green)
    blue?.pointee = CGFloat(self.blue)
    alpha?.pointee = CGFloat(opacity)
    return true
  }
  /// Writes the hue, saturation, brightness and alpha, each from 0 to 1; a grey has hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
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
  /// Writes the brightness and alpha of a grey, each from 0 to 1; returns `false` for other colours.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = CGFloat(red)
    alpha?.pointee = CGFloat(opacity)
    return true
  }
  /// Returns the colour itself, which is the same for all traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  /// The colour for layers.
  public var cgColor: CGColor { CGColor(self) }
  /// Does nothing: nothing is drawn.
  public func set() {}
  /// Does nothing: nothing is drawn.
  public func setFill() {}
  /// Does nothing: nothing is drawn.
  public func setStroke() {}

  /// Returns whether both are the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, opacity) == (other.red, other.green, other.blue, other.opacity)
  }

  /// The hash value of the colour.
  public override var hash: Int { [red, green, blue, opacity].hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a colour from a literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

// The compiler looks for the types of literals under these names.
// swift-format-ignore: NoLeadingUnderscores
/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
// swift-format-ignore: NoLeadingUnderscores
/// The type of image literals.
public typealias _ImageLiteralType = UIImage
