import TinamouSolver

/// Computes metrics that depend on other metrics, without recursion.
struct MetricResolver {
  /// A metric as the file states it.
  struct Declaration {
    let name: JSONString
    let value: JSONValue
  }

  private let document: JSONDocument
  private let declarations: [Declaration]
  private let indices: [String: Int]
  /// For each metric, the metrics that its expression mentions.
  private let dependencies: [[Int]]

  private(set) var diagnostics: [Diagnostic] = []

  init(_ declarations: [Declaration], in document: JSONDocument) {
    self.document = document
    self.declarations = declarations
    let indices = Dictionary(
      declarations.enumerated().map { ($1.name.value, $0) }, uniquingKeysWith: { first, _ in first }
    )
    self.indices = indices
    dependencies = declarations.map { declaration in
      guard let text = declaration.value.string?.value,
        let tokens = try? ConstraintLexer.tokens(of: text)
      else { return [] }
      return tokens.compactMap { token in
        if case .name(let name, _) = token.kind { indices[name] } else { nil }
      }
    }
  }

  /// Adds the metrics to `names` in the order of the file.
  mutating func resolve(into names: inout NameTable) {
    var values = [Double?](repeating: nil, count: declarations.count)
    var computed = NameTable()
    for index in evaluationOrder() {
      let value = evaluate(index, computed)
      values[index] = value
      computed.addMetric(declarations[index].name.value, value)
    }
    for (index, declaration) in declarations.enumerated() {
      names.addMetric(declaration.name.value, values[index] ?? 0)
    }
  }

  private mutating func evaluate(_ index: Int, _ computed: NameTable) -> Double {
    let value = declarations[index].value
    if let number = value.number { return number }
    guard let string = value.string else { return 0 }
    do throws(ConstraintStringError) {
      var parser = try LinearParser(string.value, names: computed)
      let form = try parser.readExpression()
      guard parser.token.kind == .end else {
        throw parser.expected("an operator or the end", help: parser.unitHelp())
      }
      guard form.constant.magnitude <= Solver.largestLength else {
        throw ConstraintStringError(
          .numberOutOfRange, "the metric is beyond \(JSONNumber.text(Solver.largestLength))",
          0..<string.value.utf8.count)
      }
      return form.constant
    } catch {
      diagnostics.append(error.diagnostic(in: string, of: document))
      return 0
    }
  }

  /// The metrics, each after those that it mentions; cycles are reported and omitted.
  private mutating func evaluationOrder() -> [Int] {
    var missing = dependencies.map(\.count)
    var dependents = [[Int]](repeating: [], count: declarations.count)
    for (index, mentioned) in dependencies.enumerated() {
      for other in mentioned { dependents[other].append(index) }
    }
    var order = declarations.indices.filter { missing[$0] == 0 }
    var next = 0
    while next < order.count {
      for dependent in dependents[order[next]] {
        missing[dependent] -= 1
        if missing[dependent] == 0 { order.append(dependent) }
      }
      next += 1
    }
    if order.count < declarations.count { reportCycles(missing.map { $0 > 0 }) }
    return order
  }

  /// Follows mentions from the first metric that could not be computed until one repeats.
  private mutating func reportCycles(_ isOpen: [Bool]) {
    var isReported = [Bool](repeating: false, count: declarations.count)
    for start in declarations.indices where isOpen[start] && !isReported[start] {
      var path: [Int] = []
      var current = start
      while isOpen[current], !isReported[current] {
        isReported[current] = true
        path.append(current)
        guard let next = dependencies[current].first(where: { isOpen[$0] }) else { break }
        current = next
      }
      guard let first = path.firstIndex(of: current) else { continue }
      report(Array(path[first...]))
    }
  }

  /// The maximum number of notes about one cycle.
  private static let mostNotes = 100

  private mutating func report(_ cycle: [Int]) {
    let name = { [declarations] (index: Int) in declarations[index].name.value }
    let start = cycle[0]
    let notes = cycle.enumerated().dropFirst().prefix(Self.mostNotes).map { position, index in
      let next = cycle[(position + 1) % cycle.count]
      return Diagnostic.Note(
        "'\(name(index))' mentions '\(name(next))'",
        at: document.span(declarations[index].name.range)
      )
    }
    let message =
      cycle.count == 1
      ? "the metric '\(name(start))' mentions itself"
      : "the metric '\(name(start))' depends on itself: it mentions '\(name(cycle[1]))'"
    diagnostics.append(
      Diagnostic(
        .cycle, message, at: document.span(declarations[start].name.range), notes: Array(notes)))
  }
}
