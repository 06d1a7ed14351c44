internal import TinamouSolver

/// The four unknowns of an item, in the coordinates of its container.
struct FrameVariables {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  /// In the order of ``LayoutModel/frameAttributes``.
  var all: [Variable] { [x, y, width, height] }
}
