public import Foundation
import TinamouText

/// Scales fonts as a text style is scaled.
@preconcurrency @MainActor public final class UIFontMetrics: MainActorObject {
  private let style: TextStyle

  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.model
    super.init(mainActor: ())
  }

  /// A font that grows from its size at L as the style does.
  public func scaledFont(for font: UIFont) -> UIFont {
    let scaled = FontMetrics(forTextStyle: style).scaledFont(for: font.model)
    return UIFont(scaled, pointSize: scaled.pointSize(for: UIFont.category(of: nil)))
  }

  /// A font that grows from its size at L as the style does, and is fixed at a largest size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let scaled = scaledFont(for: font)
    return maximumPointSize > 0 && scaled.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : scaled
  }
  /// A font that grows from its size at L as the style does, in its size for some traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = FontMetrics(forTextStyle: style).scaledFont(for: font.model)
    return UIFont(scaled, pointSize: scaled.pointSize(for: UIFont.category(of: traitCollection)))
  }

  /// A length that grows from its size at L as the style does.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    CGFloat(
      FontMetrics(forTextStyle: style).scaledValue(
        for: Double(value), compatibleWith: UIFont.category(of: nil)))
  }

  /// A length that grows from its size at L as the style does.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    CGFloat(
      FontMetrics(forTextStyle: style).scaledValue(
        for: Double(value), compatibleWith: UIFont.category(of: traitCollection)))
  }
}
