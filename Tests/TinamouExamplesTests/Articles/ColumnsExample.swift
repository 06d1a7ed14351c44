import Tinamou

/// The widths of two columns in windows of some widths: the first wants a third of it, and at least 180.
func widthsOfColumns(inWindows widths: [Double]) throws -> [[Double]] {
  let solver = Solver()
  let window = solver.addVariable(name: "window")
  let first = solver.addVariable(name: "first")
  let second = solver.addVariable(name: "second")
  try solver.addEditParameter(window, value: 900)
  try solver.update {
    try solver.add(first + second == window)
    try solver.add(first >= 180)
    try solver.add(3 * first == window, priority: 750)
  }
  return try widths.map { width in
    try solver.suggest(width, for: window)
    return [solver.value(of: first), solver.value(of: second)]
  }
}
