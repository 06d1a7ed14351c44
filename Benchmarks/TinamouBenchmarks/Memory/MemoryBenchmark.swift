internal import TinamouFormat
internal import TinamouLayout
internal import TinamouLists
internal import TinamouSolver

/// Counts what a constraint file, an engine and a list keep allocated, each with the same number of
/// views or rows.
struct MemoryBenchmark {
  private static let inset = 16.0
  private static let height = 20.0
  private static let gap = 8.0

  let count: Int
  let counter: AllocationCounter

  func measure() throws(BenchmarkError) -> [MemoryWhole] {
    [try file(), try engine(), try list()]
  }

  /// A file with one view below the other, as a command reads it and lays it out.
  private func file() throws(BenchmarkError) -> MemoryWhole {
    var whole = MemoryWhole("file of \(count) views", counter)
    let source = try whole.count("text") { SourceText(name: "file", text: text) }
    let file = try whole.count("declarations") { try ConstraintFile(source) }
    let layout = try whole.count("views and constraints") { try FileLayout(file) }
    layout.engine.environment = .standard
    try model(of: layout.engine, in: &whole)
    let snapshot = try whole.count("frames") { try layout.solve(.standard) }
    withExtendedLifetime((file, layout, snapshot)) {}
    return whole
  }

  /// The same views and constraints, made in code.
  private func engine() throws(BenchmarkError) -> MemoryWhole {
    var whole = MemoryWhole("engine of \(count) views", counter)
    let root = LayoutView("root")
    let views = try whole.count("views") {
      (0..<count).map { index in
        let view = LayoutView("view\(index)")
        root.addSubview(view)
        return view
      }
    }
    let constraints = try whole.count("constraints") { rows(of: views, in: root) }
    try whole.count("activation") { try LayoutConstraint.activate(constraints) }
    let engine = try whole.count("engine") { LayoutEngine(root: root) }
    engine.environment = .standard
    try model(of: engine, in: &whole)
    try whole.count("frames") { _ = try engine.layoutIfNeeded() }
    let snapshot = try whole.count("snapshot") { try engine.solve() }
    withExtendedLifetime((engine, snapshot)) {}
    return whole
  }

  /// The first layout: the records of views and constraints, and the solver's rows, terms and
  /// variables.
  private func model(
    of engine: LayoutEngine, in whole: inout MemoryWhole
  ) throws(BenchmarkError) {
    try whole.count("records") { try engine.bringUpToDate() }
    let memory = engine.solverMemory
    whole.divideLast(into: [
      ("rows", memory.rows), ("terms", memory.terms), ("variables", memory.variables),
    ])
  }

  /// A list of self-sizing rows, first as it appears and then scrolled to its end.
  private func list() throws(BenchmarkError) -> MemoryWhole {
    var whole = MemoryWhole("list of \(count) rows", counter)
    let source = ListSource(count: count)
    let table = try whole.count("list and cells") {
      source.table(width: 375, height: 812, measurer: SystemTextMeasurer())
    }
    try whole.count("first layout") { try table.layoutRows() }
    try whole.count("all rows scrolled through") {
      while let last = table.indexPathsForVisibleRows.last, last.row + 1 < count {
        table.contentOffset.y = table.rectForRow(at: last).minY
        try table.layoutRows()
      }
    }
    withExtendedLifetime(table) {}
    return whole
  }

  private var text: String {
    let views = (0..<count).map { #"{"id": "view\#($0)"}"# }
    let constraints = (0..<count).flatMap { index in
      let top = index == 0 ? "root.top" : "view\(index - 1).bottom"
      return [
        "view\(index).leading == root.leading + \(Self.inset)",
        "view\(index).trailing == root.trailing - \(Self.inset)",
        "view\(index).height == \(Self.height)", "view\(index).top == \(top) + \(Self.gap)",
      ]
    }
    return """
      {"tinamou": 1,
       "view": {"id": "root", "subviews": [\(views.joined(separator: ",\n  "))]},
       "constraints": [
        \(constraints.map { "\"\($0)\"" }.joined(separator: ",\n  "))]}
      """
  }

  private func rows(of views: [LayoutView], in root: LayoutView) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let above = index == 0 ? root.topAnchor : views[index - 1].bottomAnchor
      constraints += [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: Self.inset),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -Self.inset),
        view.heightAnchor.constraint(equalToConstant: Self.height),
        view.topAnchor.constraint(equalTo: above, constant: Self.gap),
      ]
    }
    return constraints
  }
}
