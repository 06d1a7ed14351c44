package import TinamouEnvironment

/// The range of widths around a width at which a text breaks into the same lines.
package struct TextStretch: Sendable {
  /// How much wider than the available width a line may be, in points.
  package static let tolerance = ShapedText.tolerance

  /// The widths, in points.
  package let widths: Range<Double>
  /// The width up to which the text takes all the width that it can have, in points: that of the
  /// widest line with the spaces at its end, rounded up to pixels; infinite where the text is
  /// truncated.
  package let widestLine: Double
  /// Whether the text has the same size at all of the widths that are at least that of the widest
  /// line.
  package let isUniform: Bool
}

extension TextMeasurement {
  /// How much the widths of the same size keep from the next break and the widest line, in points:
  /// more than rounding.
  private static let margin = 1.0 / 256

  /// Returns widths around a width at which the text has the same lines and the same size; `nil` if
  /// it is only known at this width.
  package func widthsOfSameSize(around width: Double) -> ClosedRange<Double>? {
    guard case .shaped(let shape, let limit) = source, limit != 1 else { return nil }
    let lines = shape.text.lines(maximumWidth: width)
    // The width of a truncated text depends on the width that it has.
    if limit > 0, lines.count > limit { return nil }
    let lower = max(lines.longestTaken - ShapedText.tolerance, size.width) + Self.margin
    let upper = lines.shortestRefused - ShapedText.tolerance - Self.margin
    return lower <= width && width <= upper ? lower...upper : nil
  }

  /// The widths at which the text breaks into the same lines as at this width.
  ///
  /// For a text that another measurer has measured, this is the range with the same number of
  /// lines.
  package func stretch(around width: Double, grid: PixelGrid) -> TextStretch {
    switch source {
    case .known(let changes):
      let lower = changes.last { $0.width <= width }?.width ?? -.infinity
      let upper = changes.first { $0.width > width }?.width ?? .infinity
      return TextStretch(widths: lower..<upper, widestLine: size.width, isUniform: false)
    case .shaped(let shape, let limit):
      let lines = shape.text.lines(maximumWidth: width)
      let isCutOff = limit > 0 && lines.count > limit
      let tolerance = ShapedText.tolerance
      return TextStretch(
        widths: (lines.longestTaken - tolerance)..<(lines.shortestRefused - tolerance),
        widestLine: isCutOff ? .infinity : grid.roundUp(lines.widest), isUniform: true)
    }
  }
}
