internal import TinamouSolver

/// The place of a content size in the document order.
///
/// Content sizes have the order in which active constraints first mention their views. Those of
/// views that no constraint mentions come afterwards, in the order in which the views were made.
///
/// A content size has a slightly smaller weight than a constraint of the same priority, so that in
/// a tie the constraint holds. Measured: `width >= 100` at 250 makes a view 100 wide that hugs a
/// content of 50 at 250.
///
/// Arranged subviews of a stack with the distribution `fill` yield early along its axis: measured,
/// labels of 60 and 94 points, 8 apart in a stack 120 wide, get 18 and 94.
///
/// Texts that wrap come before all others, in reverse order, and have an even smaller weight. So in
/// a tie they yield before all others, and if there is extra space, the last of them yields first.
/// Measured on iOS 26.1: of two such labels the first one hugs and the last one stretches, the
/// reverse of labels with one line. UIKit removes their content sizes after its first pass and adds
/// them again, and a constraint that is added to a tie last stays violated.
struct ContentOrder: Hashable {
  /// The weight of a content size: less than 1, but not less than a tie needs.
  private static let weightOfContents = 1 - 1.0 / 2048
  /// The weight of the content size of a text that wraps.
  private static let weightOfWrappingTexts = 1 - 1.0 / 1024

  /// The end of the numbers of objects; a process never gets there.
  private static let endOfNumbers: UInt64 = 1 << 40

  /// The number of the constraint that mentions the view first; otherwise that of the view, after
  /// all numbers of constraints.
  private let key: UInt64
  private let part: UInt16
  /// Whether the content is a text that wraps.
  private let wraps: Bool
  /// Whether a stack with the distribution `fill` arranges the view along the axis.
  private let fills: Bool

  /// Makes the place of a view from the rank of the constraint that mentions it first.
  init(mention: UInt64?, view: UInt64, part: UInt16, wraps: Bool, fills: Bool) {
    let rank = mention ?? view
    let number = min(CreationOrder.number(of: rank), Self.endOfNumbers - 1)
    key = mention == nil ? Self.endOfNumbers + number : number
    self.part = CreationOrder.firstPart(of: rank) + part
    self.wraps = wraps
    self.fills = fills
  }

  /// The place of the row. If there is extra space, the first row yields.
  var documentOrder: DocumentOrder {
    wraps
      ? DocumentOrder(
        .intrinsic, position: 2 * Self.endOfNumbers - 1 - key, part: .max - part)
      : DocumentOrder(
        .intrinsic, position: 2 * Self.endOfNumbers + key, part: part, yieldsEarly: fills)
  }

  /// The weight of an error among others of the same priority.
  var weight: Double { wraps ? Self.weightOfWrappingTexts : Self.weightOfContents }
}
