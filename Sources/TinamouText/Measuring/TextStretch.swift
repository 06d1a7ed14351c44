package import TinamouEnvironment

/// The widths around a width at which a text breaks its lines at the same places.
package struct TextStretch: Sendable {
  /// What a line may be wider than the width, in points.
  package static let tolerance = ShapedText.tolerance

  /// The widths, in points.
  package let widths: Range<Double>
  /// The width that the widest line needs, on device pixels; infinite where the text is cut off, so
  /// that it is as wide as it may be.
  package let widestLine: Double
}

extension TextMeasurement {
  /// The widths at which the lines are those that they are at this one.
  ///
  /// Of a text that another measurer measured, the lines count whose number it has told.
  package func stretch(around width: Double, grid: PixelGrid) -> TextStretch {
    switch source {
    case .known(let changes):
      let lower = changes.last { $0.width <= width }?.width ?? -.infinity
      let upper = changes.first { $0.width > width }?.width ?? .infinity
      return TextStretch(widths: lower..<upper, widestLine: size.width)
    case .shaped(let text, let limit):
      let lines = text.lines(maximumWidth: width)
      let isCutOff = limit > 0 && lines.count > limit
      let tolerance = ShapedText.tolerance
      return TextStretch(
        widths: (lines.longestTaken - tolerance)..<(lines.shortestRefused - tolerance),
        widestLine: isCutOff ? .infinity : grid.roundUp(lines.widest))
    }
  }
}
