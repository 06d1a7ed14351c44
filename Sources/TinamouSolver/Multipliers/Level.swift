/// The levels on which costs are compared, strongest first: the owner's priorities, then the four
/// steps of the staged rule, in which every row and variable has its own level.
///
/// 1. yield-up: soft rows with a positive error, the last row strongest;
/// 2. yield-down: soft rows with a negative error, the first row strongest. Together with 1, among
///   equal rows the earlier one takes extra space and does not give up space. Rows that yield early
///   are weaker than all others, the first one weakest;
/// 3. tight: inequalities that are not tight, the first row strongest;
/// 4. zero: variables that are not zero, the first variable strongest.
enum Level {
  /// The number of bits of a document order: group, position, part, and whether it yields early.
  static let orderBits: UInt64 = 61
  private static let orderMask: UInt64 = (1 << orderBits) - 1

  /// Levels from here up are the owner's priorities.
  static let weakestPriority: UInt64 = 3 << 62

  /// Levels from here up are the owner's priorities or those of the first three steps.
  static let weakestTight: UInt64 = 1 << orderBits

  static func priority(_ priority: Float) -> UInt64 {
    weakestPriority | UInt64(priority.bitPattern)
  }

  static func priority(ofLevel level: UInt64) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: level))
  }

  static func yieldUp(order: UInt64) -> UInt64 { 2 << 62 | order }

  static func yieldDown(order: UInt64) -> UInt64 {
    let yieldsEarly = DocumentOrder(rawValue: order).yieldsEarly
    return 1 << 62 | (yieldsEarly ? order : 1 << orderBits | (orderMask - order))
  }

  static func tight(order: UInt64) -> UInt64 { 1 << orderBits | (orderMask - order) }

  /// Never 0, which means no level.
  static func zero(order: UInt64) -> UInt64 { max(1, orderMask - order) }
}
