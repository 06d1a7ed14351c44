/// An object that measures texts.
///
/// The result must depend only on the request, because it is cached, and because a layout is the
/// same in every run only if its measurements are.
public protocol TextMeasuring: Sendable {
  /// Measures a text.
  func measure(_ request: TextRequest) -> TextMeasurement
}
