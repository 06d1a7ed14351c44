import TinamouEnvironment

/// The built-in measurer, which models the widths of fonts without any font file.
///
/// Its results are the same in every run and on every machine. Docs/Text.md describes the model and
/// how far it differs from Apple's text engine.
public struct SystemTextMeasurer: TextMeasuring {
  /// The largest point size that is measured; larger sizes count as this one.
  private static let largestPointSize = 10_000.0

  /// Makes the measurer.
  public init() {}

  /// Measures a text in time proportional to its length.
  ///
  /// An empty text has the size zero. If the maximum number of lines truncates the text, the last
  /// line is as wide as the maximum width. A text with at most one line does not break; only its
  /// first line counts.
  ///
  /// - Parameter request: The text and everything that its size depends on.
  /// - Returns: The measurement.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    if request.text.isEmpty { return .empty }
    let size = Self.valid(request.font.pointSize(for: request.contentSizeCategory))
    let metrics = CharacterMetrics(pointSize: size, face: request.font.face)
    return Self.measurement(of: ShapedText(request.text, metrics: metrics), request)
  }

  /// Measures a text that has been shaped in the font of the request.
  ///
  /// - Complexity: O(number of segments).
  static func measurement(of text: ShapedText, _ request: TextRequest) -> TextMeasurement {
    let category = request.contentSizeCategory
    let size = valid(request.font.pointSize(for: category))
    let distance = valid(request.font.lineDistance(for: category))
    let face = request.font.face
    let limit = max(request.maximumNumberOfLines, 0)
    let lines = text.lines(upTo: limit, maximumWidth: request.maximumWidth)
    let grid = PixelGrid(scale: request.displayScale)
    let firstBaseline = grid.round(face.ascent * size)
    let below = Double(lines.count - 1) * distance
    var width = grid.roundUp(lines.widest)
    // A width is a sum of rounded fractions: differences below the tolerance of a line do not
    // count.
    if let maximumWidth = request.maximumWidth, limit != 1,
      width > maximumWidth + ShapedText.tolerance
    {
      width = max(maximumWidth, 0)
    }
    return TextMeasurement(
      size: Size(
        width: width, height: grid.roundUp(face.lineHeight * size + below)),
      firstBaseline: firstBaseline, lastBaseline: grid.round(firstBaseline + below),
      numberOfLines: lines.count, text: text, maximumNumberOfLines: limit)
  }

  private static func valid(_ size: Double) -> Double {
    size > 0 ? min(size, largestPointSize) : 0
  }
}

extension ShapedText {
  /// The lines of a label with a limited number of lines, 0 for any number.
  fileprivate func lines(upTo limit: Int, maximumWidth: Double?) -> Lines {
    if limit == 1 {
      var text = self
      if let end = segments.firstIndex(where: \.endsLine) {
        text.segments.removeSubrange((end + 1)...)
      }
      return text.lines(maximumWidth: nil)
    }
    var lines = lines(maximumWidth: maximumWidth)
    if limit > 0, lines.count > limit {
      lines.count = limit
      if maximumWidth != nil { lines.widest = .infinity }
    }
    return lines
  }
}
