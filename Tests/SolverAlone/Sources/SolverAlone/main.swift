import TinamouSolver

let solver = Solver()
let window = solver.addVariable(name: "window")
let sidebar = solver.addVariable(name: "sidebar")
let content = solver.addVariable(name: "content")

try solver.addEditParameter(window, value: 1024)
try solver.update {
  try solver.add(sidebar + content == window)
  try solver.add(sidebar >= 180)
  try solver.add(sidebar == 0.25 * window, priority: 750)
}
print(solver.value(of: sidebar), solver.value(of: content))

try solver.suggest(600, for: window)
print(solver.value(of: sidebar), solver.value(of: content))
