import TinamouSolver

/// A point that the solver places.
struct Corner {
  let x: Variable
  let y: Variable
}

/// Four corners with a point in the middle of each side: drags the first of these points and tells
/// where the corners go.
func cornersOfQuadrilateral(draggingMiddleTo target: (x: Double, y: Double)) throws -> [[Double]] {
  let solver = Solver()
  func addCorner() -> Corner { Corner(x: solver.addVariable(), y: solver.addVariable()) }
  let corners = (0..<4).map { _ in addCorner() }
  let middles = (0..<4).map { _ in addCorner() }
  let starts = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]

  try solver.update {
    for (index, corner) in corners.enumerated() {
      // A corner stays where it is if it can; one with more weight gives way later.
      let weight = Double(1 << index)
      try solver.add(
        Constraint(corner.x, .equal, starts[index].0, priority: 250, weight: weight))
      try solver.add(
        Constraint(corner.y, .equal, starts[index].1, priority: 250, weight: weight))
      for coordinate in [corner.x, corner.y] {
        try solver.add(coordinate >= 0)
        try solver.add(coordinate <= 500)
      }
      let next = corners[(index + 1) % 4]
      try solver.add(middles[index].x == (corner.x + next.x) / 2)
      try solver.add(middles[index].y == (corner.y + next.y) / 2)
    }
    // No corner passes the one opposite.
    try solver.add(corners[0].x + 20 <= corners[2].x)
    try solver.add(corners[0].y + 20 <= corners[2].y)
  }

  try solver.addEditParameter(middles[0].x, value: target.x, priority: 750)
  try solver.addEditParameter(middles[0].y, value: target.y, priority: 750)
  return corners.map { [solver.value(of: $0.x), solver.value(of: $0.y)] }
}
