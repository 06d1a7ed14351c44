/// Something that knows how large texts are.
///
/// The answer must depend on the request alone: it is remembered, and a layout is the same in every
/// run only if its measurements are.
public protocol TextMeasuring: Sendable {
  /// Measures a text.
  func measure(_ request: TextRequest) -> TextMeasurement
}
