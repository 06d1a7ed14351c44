internal import TinamouSolver

/// The place of a content size in the document order.
///
/// Content sizes come in the order in which active constraints first mention their views, then those
/// of views that no constraint mentions, in the order of their making.
///
/// A content size weighs a little less than a constraint of the same priority, so that in a tie the
/// constraint holds. Measured: `width >= 100` at 250 makes a view 100 wide that hugs a content of 50
/// at 250.
///
/// What a stack that fills arranges yields early along its axis: measured, labels of 60 and 94 points,
/// 8 apart in a stack 120 wide, get 18 and 94.
///
/// Texts that wrap come before them in the reverse order, and weigh less again. So in a tie they
/// yield before all others, and where there is too much room the last of them does. Measured on
/// iOS 26.1: of two such labels the first one hugs and the last one stretches, the reverse of labels
/// with one line. UIKit takes out their content sizes after its first pass and puts them back, and
/// what comes into a tie last stays violated.
struct ContentOrder: Hashable {
  /// What an error of a content size counts for: less than 1, but no more than a tie needs.
  private static let weightOfContents = 1 - 1.0 / 2048
  /// What an error of a text that wraps counts for.
  private static let weightOfWrappingTexts = 1 - 1.0 / 1024

  private let key: UInt64
  private let part: UInt16
  /// Whether the content is a text that wraps.
  private let wraps: Bool
  /// Whether a stack that fills arranges the view along the axis.
  private let fills: Bool

  /// Makes the place of a view by the rank of the constraint that mentions it first.
  init(mention: UInt64?, view: UInt64, part: UInt16, wraps: Bool, fills: Bool) {
    key = mention ?? 1 << 40 + view
    self.part = part
    self.wraps = wraps
    self.fills = fills
  }

  /// The place of the row. Where there is too much room the first row yields.
  var documentOrder: DocumentOrder {
    wraps
      ? DocumentOrder(.intrinsic, position: 1 << 41 - 1 - key, part: .max - part)
      : DocumentOrder(.intrinsic, position: 1 << 41 + key, part: part, yieldsEarly: fills)
  }

  /// What an error counts for among others of the same priority.
  var weight: Double { wraps ? Self.weightOfWrappingTexts : Self.weightOfContents }
}
