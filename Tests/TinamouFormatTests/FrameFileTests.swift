import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Frames, alignment and baselines in constraint files` {
  private func file(_ subviews: String, _ constraints: String = "") -> String {
    """
    { "tinamou": 1, "view": { "id": "root", "margins": 0, "safeArea": 0, "subviews": [\(subviews)] },
      "constraints": [\(constraints)], "at": [{ "size": [400, 600] }] }
    """
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a mask says what follows the superview`(_ direction: LayoutDirection) throws {
    // 80 wider and 120 higher than the superview in which the frames were given.
    let size = "\"superviewSize\": [320, 480]"
    let result = try FileSnapshot(
      file(
        """
        { "id": "wide", "frame": [10, 20, 100, 40],
          "autoresizing": { "mask": ["flexibleWidth", "flexibleTopMargin"], \(size) },
          "subviews": [ { "id": "corner", "frame": [90, 30, 10, 10],
            "autoresizing": { "mask": ["flexibleLeftMargin"] } } ] },
        { "id": "still", "frame": [1, 2, 3, 4], "autoresizing": { "mask": [] } }
        """), direction)
    #expect(result.frame("wide") == Rect(x: 10, y: 140, width: 180, height: 40))
    #expect(result.frame("corner") == Rect(x: 170, y: 30, width: 10, height: 10))
    #expect(result.frame("still") == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `numbers reach a billion`() throws {
    let result = try FileSnapshot(
      file(
        """
        { "id": "form" }, { "id": "wide" }, { "id": "thirds", "subviews": [ { "id": "third" } ] }
        """,
        // 16,777,215 is the largest size of a widget in Qt: no limit at all.
        """
        "|[form]|", "V:|[form]|", "form.width <= 16777215", "form.height >= -16777215",
        "wide.leading == root.leading - 1e9", "wide.width == 1e9", "V:|[wide(1)]",
        "|[thirds]", "thirds.width == 1e9", "V:|[thirds(1)]", "|[third]", "V:|[third]|",
        "3 * third.width == thirds.width"
        """))
    #expect(result.frame("form") == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(result.frame("wide") == Rect(x: -1e9, y: 0, width: 1e9, height: 1))
    #expect(result.frame("thirds")?.width == 1e9)
    // A third of a billion points on a screen with 2 pixels a point.
    #expect(result.frame("third")?.width == 333_333_333.5)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `what is aligned lies inside the frame`(_ direction: LayoutDirection) throws {
    let result = try FileSnapshot(
      file(
        """
        { "id": "badge", "intrinsicSize": [40, 20],
          "alignmentInsets": { "top": 2, "left": 3, "bottom": -4, "right": 5 } },
        { "id": "even", "intrinsicSize": [10, 10], "alignmentInsets": 1 }
        """, "\"|[badge]\", \"V:|[badge]\", \"|[even]\", \"V:|[even]\""), direction)
    let isMirrored = direction == .rightToLeft
    #expect(
      result.frame("badge")
        == Rect(x: isMirrored ? 400 - 43 : -3, y: -2, width: 48, height: 18))
    #expect(
      result.frame("even") == Rect(x: isMirrored ? 389 : -1, y: -1, width: 12, height: 12))
  }

  @Test func `baselines are given or those of a view inside`() throws {
    let result = try FileSnapshot(
      file(
        """
        { "id": "a", "intrinsicSize": [10, 40], "baseline": { "first": 12, "last": 3 } },
        { "id": "b", "baseline": "inner", "subviews": [
          { "id": "inner", "intrinsicSize": [10, 30], "baseline": { "first": 20 } } ] },
        { "id": "c", "repeat": 2, "baseline": "d", "subviews": [
          { "id": "d", "intrinsicSize": [10, 8], "baseline": { "last": 2 } } ] }
        """,
        """
        "HV:|[inner]|", "HV:|[d]|", "a.top == root.top + 100", "|[a][b]",
        "b.firstBaseline == a.lastBaseline", "c.leading == root.leading",
        "c.lastBaseline == a.firstBaseline"
        """))
    #expect(result.snapshot.ambiguous.isEmpty && result.snapshot.broken.isEmpty)
    #expect(result.frame("a")?.minY == 100)
    #expect(result.frame("b")?.minY == 117)
    #expect(result.frame("c[1]")?.minY == 106)
  }

  @Test func `a missing value is reported with its place`() {
    let mask = "\"autoresizing\": { \"mask\": [\"flexibleWidth\"] }"
    #expect(
      FileSnapshot.messages(file("{ \"id\": \"a\", \(mask) }"))
        == ["'autoresizing' needs a 'frame' that it starts from"])
    #expect(
      FileSnapshot.messages(file("{ \"id\": \"a\", \"frame\": [0, 0, 1, 1], \(mask) }"))
        == ["'autoresizing' needs the 'superviewSize' that the frame was given in"])
    #expect(
      FileSnapshot.messages(file("{ \"id\": \"a\", \"baseline\": \"b\" }, { \"id\": \"b\" }"))
        == ["'a' has no view 'b' inside"])
  }
}
