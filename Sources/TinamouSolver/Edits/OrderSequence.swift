/// The places for rows and variables without an order, and the last place of each group that is
/// taken.
///
/// As long as the constraints of each group come in order, as those of a file do, no place has to
/// be looked up.
struct OrderSequence {
  /// The last place of each group that is taken.
  private struct LastPlaces {
    private(set) var system = DocumentOrder(.system, position: 0).rawValue
    private var intrinsic = DocumentOrder(.intrinsic, position: 0).rawValue
    private(set) var general = DocumentOrder(.general, position: 0).rawValue

    func areBefore(_ order: DocumentOrder) -> Bool {
      switch order.group {
      case .system: system < order.rawValue
      case .intrinsic: intrinsic < order.rawValue
      case .general: general < order.rawValue
      }
    }

    mutating func take(_ order: DocumentOrder) {
      switch order.group {
      case .system: system = max(system, order.rawValue)
      case .intrinsic: intrinsic = max(intrinsic, order.rawValue)
      case .general: general = max(general, order.rawValue)
      }
    }
  }

  private static let step: UInt64 = 1 << 16
  /// Edit parameters without a place come last in the system group, after this place and all that
  /// are taken.
  private static let firstEditParameter = DocumentOrder(.system, position: 1 << 41).rawValue

  private var variables = LastPlaces()
  private var constraints = LastPlaces()
  private var lastEditParameter = OrderSequence.firstEditParameter
  /// The last place for an edit parameter between constraints.
  private var lastPlaceBetween = OrderSequence.firstEditParameter

  mutating func variable(_ order: DocumentOrder?) -> UInt64 { Self.next(order, in: &variables) }

  mutating func constraint(_ order: DocumentOrder?) -> UInt64 { Self.next(order, in: &constraints) }

  /// Returns the next place of an edit parameter, after all constraints of the system group; `nil`
  /// if one of them has the last place.
  mutating func editParameterBehindAll() -> UInt64? {
    let place = Self.place(after: max(lastEditParameter, constraints.system))
    if DocumentOrder(rawValue: place).group != .system { return nil }
    lastEditParameter = place
    return place
  }

  /// Returns the next place of an edit parameter between constraints; it may be taken.
  mutating func editParameterBetween() -> UInt64 {
    lastPlaceBetween = Self.place(after: lastPlaceBetween)
    return lastPlaceBetween
  }

  func isBehindAllVariables(_ order: DocumentOrder) -> Bool { variables.areBefore(order) }

  func isBehindAllConstraints(_ order: DocumentOrder) -> Bool {
    let place = order.rawValue
    let isEditParameter = place > Self.firstEditParameter && place <= lastEditParameter
    return constraints.areBefore(order) && !isEditParameter
  }

  private static func next(_ order: DocumentOrder?, in places: inout LastPlaces) -> UInt64 {
    let order = order ?? DocumentOrder(rawValue: place(after: places.general))
    places.take(order)
    return order.rawValue
  }

  /// Returns the next place without an order, which does not yield early.
  private static func place(after last: UInt64) -> UInt64 {
    let next = DocumentOrder(rawValue: last &+ step)
    return next.yieldsEarly ? next.rawValue &- 1 : next.rawValue
  }
}
