import TinamouEnvironment

/// The built-in measurer, which models the widths of fonts without any font file.
///
/// Its results are the same in every run and on every machine. Docs/Text.md describes the model and
/// how far it differs from Apple's text engine.
public struct SystemTextMeasurer: TextMeasuring {
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
    let text = ShapedText(
      request.text, request.font, request.attributes, request.contentSizeCategory)
    return Self.measurement(of: TextMeasurement.SharedShape(text), request)
  }

  /// Measures a text that has been shaped in the font of the request.
  ///
  /// - Complexity: O(number of segments).
  static func measurement(
    of shape: TextMeasurement.SharedShape, _ request: TextRequest
  ) -> TextMeasurement {
    let text = shape.text
    let limit = max(request.maximumNumberOfLines, 0)
    let lines = text.lines(
      upTo: limit, maximumWidth: request.maximumWidth, recordsEnds: request.attributes != nil)
    let grid = PixelGrid(scale: request.displayScale)
    var width = grid.roundUp(lines.widest)
    // A width is a sum of rounded fractions: differences below the tolerance of a line do not
    // count.
    if let maximumWidth = request.maximumWidth, limit != 1,
      width > maximumWidth + ShapedText.tolerance
    {
      width = max(maximumWidth, 0)
    }
    let extent = heights(of: lines, in: text, request)
    let firstBaseline = grid.round(extent.firstBaseline)
    return TextMeasurement(
      size: Size(width: width, height: grid.roundUp(extent.height)),
      firstBaseline: firstBaseline,
      lastBaseline: grid.round(firstBaseline + extent.betweenBaselines),
      numberOfLines: lines.count, shape: shape, maximumNumberOfLines: limit)
  }

  /// The height of all lines and the places of the first and last baseline, in points.
  private static func heights(
    of lines: ShapedText.Lines, in text: ShapedText, _ request: TextRequest
  ) -> (height: Double, firstBaseline: Double, betweenBaselines: Double) {
    guard let attributes = request.attributes, let ends = lines.ends else {
      let category = request.contentSizeCategory
      let size = request.font.validPointSize(for: category)
      let face = request.font.face
      let below = Double(lines.count - 1) * request.font.validLineDistance(for: category)
      return (face.lineHeight * size + below, face.ascent * size, below)
    }
    let heights = LineHeights(of: text, endingAt: ends.prefix(lines.count), attributes)
    let (first, last) = (heights.baselines.first ?? 0, heights.baselines.last ?? 0)
    return (heights.bottoms.last ?? 0, first, last - first)
  }
}

extension ShapedText {
  /// The lines of a label with a limited number of lines, 0 for any number.
  fileprivate func lines(
    upTo limit: Int, maximumWidth: Double?, recordsEnds: Bool
  ) -> Lines {
    if limit == 1 {
      var text = self
      if let end = segments.firstIndex(where: \.endsLine) {
        text.segments.removeSubrange((end + 1)...)
      }
      return text.lines(maximumWidth: nil, recordsEnds: recordsEnds)
    }
    var lines = lines(maximumWidth: maximumWidth, recordsEnds: recordsEnds)
    if limit > 0, lines.count > limit {
      lines.count = limit
      if maximumWidth != nil { lines.widest = .infinity }
    }
    return lines
  }
}
