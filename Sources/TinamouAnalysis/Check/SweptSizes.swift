import TinamouLayout

/// The sizes of a piece, and the one at which its moving numbers have their values.
struct SweptSizes {
  let sizes: SizeRange
  let origin: Double

  init(_ piece: LayoutPiece) {
    sizes = piece.sizes
    origin = piece.origin
  }

  /// The value of a moving number at a size.
  func value(_ number: MovingNumber, at size: Double) -> Double {
    number.value + number.rate * (size - origin)
  }
}
