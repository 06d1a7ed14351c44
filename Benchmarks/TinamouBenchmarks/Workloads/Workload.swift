/// A family of models that grow with the number of their items.
package enum Workload: String, CaseIterable, Sendable, Codable {
  /// Labels in a row that all yield at the same priority: ties at every width.
  case chain
  /// Stacked table cells with an image, a title, a subtitle and an accessory.
  case cells
  /// Rows of a label and a field, all labels equally wide.
  case form
  /// Equal columns that fill the width.
  case columns
  /// Nested views, each inset by one point.
  case nested
  /// Table cells with a compact and a regular constraint set.
  case adaptive

  /// The workload with `size` items, at least two.
  package func makeCase(size: Int) -> BenchmarkCase {
    switch self {
    case .chain: .chain(size)
    case .cells: .cells(size, isAdaptive: false)
    case .form: .form(size)
    case .columns: .columns(size)
    case .nested: .nested(size)
    case .adaptive: .cells(size, isAdaptive: true)
    }
  }

  /// A pseudorandom whole number in a range that depends on the item alone.
  ///
  /// Whole numbers put breakpoints at whole widths, so that there are none between two of them.
  static func variation(_ item: Int, from low: Int, to high: Int, salt: Int = 0) -> Double {
    Double(low + (item * 7919 + salt * 104_729 + item * item * 31) % (high - low + 1))
  }
}
