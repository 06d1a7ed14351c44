import Synchronization
import TinamouLayout

/// Measures as the built-in measurer does and counts.
final class CountingMeasurer: TextMeasuring {
  private let requests = Mutex<[TextRequest]>([])

  /// The texts that were measured, in order.
  var texts: [String] { requests.withLock { $0.map(\.text) } }

  func measure(_ request: TextRequest) -> TextMeasurement {
    requests.withLock { $0.append(request) }
    return SystemTextMeasurer().measure(request)
  }

  /// Clears the counts.
  func reset() { requests.withLock { $0 = [] } }
}
