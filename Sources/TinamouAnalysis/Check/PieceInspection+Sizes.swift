import TinamouLayout

/// The sizes of a piece at which something is true of rectangles.
extension PieceInspection {
  /// The sizes at which a number is positive by more than a rounding error.
  func sizesWherePositive(_ number: MovingNumber) -> SizeSet {
    let first = piece.value(number, at: piece.sizes.lowerBound)
    let last = piece.value(number, at: piece.sizes.upperBound)
    switch (first > LayoutPiece.unit, last > LayoutPiece.unit) {
    case (true, true): return whole
    case (false, false): return SizeSet()
    default: return piece.sizesWherePositive(number)
    }
  }

  /// The sizes at which a part of one rectangle lies outside of another.
  func protruding(_ inner: SweptRect, from outer: SweptRect) -> SizeSet {
    if inner.isInside(outer) { return SizeSet() }
    let (inner, outer) = (inner.moving, outer.moving)
    return sizesWherePositive(outer.x - inner.x)
      .union(sizesWherePositive(outer.y - inner.y))
      .union(sizesWherePositive(inner.x + inner.width - outer.x - outer.width))
      .union(sizesWherePositive(inner.y + inner.height - outer.y - outer.height))
  }

  /// The sizes at which two rectangles overlap.
  func meeting(_ first: SweptRect, _ second: SweptRect) -> SizeSet {
    if first.alwaysMeets(second) { return whole }
    if first.neverMeets(second) { return SizeSet() }
    let (first, second) = (first.moving, second.moving)
    return [
      first.x + first.width - second.x, second.x + second.width - first.x,
      first.y + first.height - second.y, second.y + second.height - first.y,
      first.width, first.height, second.width, second.height,
    ].reduce(whole) { $0.intersection(sizesWherePositive($1)) }
  }
}
