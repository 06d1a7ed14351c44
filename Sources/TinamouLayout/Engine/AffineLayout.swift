internal import TinamouSolver

/// The frames of views as affine functions of the inputs of a layout, with the conditions under
/// which they hold.
///
/// It is a class because lists keep several and move the one that was used last to the front.
package final class AffineLayout {
  private let sensitivity: Sensitivity
  private let frames: AffineForms
  private let widths: AffineForms

  /// Makes a layout from how values change with the inputs: those of left, top, width and height of
  /// each view, and some widths.
  init(_ sensitivity: Sensitivity, frames: [Variable], widths: [Variable]) {
    self.sensitivity = sensitivity
    self.frames = sensitivity.values.selecting(frames.map(\.position))
    self.widths = sensitivity.values.selecting(widths.map(\.position))
  }

  /// Returns whether the functions hold for these inputs.
  package func holds(for inputs: [Double]) -> Bool { sensitivity.holds(for: inputs) }

  /// Writes the frames of the views on a pixel grid.
  package func write(_ inputs: [Double], scale: Double, to rects: inout [Rect]) {
    let grid = PixelGrid(scale: scale)
    var rect = Rect.zero
    var count = 0
    _ = frames.evaluate(inputs) { index, value in
      let exact = PublicUnit.round(value)
      switch index & 3 {
      case 0: rect.origin.x = exact
      case 1: rect.origin.y = exact
      case 2: rect.size.width = exact
      default:
        rect.size.height = exact
        rects[count] = grid.round(rect)
        count += 1
      }
      return true
    }
  }

  /// Calls `body` with the width of each view for which only the width was requested, as the rounds
  /// of a layout read it.
  package func withWidths(_ inputs: [Double], _ body: (_ index: Int, _ width: Double) -> Void) {
    _ = widths.evaluate(inputs) { index, value in
      body(index, ReadingUnit.round(value))
      return true
    }
  }
}
