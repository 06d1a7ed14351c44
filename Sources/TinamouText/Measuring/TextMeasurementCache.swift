/// Keeps a bounded number of measurements.
///
/// When the cache is full, the texts that were not asked for since it was last full are removed.
package final class TextMeasurementCache {
  /// The measurements of one text, which differ in the width at which its lines break.
  private struct Known {
    /// The number of widths that are kept: those of a drag to and fro.
    static let largestCount = 64

    private(set) var measurements: [(maximumWidth: Double?, measurement: TextMeasurement)] = []
    /// The index of the oldest measurement, once there are as many as are kept.
    private var oldest = 0
    /// The index of the newest measurement with a width; -1 if there is none.
    private var newest = -1
    /// The widths at which the newest measurement is the same; `nil` while nothing asked for them.
    private var widthsOfNewest: ClosedRange<Double>??

    mutating func measurement(at maximumWidth: Double?) -> TextMeasurement? {
      // Most often the last width is asked for again, or one beside it.
      if let maximumWidth, newest >= 0,
        measurements[newest].maximumWidth == maximumWidth
          || (widthsOfNewest ?? nil)?.contains(maximumWidth) == true
      {
        return measurements[newest].measurement
      }
      if let known = measurements.last(where: { $0.maximumWidth == maximumWidth }) {
        return known.measurement
      }
      guard let maximumWidth, newest >= 0, let width = measurements[newest].maximumWidth else {
        return nil
      }
      let measurement = measurements[newest].measurement
      let widths = widthsOfNewest ?? measurement.widthsOfSameSize(around: width)
      widthsOfNewest = .some(widths)
      return widths?.contains(maximumWidth) == true ? measurement : nil
    }

    mutating func insert(_ measurement: TextMeasurement, at maximumWidth: Double?) {
      var index = measurements.count
      if index < Self.largestCount {
        measurements.append((maximumWidth, measurement))
      } else {
        index = oldest
        measurements[index] = (maximumWidth, measurement)
        oldest = (oldest + 1) % Self.largestCount
      }
      if maximumWidth != nil {
        (newest, widthsOfNewest) = (index, nil)
      } else if newest == index {
        newest = -1
      }
    }
  }

  /// The number of recent texts at which a cache is full, unless it gets another one.
  package static let standardCapacity = 4096
  /// The number of recent texts at which the cache is full.
  package let capacity: Int

  /// The number of requests that the measurer answered. A new width of a text that the built-in
  /// measurer has shaped is none.
  package private(set) var measurements = 0
  private var recent: [TextRequest: Known] = [:]
  private var older: [TextRequest: Known] = [:]

  /// The measurer that answers what the cache does not contain.
  package let measurer: any TextMeasuring
  /// Whether the measurer is the built-in one, so that a text is shaped once for all widths.
  private let isBuiltIn: Bool

  /// Makes an empty cache.
  package init(_ measurer: any TextMeasuring, capacity: Int = standardCapacity) {
    self.measurer = measurer
    self.capacity = capacity
    isBuiltIn = measurer is SystemTextMeasurer
  }

  /// The number of texts in the cache.
  package var count: Int { recent.count + older.count }

  /// The answer to a request, from the measurer if the cache does not contain it.
  package func measurement(of request: TextRequest) -> TextMeasurement {
    var key = request
    key.maximumWidth = nil
    if let index = recent.index(forKey: key) {
      return measurement(of: request, among: &recent.values[index])
    }
    var known = older.removeValue(forKey: key) ?? Known()
    let measurement = measurement(of: request, among: &known)
    if recent.count >= capacity {
      older = recent
      recent = [:]
    }
    recent[key] = known
    return measurement
  }

  private func measurement(of request: TextRequest, among known: inout Known) -> TextMeasurement {
    if let measurement = known.measurement(at: request.maximumWidth) { return measurement }
    let new: TextMeasurement
    if isBuiltIn, case .shaped(let shape, _) = known.measurements.last?.measurement.source {
      new = SystemTextMeasurer.measurement(of: shape, request)
    } else {
      new = measurer.measure(request)
      measurements += 1
    }
    known.insert(new, at: request.maximumWidth)
    return new
  }

  /// Removes all measurements.
  package func removeAll() {
    recent = [:]
    older = [:]
  }
}
