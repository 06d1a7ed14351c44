import Testing
import TinamouFormat
import TinamouLayout

/// Of constraints of one priority on one value, the order in the file decides.
@Suite struct `Constraints of one priority on one value` {
  private func width(_ constraints: [String], content: String = "") throws -> Double? {
    let all = ["a.leading == root.leading", "V:|[a(20)]"] + constraints
    return try FileSnapshot(
      """
      { "tinamou": 1,
        "view": { "id": "root", "subviews": [{ "id": "a"\(content) }] },
        "constraints": [\(all.map { "\"\($0)\"" }.joined(separator: ", "))] }
      """
    ).frame("a")?.width
  }

  @Test(
    arguments: [
      (["a.width == 200 @250", "a.width == 100 @250"], 200),
      (["a.width == 100 @250", "a.width == 200 @250"], 100),
      (["a.width >= 300 @500", "a.width <= 90 @500"], 300),
      (["a.width <= 90 @500", "a.width >= 300 @500"], 90),
      (["2 * a.width == root.width @9", "2 * a.width == root.width - 60 @9"], 200),
      (["2 * a.width == root.width - 60 @9", "2 * a.width == root.width @9"], 170),
    ])
  func `the first one holds`(_ constraints: [String], _ width: Double) throws {
    #expect(try self.width(constraints) == width)
  }

  /// Two of them are on each side of the values between 200 and 300; the first one is on the side
  /// that holds.
  @Test(
    arguments: [
      ([100, 400, 200, 300], 200), ([400, 100, 200, 300], 300), ([300, 100, 200, 400], 300),
      ([200, 400, 300, 100], 200),
    ])
  func `of two groups of as many, the one with the first holds`(
    _ widths: [Double], _ width: Double
  ) throws {
    #expect(try self.width(widths.map { "a.width == \($0) @250" }) == width)
  }

  @Test func `other priorities do not count`() throws {
    #expect(try width(["a.width == 300 @249", "a.width == 90 @250", "a.width == 200 @250"]) == 90)
  }

  @Test func `a content size yields to all of them`() throws {
    let content = ", \"intrinsicSize\": [70, 20]"
    let sizes = [60, 50].map { "a.width <= \($0) @750" }
    #expect(try width(["a.width == 300 @999"] + sizes, content: content) == 300)
    #expect(try width(sizes, content: content) == 50)
  }
}
