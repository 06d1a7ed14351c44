/// A range of widths or heights of a window, in points; each bound can be included or not.
public struct SizeRange: Hashable, Sendable {
  /// The smallest size.
  public var lowerBound: Double
  /// The largest size.
  public var upperBound: Double
  /// Whether the range includes the smallest size.
  public var includesLower: Bool
  /// Whether the range includes the largest size.
  public var includesUpper: Bool

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - lowerBound: The smallest size.
  ///   - upperBound: The largest size.
  ///   - includesLower: Whether the range includes the smallest size.
  ///   - includesUpper: Whether the range includes the largest size.
  public init(
    _ lowerBound: Double, _ upperBound: Double, includesLower: Bool = true,
    includesUpper: Bool = true
  ) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.includesLower = includesLower
    self.includesUpper = includesUpper
  }

  /// Whether the range contains no size.
  public var isEmpty: Bool {
    lowerBound > upperBound || (lowerBound == upperBound && !(includesLower && includesUpper))
  }

  /// Returns whether the range contains a size.
  public func contains(_ size: Double) -> Bool {
    (size > lowerBound || (size == lowerBound && includesLower))
      && (size < upperBound || (size == upperBound && includesUpper))
  }

  /// The largest minus the smallest size, in points.
  public var length: Double { upperBound - lowerBound }

  /// Returns the intersection of two ranges, which can be empty.
  public func intersection(_ other: SizeRange) -> SizeRange {
    var result = self
    if other.lowerBound > lowerBound {
      result.lowerBound = other.lowerBound
      result.includesLower = other.includesLower
    } else if other.lowerBound == lowerBound {
      result.includesLower = includesLower && other.includesLower
    }
    if other.upperBound < upperBound {
      result.upperBound = other.upperBound
      result.includesUpper = other.includesUpper
    } else if other.upperBound == upperBound {
      result.includesUpper = includesUpper && other.includesUpper
    }
    return result
  }

  /// Whether the range begins before another one, or includes the lower bound that the other
  /// excludes.
  func begins(before other: SizeRange) -> Bool {
    (lowerBound, includesLower ? 0 : 1) < (other.lowerBound, other.includesLower ? 0 : 1)
  }

  /// Whether the range ends before another one, or excludes the upper bound that the other
  /// includes.
  func ends(before other: SizeRange) -> Bool {
    (upperBound, includesUpper ? 1 : 0) < (other.upperBound, other.includesUpper ? 1 : 0)
  }

  /// The smallest and the largest size; just inside of a bound that the range does not include.
  var extremes: (first: Double, last: Double) {
    let step = min(LayoutPiece.unit, length / 2)
    return (
      includesLower ? lowerBound : lowerBound + step, includesUpper ? upperBound : upperBound - step
    )
  }

  /// Whether a window can have a size of the range: one with a whole number of pixels, of which a
  /// point has one, two or three.
  package var hasWholePixels: Bool {
    let parts = 6.0
    let first = (lowerBound * parts).rounded(.up)
    return contains(first / parts) || contains((first + 1) / parts)
  }

  /// The part of the range below another one.
  func below(_ other: SizeRange) -> SizeRange {
    SizeRange(
      lowerBound, other.lowerBound, includesLower: includesLower,
      includesUpper: !other.includesLower)
  }

  /// The part of the range above another one.
  func above(_ other: SizeRange) -> SizeRange {
    SizeRange(
      other.upperBound, upperBound, includesLower: !other.includesUpper,
      includesUpper: includesUpper)
  }

  /// Returns the range divided at sizes: each of them and each end alone, and the ranges between
  /// them.
  ///
  /// - Parameters:
  ///   - cuts: The sizes, in any order; those outside of the range are ignored.
  ///   - resolution: The distance in points up to which sizes count as one.
  /// - Returns: The parts in order of increasing size.
  func divided(at cuts: [Double], resolution: Double = 0) -> [SizeRange] {
    var ends = [lowerBound]
    for cut in cuts.sorted() where cut < upperBound - resolution {
      if cut > ends[ends.count - 1] + resolution { ends.append(cut) }
    }
    if upperBound > lowerBound { ends.append(upperBound) }
    var parts: [SizeRange] = []
    for (index, end) in ends.enumerated() {
      if index > 0 {
        parts.append(SizeRange(ends[index - 1], end, includesLower: false, includesUpper: false))
      }
      parts.append(SizeRange(end, end).intersection(self))
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The size halfway between the bounds.
  package var middle: Double { (lowerBound + upperBound) / 2 }
}
