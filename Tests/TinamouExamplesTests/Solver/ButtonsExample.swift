import TinamouSolver

/// Two buttons as wide as each other, in windows of some widths: where each begins and ends.
func edgesOfButtons(inWindows widths: [Double]) throws -> [[Double]] {
  let solver = Solver()
  let window = solver.addVariable(name: "window")
  let left = solver.addVariable(name: "left")
  let right = solver.addVariable(name: "right")
  let width = solver.addVariable(name: "width")

  try solver.addEditParameter(window, value: 320)
  try solver.update {
    try solver.add(left == 20)
    try solver.add(right == left + width + 8)
    try solver.add(right + width == window - 20)
    try solver.add(width >= 44)
  }
  return try widths.map { width in
    try solver.suggest(width, for: window)
    return try edges(left) + edges(right)
  }

  func edges(_ start: Variable) throws -> [Double] {
    let position = solver.value(of: start)
    return [position, position + solver.value(of: width)]
  }
}
