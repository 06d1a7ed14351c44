/// The frames of a cell as linear functions of its content, valid while the same constraints are
/// tight.
///
/// The solver's basis says which rows the values follow from; a row's constants then move the values
/// linearly. They stay the optimum as long as no other row changes sides, which are the conditions
/// here: so the answer is the solver's, without the solver.
struct CellFormulas {
  /// What a row that is not tight demands of its residual.
  enum Side {
    case notNegative
    case notPositive
    case zero
  }

  /// x, y, width and height of every view.
  var frames = AffineFormulas()
  /// The residuals of the rows that are not tight.
  var residuals = AffineFormulas()
  var sides: [Side] = []
  /// The widths of content that wraps.
  var wrappingWidths = AffineFormulas()

  /// How far a residual may be off, in points: less than any rounding shows.
  private static let tolerance = 1e-7

  /// Whether the formulas hold for these inputs.
  func hold(for inputs: [Double]) -> Bool {
    let sides = sides.span
    return residuals.evaluate(inputs) { index, residual in
      switch sides[index] {
      case .notNegative: residual >= -Self.tolerance
      case .notPositive: residual <= Self.tolerance
      case .zero: abs(residual) <= Self.tolerance
      }
    }
  }

  /// A value as the solver publishes it: a multiple of 2^-20.
  @inline(__always)
  static func published(_ value: Double) -> Double {
    // Adding and subtracting 1.5 * 2^52 rounds to a whole number.
    (value * 0x1p20 + 0x1.8p52 - 0x1.8p52) * 0x1p-20 + 0
  }

  /// Writes the frames of the views on a pixel grid.
  func write(_ inputs: [Double], scale: Double, to rects: inout [Rect]) {
    var rect = Rect.zero
    var count = 0
    _ = frames.evaluate(inputs) { index, value in
      let pixels = Self.published(value) * scale
      // Ties away from zero, as PixelGrid does.
      let rounded = Double(Int(pixels + (pixels < 0 ? -0.5 : 0.5))) / scale
      switch index & 3 {
      case 0: rect.origin.x = rounded
      case 1: rect.origin.y = rounded
      case 2: rect.size.width = rounded
      default:
        rect.size.height = rounded
        rects[count] = rect
        count += 1
      }
      return true
    }
  }
}
