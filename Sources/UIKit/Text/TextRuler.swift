import Foundation
import TinamouEnvironment
import TinamouLayout
import TinamouText

/// Measures texts, for a view or without one.
@MainActor struct TextRuler {
  private let traits: TraitCollection
  private let scale: Double
  private let locale: String

  /// Makes a ruler of the pixels and traits of a view.
  init(_ view: UIView) {
    traits = view.currentTraits.overrides.applied(to: UIScreen.main.environment.traits)
    scale = traits.displayScale
    locale = UIScreen.main.environment.locale
  }

  /// Makes a ruler for drawing, whose sizes are not rounded to pixels.
  init() {
    traits = UIScreen.main.environment.traits
    scale = 65_536
    locale = UIScreen.main.environment.locale
  }

  /// Returns the size of a text with attributes in a font of UIKit, in points.
  func size(
    of text: NSAttributedString, font: UIFont, adjusts: Bool, lines: Int, maximumWidth: CGFloat?
  ) -> CGSize {
    CGSize(
      measurement(
        of: text, font: font, adjusts: adjusts, lines: lines, maximumWidth: maximumWidth
      ).size)
  }

  func size(
    of text: String, font: Font, attributes: TextAttributes? = nil, adjusts: Bool, lines: Int,
    maximumWidth: CGFloat?
  ) -> CGSize {
    CGSize(
      measurement(
        of: text, font: font, attributes: attributes, adjusts: adjusts, lines: lines,
        maximumWidth: maximumWidth
      ).size)
  }

  /// Measures a text with attributes in a font of UIKit.
  func measurement(
    of text: NSAttributedString, font: UIFont, adjusts: Bool, lines: Int, maximumWidth: CGFloat?
  ) -> TextMeasurement {
    measurement(
      of: text.string, font: adjusts ? font.model : font.fixed,
      attributes: text.measured(font, adjusts: adjusts), adjusts: adjusts, lines: lines,
      maximumWidth: maximumWidth)
  }

  /// Finds the lines of a text with attributes in a font of UIKit.
  func lines(
    of text: NSAttributedString, font: UIFont, adjusts: Bool, lines: Int, maximumWidth: CGFloat?
  ) -> TextLines {
    TextLines(
      text.string, font: adjusts ? font.model : font.fixed,
      attributes: text.measured(font, adjusts: adjusts),
      category: adjusts ? traits.preferredContentSizeCategory : .large,
      width: maximumWidth.map { Double($0) }, maximumNumberOfLines: max(lines, 0))
  }

  private func measurement(
    of text: String, font: Font, attributes: TextAttributes?, adjusts: Bool, lines: Int,
    maximumWidth: CGFloat?
  ) -> TextMeasurement {
    let request = TextRequest(
      text: text, font: font, attributes: attributes,
      maximumWidth: lines == 1 ? nil : maximumWidth.map { Double($0) },
      maximumNumberOfLines: max(lines, 0), displayScale: scale, locale: locale,
      contentSizeCategory: adjusts ? traits.preferredContentSizeCategory : .large)
    return SystemTextMeasurer().measure(request)
  }
}
