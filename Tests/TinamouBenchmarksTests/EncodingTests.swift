import Testing

@testable import TinamouBenchmarks

/// Reads the form described in Benchmarks/Peers/README.md, as a peer does.
private struct Decoder {
  var numbers: ArraySlice<Double>

  mutating func next() throws -> Double {
    let number = numbers.popFirst()
    return try #require(number)
  }
  mutating func count() throws -> Int { Int(try next()) }

  mutating func list<Element>(
    _ element: (inout Decoder) throws -> Element
  ) throws -> [Element] {
    let count = try count()
    return try (0..<count).map { _ in try element(&self) }
  }
}

struct EncodingTests {
  @Test(arguments: Workload.allCases)
  func `a peer reads the same model and scripts`(workload: Workload) throws {
    let benchmark = workload.makeCase(size: 6)
    let model = benchmark.model
    var decoder = Decoder(numbers: benchmark.encoded(.sizesFirst)[...])
    let counts = [try decoder.count(), try decoder.count()]
    #expect(counts == [model.variableCount, model.initialVariableCount])
    let width = try decoder.next()
    #expect(width == model.initialWidth)

    let rows = try decoder.list { decoder in
      let (below, above) = (Float(try decoder.next()), Float(try decoder.next()))
      let constant = try decoder.next()
      let terms = try decoder.list {
        BenchmarkRow.Term(variable: try $0.count(), coefficient: try $0.next())
      }
      return (below, above, constant, terms)
    }
    #expect(rows.count == model.rows.count)
    for (row, expected) in zip(rows, model.rows) {
      #expect(row.0 == expected.below && row.1 == expected.above)
      #expect(row.2 == expected.constant && row.3 == expected.terms)
    }
    let order = try decoder.list { try $0.count() }
    #expect(order == BuildOrder.sizesFirst.rows(of: model))

    for operation in BenchmarkOperation.allCases where operation != .build {
      let script = benchmark.script(for: operation)
      let steps = try decoder.list { decoder in
        let (readsAll, isCompared) = (try decoder.next() == 1, try decoder.next() == 1)
        let edits = try decoder.list { try edit(&$0) }
        return (readsAll, isCompared, edits)
      }
      let edits = script.map { script in script.steps.map { Array(script.edits[$0.edits]) } }
      #expect(steps.map(\.2) == edits ?? [])
      #expect(steps.map(\.0) == (script?.steps.map(\.readsAll) ?? []))
      #expect(steps.indices.filter { steps[$0].1 } == (script?.comparedSteps ?? []))
    }
    #expect(decoder.numbers.isEmpty)
  }

  private func edit(_ decoder: inout Decoder) throws -> BenchmarkEdit {
    let (kind, index, number) = (try decoder.count(), try decoder.count(), try decoder.next())
    return switch kind {
    case 0: .suggest(number)
    case 1: .setConstant(row: index, constant: number)
    case 2: .remove(row: index)
    case 3: .add(row: index)
    case 4: .addVariable(index)
    default: .removeVariable(index)
    }
  }
}
