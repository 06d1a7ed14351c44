import Testing

@testable import TinamouLayout

@Suite struct `A value that is seldom changed` {
  @Test func `has memory of its own from its first change on`() {
    var attributes = LayoutView.Attributes()
    #expect(attributes.text.numberOfLines == 1)
    #expect(!attributes.$text)
    attributes.text.numberOfLines = 3
    #expect(attributes.$text)
    #expect(attributes.text.numberOfLines == 3)
    #expect(!attributes.$margins)
  }

  @Test func `is shared by copies until one of them changes`() {
    var first = LayoutView.Attributes()
    first.text.numberOfLines = 2
    var second = first
    second.text.numberOfLines = 3
    second.text.preferredMaxLayoutWidth = 100
    first.text.numberOfLines = 4
    #expect(first.text.numberOfLines == 4)
    #expect(first.text.preferredMaxLayoutWidth == 0)
    #expect(second.text.numberOfLines == 3)
    #expect(second.text.preferredMaxLayoutWidth == 100)
  }

  @Test func `is not made by a view that is asked, moved or given what it has`() {
    let view = LayoutView("view")
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    view.numberOfLines = view.numberOfLines
    view.layoutMarginsBase = nil
    view.isHidden = true
    _ = (
      view.font, view.heights, view.contentHuggingPriority(for: .horizontal), view.traitOverrides
    )
    let attributes = view.attributes
    #expect(!attributes.$text && !attributes.$margins && !attributes.$alignment)
    #expect(!attributes.$autoresizing && !attributes.$surroundings && !attributes.$priorities)
  }
}
