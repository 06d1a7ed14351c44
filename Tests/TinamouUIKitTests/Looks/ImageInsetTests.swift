import Testing
import UIKit

/// The part of an image that stretches.
@MainActor @Suite struct ImageInsetTests {
  private let image = UIImage(size: CGSize(width: 20, height: 10), scale: 2)
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `an image that stretches has the insets of its caps and the same size`() {
    #expect(image.capInsets == .zero)
    let caps = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(caps.capInsets == insets && caps.resizingMode == .stretch)
    #expect(caps.size == image.size && caps.scale == 2)
    #expect(caps.withRenderingMode(.alwaysTemplate).capInsets == insets)
    #expect(caps.withAlignmentRectInsets(insets).capInsets == insets)
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
  }

  @Test func `one point stretches between old caps`() {
    let caps = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0).capInsets
    #expect(caps == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 14))
    let large = image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 30).capInsets
    #expect(large == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
  }
}
