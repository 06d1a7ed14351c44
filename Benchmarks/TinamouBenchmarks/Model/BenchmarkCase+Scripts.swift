extension BenchmarkCase {
  /// The number of steps in each quarter of a drag: to the narrow end, half way up, and so on.
  private static let dragQuarter = 25
  private static let largestBatch = 1000

  /// The script of an operation; `nil` for a build and for a switch without sets.
  package func script(for operation: BenchmarkOperation) -> BenchmarkScript? {
    switch operation {
    case .build: nil
    case .drag: script(operation, resizes(over: widths.drag), readsAll: true)
    case .steady: script(operation, resizes(over: widths.steady), readsAll: true)
    case .constant:
      script(operation, constantChanges(ofItems: [items.middle]), readsAll: false)
    case .insert:
      script(operation, [.insertItem, .removeItem], readsAll: false, stepsEach: 2)
    case .batch: script(operation, constantChanges(ofItems: batch), readsAll: true)
    case .switch:
      sets == nil
        ? nil
        : script(
          operation, [.switchSet(toCompact: true), .switchSet(toCompact: false)], readsAll: true)
    }
  }

  private func script(
    _ operation: BenchmarkOperation, _ changes: [LayoutChange], readsAll: Bool, stepsEach: Int = 1
  ) -> BenchmarkScript {
    var script = BenchmarkScript(
      operation, operationCount: changes.count / stepsEach,
      readVariables: items.variables(ofItem: items.middle))
    for change in changes { script.append(change, edits: edits(for: change), readsAll: readsAll) }
    return script
  }

  /// The primitive edits of a change.
  package func edits(for change: LayoutChange) -> [BenchmarkEdit] {
    switch change {
    case .resize(let width): [.suggest(width)]
    case .setConstants(let constants):
      constants.map { .setConstant(row: constantRows[$0.item], constant: $0.constant) }
    case .insertItem:
      insertion.variables.map { .addVariable($0) }
        + insertion.itemRows.map { .add(row: $0) }
        + insertion.replaced.map { .remove(row: $0) }
        + insertion.links.map { .add(row: $0) }
    case .removeItem:
      insertion.links.map { .remove(row: $0) }
        + insertion.replaced.map { .add(row: $0) }
        + insertion.itemRows.map { .remove(row: $0) }
        + insertion.variables.map { .removeVariable($0) }
    case .switchSet(let toCompact): switchEdits(toCompact: toCompact)
    }
  }

  private func switchEdits(toCompact: Bool) -> [BenchmarkEdit] {
    guard let sets else { return [] }
    let (old, new) = toCompact ? (sets.regular, sets.compact) : (sets.compact, sets.regular)
    return old.map { .remove(row: $0) } + new.map { .add(row: $0) }
  }

  /// From the initial width to the narrow end, to the wide end, and back.
  private func resizes(over range: ClosedRange<Double>) -> [LayoutChange] {
    let quarter = Self.dragQuarter
    let legs = [
      (widths.initial, range.lowerBound, quarter),
      (range.lowerBound, range.upperBound, 2 * quarter),
      (range.upperBound, widths.initial, quarter),
    ]
    return legs.flatMap { start, end, count in
      (1...count).map { step in
        // Binary fractions, so that every solver receives exactly the same width.
        let width = start + (end - start) * Double(step) / Double(count)
        return .resize(width: step == count ? end : (width * 1024).rounded() / 1024)
      }
    }
  }

  /// One step with each item 5 points larger, and one back.
  private func constantChanges(ofItems changed: [Int]) -> [LayoutChange] {
    [5.0, 0.0].map { offset in
      .setConstants(
        changed.map { item in
          LayoutChange.ItemConstant(
            item: item, constant: model.rows[constantRows[item]].constant + offset)
        })
    }
  }

  /// Evenly distributed items, at most 1,000.
  private var batch: [Int] {
    let count = min(items.count, Self.largestBatch)
    return (0..<count).map { $0 * items.count / count }
  }
}

extension BenchmarkCase {
  /// The scripts of all operations that have one.
  package var scripts: [BenchmarkOperation: BenchmarkScript] {
    var result: [BenchmarkOperation: BenchmarkScript] = [:]
    for operation in BenchmarkOperation.allCases { result[operation] = script(for: operation) }
    return result
  }
}
