/// The widths of `--width` and `--step`, in points.
struct WidthSteps {
  /// The largest number of windows: more would take minutes and gigabytes.
  private static let largestCount = 100_000

  let widths: [Double]

  /// Reads `FIRST...LAST` or one width. The last width is always included, even if the last step is
  /// shorter.
  init(_ text: String, step: Double) throws(UsageError) {
    let range = try Self.range(text)
    let (first, last) = (range.lowerBound, range.upperBound)
    let count = ((last - first) / step).rounded(.down)
    guard count < Double(Self.largestCount) else {
      throw UsageError(
        message: "--width \(text) has more than \(Self.largestCount) steps",
        help: "take a larger --step")
    }
    var widths = (0...Int(count)).map { first + Double($0) * step }
    if let end = widths.last, end < last { widths.append(last) }
    self.widths = widths
  }

  /// Reads `FIRST...LAST`, or one width as a range.
  static func range(_ text: String) throws(UsageError) -> ClosedRange<Double> {
    guard let (first, last) = ends(text) else {
      throw UsageError(
        message: "--width cannot be '\(text)'; "
          + "expected a width such as 375 or a range such as 320...1366")
    }
    guard first <= last else {
      throw UsageError(message: "--width cannot be '\(text)'; the first width is larger")
    }
    try WindowSides.check([first, last], of: "--width", text)
    return first...last
  }

  /// The two ends of a range, equal for a single width; `nil` for any other text.
  private static func ends(_ text: String) -> (Double, Double)? {
    func number(_ text: Substring) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
    guard let dots = text.firstRange(of: "...") else { return number(text[...]).map { ($0, $0) } }
    guard let first = number(text[..<dots.lowerBound]), let last = number(text[dots.upperBound...])
    else { return nil }
    return (first, last)
  }
}
