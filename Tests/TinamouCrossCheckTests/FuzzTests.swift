import Testing
import TinamouTestSupport

@testable import TinamouVerifyCommand

@Suite struct FuzzTests {
  @Test func `random scripts find nothing and are as varied as promised`() {
    var distribution = Distribution()
    for number in 0..<40 {
      let result = FuzzRun(seed: 77, count: 40).result(number)
      distribution.add(result.report)
      #expect(result.report.finding == nil, "seed 77, script \(number)")
    }
    #expect(distribution.inconclusiveCount == 0)
    let shapes = distribution.shapes
    func share(_ property: (ScriptShape) -> Bool) -> Double {
      Double(shapes.count(where: property)) / Double(shapes.count)
    }
    #expect(shapes.allSatisfy { (2...60).contains($0.variableCount) })
    #expect(shapes.allSatisfy { (0.5...3).contains($0.density) })
    #expect(share { $0.density >= 1.5 } >= 0.5)
    #expect(shapes.allSatisfy { $0.levelCount >= 4 })
    #expect(share(\.hasFractionalLevel) > 0.8)
    #expect(share(\.hasLargeCoefficient) > 0.7)
    #expect(share(\.hasCycle) >= 0.3)
    #expect(share(\.hasConflict) >= 0.25)
    #expect(shapes.flatMap(\.batchSizes).allSatisfy { (1...20).contains($0) })
    #expect(shapes.contains { $0.refusedBatches > 0 })
  }

  @Test func `scripts with numbers of several sizes have both sizes, and find nothing`() {
    let run = FuzzRun(seed: 5, count: 20, largest: 1e5)
    var isLarge = false
    var isSmall = false
    for number in 0..<20 {
      let script = run.script(number)
      for case .add(_, let row) in script.batches.flatMap(\.edits) {
        isLarge = isLarge || abs(row.constant) > 1e5
        isSmall = isSmall || row.constant != 0 && abs(row.constant) < 1e-5
      }
      #expect(run.result(number).report.finding == nil, "seed 5, script \(number)")
    }
    #expect(isLarge && isSmall)
  }

  @Test func `scripts contain every kind of edit`() {
    var kinds: Set<String> = []
    for number in 0..<120 {
      var orders: [Int: UInt64] = [:]
      for edit in FuzzRun(seed: 5, count: 120).script(number).batches.flatMap(\.edits) {
        if case .add(let row, let content) = edit,
          let order = orders.updateValue(content.order, forKey: row),
          order != content.order
        {
          kinds.insert("another place")
        }
        switch edit {
        case .addVariable: kinds.insert("addVariable")
        case .removeVariable: kinds.insert("removeVariable")
        case .add(_, let row):
          let isAsymmetric = row.below != nil && row.above != nil && row.below != row.above
          kinds.insert(isAsymmetric ? "asymmetric" : "\(row.isRequired) \(row.below == nil)")
        case .remove: kinds.insert("remove")
        case .setConstant: kinds.insert("setConstant")
        case .addParameter(_, _, _, let priority, _):
          kinds.insert("addParameter \(priority == 1000)")
        case .suggest: kinds.insert("suggest")
        case .setPriority(_, let priority): kinds.insert("setPriority \(priority == 1000)")
        case .setPriorities(_, let below, let above):
          kinds.insert("setPriorities \(below == nil) \(above == nil)")
        case .setRelation(_, let relation): kinds.insert("setRelation \(relation)")
        case .setWeight: kinds.insert("setWeight")
        case .setCoefficient(_, _, let coefficient):
          kinds.insert("setCoefficient \(coefficient == 0)")
        case .replace: kinds.insert("replace")
        case .setActive(_, let isActive): kinds.insert("setActive \(isActive)")
        case .update(_, let isRefused): kinds.insert("update \(isRefused)")
        }
      }
    }
    #expect(kinds.count == 6 + 6 + 2 + 4 + 3 + 1 + 2 + 1 + 2 + 2 + 1)
  }
}
