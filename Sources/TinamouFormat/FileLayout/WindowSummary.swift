import TinamouLayout

/// Describes the windows in which a finding occurs, in a few words.
struct WindowSummary {
  /// The largest number of windows that are named one by one.
  private static let namedCount = 4

  private(set) var count = 0
  private var names: [String] = []
  private var widths: ClosedRange<Double>?
  /// Positions in `ContentSizeCategory.allCases`, which is in ascending order.
  private var textSizes: ClosedRange<Int>?
  private var directions: Set<LayoutDirection> = []

  /// Adds a window to the summary.
  mutating func add(_ request: LayoutRequest, _ environment: LayoutEnvironment) {
    count += 1
    if names.count < Self.namedCount { names.append(Self.name(of: request, in: environment)) }
    let width = environment.windowSize.width
    widths = widths.map { min($0.lowerBound, width)...max($0.upperBound, width) } ?? width...width
    let category = environment.traits.preferredContentSizeCategory
    let size = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    textSizes = textSizes.map { min($0.lowerBound, size)...max($0.upperBound, size) } ?? size...size
    directions.insert(environment.traits.layoutDirection)
  }

  /// The windows in words, such as `742 of 1512 windows, from AX1, up to 440 wide`.
  ///
  /// A text size, width or direction is mentioned only if all windows of the finding have it and
  /// not all windows that were tried.
  func text(among all: WindowSummary) -> String {
    if all.count > 1, count == all.count { return "all \(count) windows" }
    if count <= Self.namedCount { return names.joined(separator: ", ") }
    var parts = ["\(count) of \(all.count) windows"]
    if let textSizes, let tried = all.textSizes {
      let name = { (index: Int) in ContentSizeCategory.allCases[index].rawValue }
      parts += Self.limits(textSizes, among: tried, text: name, unit: "")
    }
    if let widths, let tried = all.widths {
      parts += Self.limits(widths, among: tried, text: JSONNumber.text, unit: " wide")
    }
    if directions.count < all.directions.count, let direction = directions.first {
      parts.append(direction.rawValue)
    }
    return parts.joined(separator: ", ") + ", such as \(names[0])"
  }

  private static func limits<Bound>(
    _ range: ClosedRange<Bound>, among tried: ClosedRange<Bound>, text: (Bound) -> String,
    unit: String
  ) -> [String] {
    let (first, last) = (text(range.lowerBound), text(range.upperBound))
    switch (range.lowerBound > tried.lowerBound, range.upperBound < tried.upperBound) {
    case (true, true): return [first == last ? first + unit : "\(first) to \(last)\(unit)"]
    case (true, false): return ["from \(first)\(unit)"]
    case (false, true): return ["up to \(last)\(unit)"]
    case (false, false): return []
    }
  }

  /// The name of a window in findings, with its size.
  private static func name(
    of request: LayoutRequest, in environment: LayoutEnvironment
  ) -> String {
    guard case .device = request.window else { return request.label }
    let width = JSONNumber.text(environment.windowSize.width)
    let height = JSONNumber.text(environment.windowSize.height)
    return "\(request.label) (\(width) x \(height))"
  }
}
