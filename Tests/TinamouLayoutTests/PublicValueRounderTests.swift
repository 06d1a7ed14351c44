import Testing

@testable import TinamouLayout

@Suite struct PublicValueRounderTests {
  /// Half of the largest length, so that the far edges of frames stay inside it.
  private static let farthest: Int64 = 500_000_000

  @Test(arguments: [1.0, 2, 3, 4])
  func `four numbers at once come to the same pixels as one at a time`(scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    let rounder = try #require(PublicValueRounder(grid))
    var state: UInt64 = 7
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11
    }
    for _ in 0..<20_000 {
      // Multiples of 2^-20 near zero, near ties and far away.
      let units = Int64(bitPattern: next()) % (next() % 3 == 0 ? 1 << 22 : Self.farthest << 20)
      let pixel = Double(Int64(bitPattern: next()) % (next() % 2 == 0 ? 100_000 : Self.farthest))
      let tie = (pixel + 0.5) / scale
      let values = SIMD4(
        Double(units) * 0x1p-20, -Double(units) * 0x1p-20, (tie * 0x1p20).rounded() * 0x1p-20,
        -(pixel * 0x1p20 + 1) * 0x1p-20)
      let frame = SIMD4(
        values.x, values.y, values.z.magnitude, values.w.magnitude)
      let rounded = rounder.round(frame)
      #expect(rounded == SIMD4(grid.round(Rect(frame))), "\(frame)")
      for index in 0..<4 { #expect(rounded[index] != 0 || rounded[index].sign == .plus) }
    }
  }

  @Test func `other grids are left to the slow way`() {
    #expect(PublicValueRounder(PixelGrid(scale: 1.5)) == nil)
    #expect(PublicValueRounder(PixelGrid(scale: 5)) == nil)
  }
}
