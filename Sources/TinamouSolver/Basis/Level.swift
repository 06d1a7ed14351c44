/// The levels that costs are compared on, strongest first: the owner's priorities, then the four
/// steps of the staged rule, in which every row and variable has a level of its own.
///
/// 1. yield-up: soft rows that are off upwards, the last row strongest;
/// 2. yield-down: soft rows that are off downwards, the first row strongest. With 1, among equals
///    the earlier one takes the space and keeps it. Rows that yield early are weaker than all others,
///    the first one weakest;
/// 3. tight: inequalities that are not tight, the first row strongest;
/// 4. zero: variables that are not zero, the first variable strongest.
enum Level {
  /// Bits of a document order: group, position and part.
  static let orderBits: UInt64 = 61
  private static let orderMask: UInt64 = (1 << orderBits) - 1

  /// Levels from here up are the owner's.
  static let weakestPriority: UInt64 = 3 << 62

  /// Levels from here up are the owner's or of the first three steps.
  static let weakestTight: UInt64 = 1 << orderBits

  static func priority(_ priority: Float) -> UInt64 {
    weakestPriority | UInt64(priority.bitPattern)
  }

  static func priority(ofLevel level: UInt64) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: level))
  }

  static func yieldUp(order: UInt64) -> UInt64 { 2 << 62 | order }

  /// No group reaches the upper quarter of the orders, so that the lower one is free.
  static func yieldDown(order: UInt64) -> UInt64 {
    let place = DocumentOrder(rawValue: order)
    return 1 << 62 | (place.yieldsEarly ? place.withinGroup : orderMask - order)
  }

  static func tight(order: UInt64) -> UInt64 { 1 << orderBits | (orderMask - order) }

  /// Never 0, which stands for no level.
  static func zero(order: UInt64) -> UInt64 { max(1, orderMask - order) }
}
