/// An order in which a peer receives the rows of a model.
///
/// The fill of a tableau depends on it: from the best to the worst of these orders, kiwi's build of
/// cells(100) takes 40 times as long, and no order is best for all workloads. The peer is therefore
/// timed with its fastest order.
package enum BuildOrder: CaseIterable, Sendable {
  /// Equalities, inequalities, soft constraints, intrinsic sizes, sizes that must not be negative,
  /// and the window's width.
  case windowLast
  /// The window's width, then kinds of rows as in `windowLast`.
  case windowFirst
  /// The window's width, equalities, intrinsic sizes, inequalities, soft constraints, sizes that
  /// must not be negative.
  case intrinsicsEarly
  /// Equalities, the window's width, the others as declared, sizes that must not be negative.
  case equalitiesFirst
  /// Sizes that must not be negative, the window's width, the others as declared.
  case sizesFirst
  /// The window's width, then all rows as declared.
  case asDeclared

  /// Represents the edit parameter among the rows.
  package static let window = -1

  /// The initial rows of a model in this order, including the window's width.
  package func rows(of model: BenchmarkModel) -> [Int] {
    let initial = model.initialRows
    func kind(_ kind: Kind) -> [Int] { initial.filter { Kind(model.rows[$0]) == kind } }
    func others(than kinds: Kind...) -> [Int] {
      initial.filter { !kinds.contains(Kind(model.rows[$0])) }
    }
    let byKind =
      kind(.equality) + kind(.inequality) + kind(.wish) + kind(.intrinsic) + kind(.size)
    return switch self {
    case .windowLast: byKind + [Self.window]
    case .windowFirst: [Self.window] + byKind
    case .intrinsicsEarly:
      [Self.window] + kind(.equality) + kind(.intrinsic) + kind(.inequality) + kind(.wish)
        + kind(.size)
    case .equalitiesFirst:
      kind(.equality) + [Self.window] + others(than: .equality, .size) + kind(.size)
    case .sizesFirst: kind(.size) + [Self.window] + others(than: .size)
    case .asDeclared: [Self.window] + initial
    }
  }

  private enum Kind {
    case equality
    case inequality
    case wish
    case intrinsic
    case size

    init(_ row: BenchmarkRow) {
      self =
        switch row.group {
        case .system: .size
        case .intrinsic: .intrinsic
        case .general:
          if row.below != 1000 && row.above != 1000 {
            .wish
          } else if row.below == row.above {
            .equality
          } else {
            .inequality
          }
        }
    }
  }
}
