import Testing
import TinamouLayoutTestSupport

@Suite struct `A collection in any sequence of steps` {
  // `tinamou-verify --walks` takes many more.
  @Test(arguments: UInt64(1)...4)
  func `lays out each visible item as a new collection does`(seed: UInt64) throws {
    #expect(try CollectionWalk(seed: seed).faults() == [])
  }
}
