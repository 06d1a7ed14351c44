import Testing
import UIKit

/// The sizes that labels are asked for.
@MainActor @Suite struct LabelSizeTests {
  /// UIKit takes a width of zero as none, as it does for the size of the content.
  @Test func `a width of zero limits no text`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The first tram climbs the hill"
    let line = label.intrinsicContentSize
    #expect(label.sizeThatFits(.zero) == line)
    #expect(label.sizeThatFits(CGSize(width: line.width, height: 0)) == line)
    #expect(label.sizeThatFits(CGSize(width: line.width / 2, height: 0)).height > line.height)
  }
}
