public import Foundation
import TinamouText

/// Scales fonts and lengths in proportion to a text style.
@preconcurrency @MainActor public final class UIFontMetrics: MainActorObject {
  private let style: TextStyle

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.model
    super.init(mainActor: ())
  }

  /// Returns a font that scales with the style from its size at L.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font that scales with the style from its size at L, up to a maximum size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// Returns a font that scales with the style from its size at L, in its size for traits and up to
  /// a maximum size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledFont(for: font, compatibleWith: traitCollection)
    return maximumPointSize > 0 && scaled.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : scaled
  }
  /// Returns a font that scales with the style from its size at L, in its size for traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = FontMetrics(forTextStyle: style).scaledFont(for: font.model)
    return UIFont(scaled, pointSize: scaled.pointSize(for: UIFont.category(of: traitCollection)))
  }

  /// Returns a length that scales with the style from its value at L.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    CGFloat(
      FontMetrics(forTextStyle: style).scaledValue(
        for: Double(value), compatibleWith: UIFont.category(of: nil)))
  }

  /// Returns a length that scales with the style from its value at L.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    CGFloat(
      FontMetrics(forTextStyle: style).scaledValue(
        for: Double(value), compatibleWith: UIFont.category(of: traitCollection)))
  }
}
