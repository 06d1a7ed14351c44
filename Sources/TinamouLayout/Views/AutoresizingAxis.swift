/// One axis of a translated autoresizing mask.
///
/// The formulas without a flexible size are those that UIKit prints (`h=&-&: minX == 0.500507*W -
/// 32.0324` for a view 64 wide) and that GNUstep has from macOS. How UIKit treats a flexible size
/// with flexible margins is not known; here they share in proportion, as with springs and struts.
struct AutoresizingAxis {
  typealias Row = AutoresizingTranslation.Row

  let start: Double
  let extent: Double
  let superview: Double
  let startIsFlexible: Bool
  let extentIsFlexible: Bool
  let endIsFlexible: Bool

  var rows: (start: Row, extent: Row) {
    switch (startIsFlexible, extentIsFlexible, endIsFlexible) {
    case (false, false, _): (fixedStart, fixedExtent)
    case (true, false, false): (fixedEnd, fixedExtent)
    case (true, false, true): (centred, fixedExtent)
    case (false, true, false): (fixedStart, fixedEnd)
    case (true, true, false):
      (proportionalStart(of: superview - end, fixed: end), fixedEnd)
    case (false, true, true): (fixedStart, proportionalExtent(behind: start))
    case (true, true, true):
      (proportionalStart(of: superview, fixed: 0), proportionalExtent(behind: 0))
    }
  }

  /// The distance to the superview's far edge.
  private var end: Double { superview - start - extent }

  private var fixedStart: Row { Row(start: 1, constant: start) }
  private var fixedExtent: Row { Row(extent: 1, constant: extent) }
  private var fixedEnd: Row { Row(start: 1, extent: 1, superview: 1, constant: -end) }

  /// The row in which the margins keep their ratio.
  private var centred: Row {
    let ratio = Self.ratio(start, superview - extent, without: 0.5)
    return Row(start: 1, superview: ratio, constant: -ratio * extent)
  }

  /// Returns the row in which the start keeps its share of the superview's size without a fixed
  /// part.
  private func proportionalStart(of whole: Double, fixed: Double) -> Row {
    let ratio = Self.ratio(start, whole, without: 0)
    return Row(start: 1, superview: ratio, constant: -ratio * fixed)
  }

  /// Returns the row in which the extent keeps its share of the superview's size after a fixed
  /// part.
  private func proportionalExtent(behind fixed: Double) -> Row {
    let ratio = Self.ratio(extent, superview - fixed, without: 1)
    return Row(extent: 1, superview: ratio, constant: -ratio * fixed)
  }

  private static func ratio(_ part: Double, _ whole: Double, without: Double) -> Double {
    whole == 0 ? without : part / whole
  }
}
