internal import TinamouSolver

/// The four unknowns of an item, in the coordinates of its container.
struct FrameVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  /// In the order of ``LayoutModel/frameAttributes``.
  var all: [Variable] { [x, y, width, height] }

  /// Returns the rectangle of the values of the four.
  func frame(_ value: (Variable) -> Double) -> Rect {
    Rect(x: value(x), y: value(y), width: value(width), height: value(height))
  }

  /// The positions of the four among the values of the solver.
  var positions: SIMD4<Int32> {
    SIMD4(Int32(x.position), Int32(y.position), Int32(width.position), Int32(height.position))
  }
}
