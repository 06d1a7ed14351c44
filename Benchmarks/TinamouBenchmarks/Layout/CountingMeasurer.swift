internal import Synchronization
internal import TinamouLayout

/// A measurer that records which texts it was asked to measure.
final class CountingMeasurer: TextMeasuring {
  private let measurer = SystemTextMeasurer()
  private let asked = Mutex<Set<String>>([])

  /// The number of different texts since the last call.
  func takeCount() -> Int {
    asked.withLock { texts in
      defer { texts = [] }
      return texts.count
    }
  }

  func measure(_ request: TextRequest) -> TextMeasurement {
    asked.withLock { _ = $0.insert(request.text) }
    return measurer.measure(request)
  }
}
