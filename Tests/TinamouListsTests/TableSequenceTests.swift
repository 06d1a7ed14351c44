import Testing
import TinamouLayoutTestSupport

@Suite struct `A table in any sequence of steps` {
  // `tinamou-verify --walks` takes many more.
  @Test(arguments: UInt64(1)...8)
  func `lays out each visible row as a new table does`(seed: UInt64) throws {
    #expect(try TableWalk(seed: seed).faults() == [])
  }
}
