/// Remembers measurements, a bounded number of them.
///
/// What was not asked for since the cache was last full is forgotten when it is full again.
package final class TextMeasurementCache {
  /// How many measurements are remembered since the cache was last full.
  package static let capacity = 4096

  /// How often the measurer was asked.
  package private(set) var measurements = 0
  private var recent: [TextRequest: TextMeasurement] = [:]
  private var older: [TextRequest: TextMeasurement] = [:]

  /// What measures.
  package let measurer: any TextMeasuring

  /// Makes an empty cache.
  package init(_ measurer: any TextMeasuring) { self.measurer = measurer }

  /// How many measurements are remembered.
  package var count: Int { recent.count + older.count }

  /// The answer to a request, from the measurer if it is not remembered.
  package func measurement(of request: TextRequest) -> TextMeasurement {
    if let known = recent[request] { return known }
    let measurement: TextMeasurement
    if let known = older.removeValue(forKey: request) {
      measurement = known
    } else {
      measurement = measurer.measure(request)
      measurements += 1
    }
    if recent.count >= Self.capacity {
      older = recent
      recent = [:]
    }
    recent[request] = measurement
    return measurement
  }

  /// Forgets all measurements.
  package func removeAll() {
    recent = [:]
    older = [:]
  }
}
