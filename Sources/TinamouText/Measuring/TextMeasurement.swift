public import TinamouEnvironment

/// The size of a text, with its baselines and lines.
public struct TextMeasurement: Sendable {
  /// The number of lines from a width on, up to the next change.
  public struct LineChange: Hashable, Sendable {
    /// The smallest width, in points.
    public let width: Double
    /// The number of lines.
    public let numberOfLines: Int

    /// Makes a change.
    public init(width: Double, numberOfLines: Int) {
      self.width = width
      self.numberOfLines = numberOfLines
    }
  }

  /// How the widths are found at which the number of lines changes: most are never asked for.
  enum Source: Sendable {
    case known([LineChange])
    case shaped(SharedShape, maximumNumberOfLines: Int)
  }

  /// A shaped text that the measurements at all widths share.
  final class SharedShape: Sendable {
    let text: ShapedText
    init(_ text: ShapedText) { self.text = text }
  }

  /// The width of the widest line and the height of all lines, in points.
  public let size: Size
  /// The distance from the top to the baseline of the first line, in points.
  public let firstBaseline: Double
  /// The distance from the top to the baseline of the last line, in points.
  public let lastBaseline: Double
  /// The number of lines.
  public let numberOfLines: Int
  /// The width of the widest part that no line break can divide, in points.
  public let smallestWidth: Double
  let source: Source

  /// Makes a measurement.
  ///
  /// - Parameters:
  ///   - size: The width of the widest line and the height of all lines, in points.
  ///   - firstBaseline: The distance from the top to the baseline of the first line, in points.
  ///   - lastBaseline: The distance from the top to the baseline of the last line, in points.
  ///   - numberOfLines: The number of lines.
  ///   - smallestWidth: The width of the widest part that no line break can divide, in points.
  ///   - lineChanges: The widths at which the number of lines changes, in increasing order from
  ///     `smallestWidth`.
  public init(
    size: Size, firstBaseline: Double, lastBaseline: Double, numberOfLines: Int,
    smallestWidth: Double, lineChanges: [LineChange]
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.numberOfLines = numberOfLines
    self.smallestWidth = smallestWidth
    source = .known(lineChanges)
  }

  /// Makes a measurement of a text that has been shaped.
  init(
    size: Size, firstBaseline: Double, lastBaseline: Double, numberOfLines: Int,
    shape: SharedShape, maximumNumberOfLines: Int
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.numberOfLines = numberOfLines
    smallestWidth = shape.text.smallestWidth
    source = .shaped(shape, maximumNumberOfLines: maximumNumberOfLines)
  }

  /// The widths at which the number of lines changes, in increasing order from ``smallestWidth``.
  ///
  /// The first entry has the number of lines at the smallest width; below this width, words are
  /// divided. The built-in measurer computes them when they are first used.
  public var lineChanges: [LineChange] {
    switch source {
    case .known(let changes): changes
    case .shaped(let shape, let limit): shape.text.lineChanges(maximumNumberOfLines: limit)
    }
  }

  /// The measurement of an empty text.
  public static let empty = TextMeasurement(
    size: .zero, firstBaseline: 0, lastBaseline: 0, numberOfLines: 0, smallestWidth: 0,
    lineChanges: [])
}

extension TextMeasurement: Equatable {
  /// Returns whether two measurements are equal.
  public static func == (lhs: TextMeasurement, rhs: TextMeasurement) -> Bool {
    lhs.size == rhs.size && lhs.firstBaseline == rhs.firstBaseline
      && lhs.lastBaseline == rhs.lastBaseline && lhs.numberOfLines == rhs.numberOfLines
      && lhs.smallestWidth == rhs.smallestWidth && lhs.lineChanges == rhs.lineChanges
  }
}
