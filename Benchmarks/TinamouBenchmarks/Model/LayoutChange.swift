/// What happens to the layout in one step, in the words of the layout instead of the rows.
///
/// The hand-written layouts follow these; the solvers follow the primitive edits that they stand
/// for.
package enum LayoutChange: Sendable, Equatable {
  case resize(width: Double)
  /// New constants for some items: a text changed its length, a gutter or an inset its size.
  case setConstants([ItemConstant])
  /// A new item in front of the one in the middle.
  case insertItem
  /// The inserted item goes away again.
  case removeItem
  case switchSet(toCompact: Bool)

  /// The constant of one item.
  package struct ItemConstant: Sendable, Equatable {
    package var item: Int
    package var constant: Double
  }
}
