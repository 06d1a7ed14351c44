public import Foundation

extension UIImage {
  /// A configuration of an image.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The point size of symbols without a configuration.
    static let usual: CGFloat = 17
    let pointSize: CGFloat?

    init(points: CGFloat?) {
      pointSize = points
      super.init()
    }

    /// Makes a configuration of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    /// Makes a configuration of a size in points and a weight, which is not measured.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(points: pointSize)
    }
    /// Makes a configuration of a size in points, a weight and a scale; the latter are not
    /// measured.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { self.init(points: pointSize) }
    /// Makes a configuration of the size of a text style.
    @preconcurrency @MainActor public convenience init(textStyle: UIFont.TextStyle) {
      self.init(points: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// Makes a configuration of the size of a font.
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
    /// Makes a configuration of a scale, which is not measured.
    public convenience init(scale: UIImage.SymbolScale) { self.init(points: nil) }
    /// Makes a configuration of a weight, which is not measured.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(points: nil) }
    /// Makes a configuration of the size of a text style and a scale, which is not measured.
    @preconcurrency @MainActor public convenience init(
      textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale
    ) { self.init(textStyle: textStyle) }
    /// Makes a configuration of the size of a font and a scale, which is not measured.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font: font) }
    /// Makes a configuration of a colour; nothing is drawn.
    public convenience init(hierarchicalColor: UIColor) { self.init(points: nil) }
    /// Makes a configuration of colours; nothing is drawn.
    public convenience init(paletteColors: [UIColor]) { self.init(points: nil) }
    /// Returns a configuration that also has the properties of another one.
    public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
      let other = otherConfiguration as? SymbolConfiguration
      return SymbolConfiguration(points: other?.pointSize ?? pointSize)
    }
  }

  /// The weight of a symbol; not measured.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol beside text; not measured.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}
