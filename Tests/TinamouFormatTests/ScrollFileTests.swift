import Testing
import TinamouFormat
import TinamouLayout

@Suite struct `Scroll views in constraint files` {
  private func text(_ scroll: String = "") -> String {
    """
    { "tinamou": 1,
      "view": { "id": "root", "safeArea": { "top": 20 }, "subviews": [
        { "id": "scroll", "kind": "scroll"\(scroll), "subviews": [
          { "id": "photo", "intrinsicSize": [null, 900] }, { "id": "badge" } ] } ] },
      "constraints": ["|[scroll]|", "V:|[scroll]|", "|[photo]|", "V:|[photo]|",
        "scroll.content.width == scroll.frame.width * 2",
        "badge.top == scroll.frame.top + 5", "badge.trailing == scroll.frame.trailing",
        "[badge(30)]", "V:[badge(10)]"],
      "at": [{ "size": [400, 600] }] }
    """
  }

  @Test(arguments: LayoutDirection.allCases)
  func `content is as large as constraints make it`(_ direction: LayoutDirection) throws {
    let result = try FileSnapshot(text(), direction)
    #expect(result.snapshot.broken.isEmpty && result.snapshot.ambiguous.isEmpty)
    #expect(result.frame("photo") == Rect(x: 0, y: 0, width: 800, height: 900))
    // The content begins below the status bar, and the badge stays at the frame.
    let badge = try #require(result.snapshot["badge"])
    let x: Double = direction == .leftToRight ? 370 : 0
    #expect(badge.windowFrame == Rect(x: x, y: 5, width: 30, height: 10))
    #expect(badge.frame.minY == -15)
    #expect(result.snapshot["photo"]?.windowFrame.minY == 20)
  }

  @Test func `an offset is that of the file in every window`() throws {
    let file = try ConstraintFile(
      SourceText(name: "x", text: text(", \"contentOffset\": [10, 120]")))
    let layout = try FileLayout(file)
    for height in [600.0, 2000, 600] {
      let window = WindowConfiguration.size(Size(width: 400, height: height))
      let snapshot = try layout.solve(window.environment())
      #expect(snapshot["photo"]?.windowFrame.origin == Point(x: -10, y: -120))
      #expect(snapshot["badge"]?.windowFrame.origin == Point(x: 370, y: 5))
    }
  }

  @Test func `insets are those of content, safe area and keyboard`() throws {
    let inset = ", \"contentInset\": { \"top\": 7, \"left\": 3 }"
    let both = try FileSnapshot(text(inset))
    #expect(both.snapshot["photo"]?.windowFrame.origin == Point(x: 3, y: 27))
    let never = try FileSnapshot(
      text(inset + ", \"contentInsetAdjustmentBehavior\": \"never\""))
    #expect(never.snapshot["photo"]?.windowFrame.origin == Point(x: 3, y: 7))
    let keyboard = text(", \"insetsContentFromKeyboard\": true").replacing(
      "\"size\": [400, 600]", with: "\"size\": [400, 600], \"keyboard\": 250")
    let result = try FileSnapshot(keyboard)
    let scroll = try #require(result.layout.engine.root.subviews.first as? ScrollView)
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 20, bottom: 250))
  }

  @Test func `other views have no content`() {
    func messages(_ view: String, _ constraint: String) -> [String] {
      FileSnapshot.messages(
        """
        { "tinamou": 1, "view": { "id": "root", "subviews": [{ "id": "a"\(view) }] },
          "constraints": ["\(constraint)"] }
        """)
    }
    #expect(
      messages("", "a.content.top == 0")
        == ["'a' has no guide 'content', which only a scroll view has"])
    #expect(
      messages("", "a.frame.top == 0")
        == ["'a' has no guide 'frame', which only a scroll view, table or collection has"])
    #expect(
      messages(", \"contentOffset\": [0, 0]", "a.top == root.top")
        == ["only a scroll view, table or collection has 'contentOffset'"])
    #expect(messages(", \"kind\": \"scroll\"", "V:|[a.content]|").isEmpty)
  }
}
