import TinamouSolver

/// Where the thumb of a slider is when it is dragged to some positions, on a track from 0 to 180.
func positionsOfThumb(draggedTo positions: [Double]) throws -> [Double] {
  let solver = Solver()
  let thumb = solver.addVariable(name: "thumb")
  try solver.add(thumb >= 0)
  try solver.add(thumb <= 180)
  try solver.addEditParameter(thumb, value: 0, priority: 750)
  return try positions.map { position in
    try solver.suggest(position, for: thumb)
    return solver.value(of: thumb)
  }
}
