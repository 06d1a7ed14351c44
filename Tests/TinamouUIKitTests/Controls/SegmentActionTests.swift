import Testing
import UIKit

/// Segments that show what their actions show.
@MainActor @Suite struct SegmentActionTests {
  private let add = UIAction(title: "Add", identifier: UIAction.Identifier("add")) { _ in }
  private let picture = UIAction(
    title: "Picture", image: UIImage(size: CGSize(width: 90, height: 9))
  ) { _ in }

  @Test func `a segment with an action is as wide as one with its title or image`() {
    let titles = UISegmentedControl(items: ["Add", UIImage(size: CGSize(width: 90, height: 9))])
    let actions = UISegmentedControl(frame: .zero, actions: [add])
    actions.insertSegment(action: picture, at: 1, animated: false)
    #expect(actions.intrinsicContentSize == titles.intrinsicContentSize)
    #expect(actions.titleForSegment(at: 0) == "Add" && actions.titleForSegment(at: 1) == nil)
    actions.setAction(add, forSegmentAt: 1)
    #expect(
      actions.intrinsicContentSize
        == UISegmentedControl(items: ["Add", "Add"]).intrinsicContentSize)
  }

  @Test func `segments are found by their actions`() {
    let control = UISegmentedControl(items: ["One"])
    control.insertSegment(action: add, at: 9, animated: false)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("add")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("none")) == NSNotFound)
    #expect(control.actionForSegment(at: 1) === add && control.actionForSegment(at: 0) == nil)
    #expect(control.actionForSegment(at: 7) == nil)
  }

  @Test(arguments: [
    (UISemanticContentAttribute.forceLeftToRight, UIControl.ContentHorizontalAlignment.left),
    (.forceRightToLeft, .right),
  ])
  func `the alignment of a control is that of its direction`(
    _ direction: UISemanticContentAttribute, alignment: UIControl.ContentHorizontalAlignment
  ) {
    let control = UIControl()
    control.semanticContentAttribute = direction
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == alignment)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }
}
