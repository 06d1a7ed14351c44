internal import TinamouSolver

/// The place of a content size in the document order.
///
/// Content sizes come in the order in which active constraints first mention their views, then those
/// of views that no constraint mentions, in the order of their making.
///
/// Texts that wrap yield before all others, the last of them first, whether there is too much room or
/// too little. Measured on iOS 26.1: of two such labels the first one hugs and the last one stretches,
/// the reverse of labels with one line. UIKit takes out their content sizes after its first pass and
/// puts them back, and what comes into a tie last stays violated.
struct ContentOrder: Hashable {
  private let key: UInt64
  private let part: UInt16
  /// Whether the content is a text that wraps.
  let yieldsFirst: Bool

  /// Makes the place of a view by the rank of the constraint that mentions it first.
  init(mention: UInt64?, view: UInt64, part: UInt16, yieldsFirst: Bool) {
    key = mention ?? 1 << 40 + view
    self.part = part
    self.yieldsFirst = yieldsFirst
  }

  /// The place of the row, or of hugging if compression resistance has its own.
  ///
  /// Where there is too much room the first row yields.
  var hugging: DocumentOrder {
    yieldsFirst
      ? DocumentOrder(.intrinsic, position: 1 << 41 - 1 - key, part: .max - part)
      : DocumentOrder(.intrinsic, position: 1 << 41 + key, part: part)
  }

  /// The place of the row of compression resistance, if it has its own.
  ///
  /// Where there is too little room the last row yields. One that is required yields to none.
  func compression(_ priority: LayoutPriority) -> DocumentOrder {
    priority == .required
      ? DocumentOrder(.intrinsic, position: 1 << 41 + key, part: part)
      : DocumentOrder(.general, position: 1 << 42 + key, part: part)
  }
}
