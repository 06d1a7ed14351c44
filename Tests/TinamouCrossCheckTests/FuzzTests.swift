import Testing
import TinamouTestSupport

@testable import TinamouVerifyCommand

@Suite struct FuzzTests {
  @Test func `random scripts find nothing and are as varied as promised`() {
    var distribution = Distribution()
    for number in 0..<150 {
      let result = FuzzRun.run(seed: 77, number: number)
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

  /// Of seed 91, the first three showed that exact arithmetic ignored early yielding of rows; then a
  /// coefficient that is only rounding, pieces of a parameter that never ended (three), and a repair
  /// without the last digits. Script 7682 of seed 2,026,326 showed what composites left out. Script 532
  /// of seed 82 ended with a multiplier outside of its box, and 12,312 of seed 78 broke other rows than
  /// a fresh solver, because of what was left of coefficients that cancel. Script 86,713 of seed 20,261,231
  /// has a derivation with a share of 6e-8, less than the bound for the rounding of a plain sweep.
  @Test(arguments: [
    (91, 1165), (91, 3919), (91, 10_601), (91, 12_715), (91, 8738), (91, 8417), (91, 25_488),
    (91, 788), (2_026_326, 7682), (82, 532), (78, 12_312),
    (20_261_231, 86_713),
  ])
  func `scripts that once found something find nothing`(seed: UInt64, number: Int) {
    let finding = FuzzRun.run(seed: seed, number: number).report.finding
    #expect(finding == nil, "seed \(seed), script \(number)")
  }

  @Test func `scripts contain every kind of edit`() {
    var kinds: Set<String> = []
    for number in 0..<120 {
      for edit in FuzzRun.script(seed: 5, number: number).batches.flatMap(\.edits) {
        switch edit {
        case .addVariable: kinds.insert("addVariable")
        case .removeVariable: kinds.insert("removeVariable")
        case .add(_, let row):
          let isAsymmetric = row.below != nil && row.above != nil && row.below != row.above
          kinds.insert(isAsymmetric ? "asymmetric" : "\(row.isRequired) \(row.below == nil)")
        case .remove: kinds.insert("remove")
        case .setConstant: kinds.insert("setConstant")
        case .addParameter: kinds.insert("addParameter")
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
        }
      }
    }
    #expect(kinds.count == 6 + 5 + 2 + 4 + 3 + 1 + 2 + 1 + 2)
  }
}
