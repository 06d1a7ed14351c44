/// An object that measures texts.
///
/// The result must depend only on the request, because it is cached, and because a layout is the
/// same in every run only if its measurements are.
public protocol TextMeasuring: Sendable {
  /// Measures a text.
  ///
  /// - Parameter request: The text, its font and the room that it has.
  /// - Returns: The size, the baselines and the number of lines, in points.
  func measure(_ request: TextRequest) -> TextMeasurement
}
