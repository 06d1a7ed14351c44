import TinamouSolver

/// The priorities that have a name in constraint files.
enum PriorityName: String, CaseIterable {
  case required
  case high
  case low

  var priority: Priority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    }
  }

  /// Advice for a number that is no priority.
  static var rangeHelp: String { "1000 is required, as without a priority; 1 gives way first" }

  /// The priority of a number.
  static func priority(
    _ value: Double, _ range: Range<Int>
  ) throws(ConstraintStringError) -> Priority {
    let priority = Priority(Float(value))
    guard priority.isValid, value <= 1000 else {
      throw ConstraintStringError(
        .numberOutOfRange, "expected a priority above 0 and at most 1000", range,
        help: rangeHelp)
    }
    return priority
  }

  /// The priority of a name or metric.
  static func priority(
    named name: String, _ range: Range<Int>, names: NameTable
  ) throws(ConstraintStringError) -> Priority {
    if let known = PriorityName(rawValue: name) { return known.priority }
    if let value = names.metrics[name] { return try priority(value, range) }
    throw ConstraintStringError(
      .unknownName, "there is no priority or metric '\(name)'", range,
      help: NeighbourWord.help(forPriority: name)
        ?? Suggestion.help(for: name, among: allCases.map(\.rawValue) + names.metricNames)
        ?? "a number up to 1000, required, high, low or a metric")
  }
}
