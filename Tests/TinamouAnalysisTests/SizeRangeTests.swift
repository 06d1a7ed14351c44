import Testing
import TinamouAnalysis

@Suite struct `A range of sizes` {
  @Test(arguments: [
    (SizeRange(627.996, 628), true),
    (SizeRange(627.996, 628, includesUpper: false), false),
    (SizeRange(628, 628.004, includesLower: false), false),
    (SizeRange(347.499, 347.501), true),
    (SizeRange(300 + 1.0 / 3, 300 + 1.0 / 3), true),
    (SizeRange(300.1, 300.1), false),
    (SizeRange(300, 301, includesLower: false, includesUpper: false), true),
  ])
  func `has the sizes of windows if whole pixels are in it`(range: SizeRange, has: Bool) {
    #expect(range.hasWholePixels == has)
  }
}
