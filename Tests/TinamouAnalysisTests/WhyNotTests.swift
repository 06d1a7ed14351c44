import Testing
import TinamouAnalysisTestSupport

@Suite struct `An answer to why not` {
  /// `make questions` asks 300 in release.
  @Test func `has advice that works in random forms`() throws {
    var counts: [WishedForm.Kind: Int] = [:]
    for seed in UInt64(1)...30 {
      let (kind, faults) = try WishedForm(seed: seed).answer()
      #expect(faults == [], "\(seed)")
      counts[kind, default: 0] += 1
    }
    // The questions are as varied as this, so that each kind is tested.
    for kind in [WishedForm.Kind.outranked, .forbidden, .repaired] {
      #expect(counts[kind, default: 0] >= 2, "\(counts)")
    }
  }
}
