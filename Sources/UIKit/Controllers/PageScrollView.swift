import Foundation

/// The scroll view of pages that scroll: it has room for a page before and after the one that it
/// shows, so its offset is one page, as apps that follow the scrolling expect.
final class PageScrollView: UIScrollView {
  private let isVertical: Bool
  private let page = UIView()

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    addSubview(page)
  }
  required init?(coder: NSCoder) {
    isVertical = false
    super.init(coder: coder)
  }

  /// Shows a view in the place of the page.
  func show(_ content: UIView) {
    layoutIfNeeded()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = page.bounds
    page.addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let start = CGPoint(x: isVertical ? 0 : size.width, y: isVertical ? size.height : 0)
    contentSize = CGSize(width: size.width + 2 * start.x, height: size.height + 2 * start.y)
    contentOffset = start
    page.frame = CGRect(origin: start, size: size)
  }
}
