/// The places for rows and variables without an order: after all earlier ones.
struct OrderSequence {
  private static let step: UInt64 = 1 << 16

  private var lastVariable = DocumentOrder(.general, position: 0).rawValue
  private var lastConstraint = DocumentOrder(.general, position: 0).rawValue
  /// Edit parameters without a place come last in the system group.
  private var lastEditParameter = DocumentOrder(.system, position: 1 << 41).rawValue

  mutating func variable(_ order: DocumentOrder?) -> UInt64 {
    Self.next(order, after: &lastVariable)
  }

  mutating func constraint(_ order: DocumentOrder?) -> UInt64 {
    Self.next(order, after: &lastConstraint)
  }

  mutating func editParameter(_ order: DocumentOrder?) -> UInt64 {
    order == nil ? Self.next(nil, after: &lastEditParameter) : constraint(order)
  }

  func isBehindAllVariables(_ order: DocumentOrder) -> Bool { order.rawValue > lastVariable }

  func isBehindAllConstraints(_ order: DocumentOrder) -> Bool { order.rawValue > lastConstraint }

  private static func next(_ order: DocumentOrder?, after last: inout UInt64) -> UInt64 {
    let place = order?.rawValue ?? last &+ step
    last = max(last, place)
    return place
  }
}
