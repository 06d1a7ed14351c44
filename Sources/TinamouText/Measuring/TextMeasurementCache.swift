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
    /// The newest measurement with a width.
    private var newest: (maximumWidth: Double, measurement: TextMeasurement)?
    /// The widths at which the newest measurement is the same; `nil` while nothing asked for them.
    private var widthsOfNewest: ClosedRange<Double>??

    mutating func measurement(at maximumWidth: Double?) -> TextMeasurement? {
      // Most often the last width is asked for again, or one beside it.
      if let maximumWidth, let newest,
        newest.maximumWidth == maximumWidth
          || (widthsOfNewest ?? nil)?.contains(maximumWidth) == true
      {
        return newest.measurement
      }
      if let known = measurements.last(where: { $0.maximumWidth == maximumWidth }) {
        return known.measurement
      }
      guard let maximumWidth, let newest else { return nil }
      let widths =
        widthsOfNewest ?? newest.measurement.widthsOfSameSize(around: newest.maximumWidth)
      widthsOfNewest = .some(widths)
      return widths?.contains(maximumWidth) == true ? newest.measurement : nil
    }

    mutating func insert(_ measurement: TextMeasurement, at maximumWidth: Double?) {
      if let maximumWidth { (newest, widthsOfNewest) = ((maximumWidth, measurement), nil) }
      if measurements.count < Self.largestCount {
        measurements.append((maximumWidth, measurement))
      } else {
        measurements[oldest] = (maximumWidth, measurement)
        oldest = (oldest + 1) % Self.largestCount
      }
    }
  }

  /// The number of recent texts at which the cache is full.
  package static let capacity = 4096

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
  package init(_ measurer: any TextMeasuring) {
    self.measurer = measurer
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
    if recent.count >= Self.capacity {
      older = recent
      recent = [:]
    }
    recent[key] = known
    return measurement
  }

  private func measurement(of request: TextRequest, among known: inout Known) -> TextMeasurement {
    if let measurement = known.measurement(at: request.maximumWidth) { return measurement }
    let new: TextMeasurement
    if isBuiltIn, case .shaped(let text, _) = known.measurements.last?.measurement.source {
      new = SystemTextMeasurer.measurement(of: text, request)
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
