import TinamouSolver

/// What is printed about buttons that do not fit into a window.
func textOfConflict() -> String {
  let solver = Solver()
  let window = solver.addVariable(name: "window")
  let button = solver.addVariable(name: "button")
  do {
    try solver.update {
      try solver.add(button >= 44, name: "size to touch")
      try solver.add(window == 3 * button + 40, name: "three in a row")
      try solver.add(window <= 160)
    }
    return "all fits"
  } catch {
    return "\(error)"
  }
}
