/// A change of the layout in one step, in terms of the layout instead of the rows.
///
/// The hand-written layouts follow these changes; the solvers follow the corresponding primitive
/// edits.
package enum LayoutChange: Sendable, Equatable {
  case resize(width: Double)
  /// New constants for some items: the length of a text, a gutter or an inset has changed.
  case setConstants([ItemConstant])
  /// A new item before the one in the middle.
  case insertItem
  /// The inserted item is removed.
  case removeItem
  case switchSet(toCompact: Bool)

  /// The constant of one item.
  package struct ItemConstant: Sendable, Equatable {
    package var item: Int
    package var constant: Double
  }
}
