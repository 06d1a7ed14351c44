/// The form in which a case is sent to a peer: a sequence of numbers.
///
/// Benchmarks/Peers/README.md describes it.
extension BenchmarkCase {
  /// The model, the order in which it is built, then the scripts of the operations in the order of
  /// `BenchmarkOperation.allCases` without the build; an empty script where there is none.
  package func encoded(_ order: BuildOrder) -> [Double] {
    var numbers: [Double] = [
      Double(model.variableCount), Double(model.initialVariableCount), model.initialWidth,
      Double(model.rows.count),
    ]
    for row in model.rows { encode(row, to: &numbers) }
    let order = order.rows(of: model)
    numbers.append(Double(order.count))
    numbers += order.map { Double($0) }
    for operation in BenchmarkOperation.allCases where operation != .build {
      guard let script = script(for: operation) else {
        numbers.append(0)
        continue
      }
      let compared = Set(script.comparedSteps)
      numbers.append(Double(script.steps.count))
      for (index, step) in script.steps.enumerated() {
        numbers.append(step.readsAll ? 1 : 0)
        numbers.append(compared.contains(index) ? 1 : 0)
        numbers.append(Double(step.edits.count))
        for edit in script.edits[step.edits] { encode(edit, to: &numbers) }
      }
    }
    return numbers
  }

  private func encode(_ row: BenchmarkRow, to numbers: inout [Double]) {
    numbers += [
      Double(row.below), Double(row.above), row.constant, Double(row.terms.count),
    ]
    for term in row.terms { numbers += [Double(term.variable), term.coefficient] }
  }

  private func encode(_ edit: BenchmarkEdit, to numbers: inout [Double]) {
    switch edit {
    case .suggest(let width): numbers += [0, 0, width]
    case .setConstant(let row, let constant): numbers += [1, Double(row), constant]
    case .remove(let row): numbers += [2, Double(row), 0]
    case .add(let row): numbers += [3, Double(row), 0]
    case .addVariable(let variable): numbers += [4, Double(variable), 0]
    case .removeVariable(let variable): numbers += [5, Double(variable), 0]
    }
  }
}
