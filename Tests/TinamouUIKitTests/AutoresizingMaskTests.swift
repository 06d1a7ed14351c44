import Testing
import UIKit

/// Masks of views whose superview had no size when they were added.
@MainActor @Suite struct AutoresizingMaskTests {
  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
  }

  /// A header, 300 by 100, that constraints place in a window, with a subview that was added
  /// before.
  private func frame(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask
  ) -> (header: CGRect, subview: CGRect) {
    let (header, subview) = (UIView(), UIView(frame: frame))
    header.translatesAutoresizingMaskIntoConstraints = false
    subview.autoresizingMask = mask
    header.addSubview(subview)
    let controller = UIViewController()
    controller.view.addSubview(header)
    NSLayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      header.topAnchor.constraint(equalTo: controller.view.topAnchor),
      header.widthAnchor.constraint(equalToConstant: 300),
      header.heightAnchor.constraint(equalToConstant: 100),
    ])
    UIWindow.showing(controller).layoutIfNeeded()
    return (header.frame, subview.frame)
  }

  @Test func `flexible sizes grow by the size of the superview`() {
    let line = frame(CGRect(x: 0, y: 0, width: 0, height: 1), .flexibleWidth)
    #expect(line.header == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(line.subview == CGRect(x: 0, y: 0, width: 300, height: 1))
    let both = frame(
      CGRect(x: 0, y: 0, width: 100, height: 100), [.flexibleWidth, .flexibleHeight])
    #expect(both.header.size == CGSize(width: 300, height: 100))
    #expect(both.subview == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(TinamouUIKit.problems.isEmpty)
  }

  @Test func `flexible margins keep a view in the center`() {
    let spinner = frame(
      CGRect(x: -10, y: -10, width: 20, height: 20),
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
    #expect(spinner.subview == CGRect(x: 140, y: 40, width: 20, height: 20))
    #expect(TinamouUIKit.problems.isEmpty)
  }

  @Test func `frames without a window follow too`() {
    let (header, line) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 1)))
    line.autoresizingMask = .flexibleWidth
    header.addSubview(line)
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    #expect(line.frame == CGRect(x: 0, y: 0, width: 300, height: 1))
    header.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 0, y: 0, width: 300, height: 1))
  }

  @Test func `frames in the content of a cell are those of a row 320 wide`() throws {
    final class Row: UITableViewCell {
      let line = UIView(frame: CGRect(x: 15, y: 0, width: 290, height: 44))
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        line.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(line)
      }
      required init?(coder: NSCoder) { nil }
    }
    let row = Row(style: .default, reuseIdentifier: nil)
    row.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    row.layoutIfNeeded()
    #expect(row.contentView.frame.width == 390)
    #expect(row.line.frame == CGRect(x: 15, y: 0, width: 360, height: row.contentView.frame.height))
    #expect(TinamouUIKit.problems.isEmpty)
  }
}
