import Testing
import UIKit

/// The title and the image inside of buttons.
@MainActor @Suite struct ButtonTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func show(_ view: UIView, _ frame: CGRect) {
    root.addSubview(view)
    view.frame = frame
    root.layoutIfNeeded()
  }

  private func size(_ text: String, _ points: CGFloat) -> CGSize {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: points)
    return label.intrinsicContentSize
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  @Test func `a title is in the middle of its button`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    show(button, CGRect(x: 20, y: 40, width: 200, height: 50))
    let title = try #require(button.titleLabel)
    #expect(title.superview === button)
    let text = size("Save", 15)
    #expect(title.frame.size == text)
    #expect(abs(title.frame.midX - 100) <= 0.25)
    #expect(abs(title.frame.midY - 25) <= 0.25)
    button.setTitle("Save as a copy", for: .normal)
    root.layoutIfNeeded()
    #expect(title.frame.width == size("Save as a copy", 15).width)
  }

  @Test func `the title of a button without a type has 18 points`() throws {
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    #expect(button.titleLabel?.font.pointSize == 18)
    #expect(button.intrinsicContentSize.height == size("Save", 18).height.rounded(.up) + 12)
  }

  @Test(arguments: [
    UIControl.ContentHorizontalAlignment.leading, .center, .trailing, .left, .right,
  ])
  func `image and title are aligned together`(
    alignment: UIControl.ContentHorizontalAlignment
  ) throws {
    for isMirrored in [false, true] {
      let button = UIButton(type: .system)
      button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      button.setTitle("Go", for: .normal)
      button.setImage(image(20, 24), for: .normal)
      button.contentHorizontalAlignment = alignment
      show(button, CGRect(x: 0, y: 0, width: 200, height: 40))
      let picture = try #require(button.imageView).frame
      let title = try #require(button.titleLabel).frame
      let text = size("Go", 15)
      #expect(picture.size == CGSize(width: 20, height: 24))
      #expect(picture.minY == 8)
      let free = 200 - 20 - text.width
      let isLeft = alignment == .left || alignment == (isMirrored ? .trailing : .leading)
      let start = alignment == .center ? free / 2 : isLeft ? 0 : free
      #expect(abs((isMirrored ? title.minX : picture.minX) - start) <= 0.25)
      #expect(abs((isMirrored ? title.maxX - picture.minX : picture.maxX - title.minX)) <= 0.5)
    }
  }

  @Test func `insets move the parts, and a title without room is cut off`() throws {
    let button = UIButton(type: .system)
    button.setTitle("A long title", for: .normal)
    button.setImage(image(20, 20), for: .normal)
    let picture = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    let text = size("A long title", 15)
    show(button, CGRect(x: 0, y: 0, width: 20 + text.width + 60, height: 40))
    let (imageStart, titleStart) = (picture.frame.minX, title.frame.minX)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 8)
    root.layoutIfNeeded()
    #expect(title.frame.minX == titleStart + 5)
    #expect(picture.frame.minX == imageStart - 4)
    #expect(picture.frame.minY == 12)
    // The size of the button does not know these insets, so the title loses their width.
    button.frame.size.width = 20 + text.width
    root.layoutIfNeeded()
    #expect(title.frame.width == text.width - 10)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 4)
    #expect(button.intrinsicContentSize.width == 20 + text.width.rounded(.up) + 10)
    root.layoutIfNeeded()
    #expect(title.frame.width == text.width - 20)
  }

  /// The frames that a developer read from a button of 335 points with an image of 32 and a title
  /// of 54: https://e-com-net.com/article/1745505489363419136.htm.
  @Test func `insets place the parts as they were measured`() throws {
    let button = UIButton()
    button.setImage(image(32, 32), for: .normal)
    let picture = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    show(button, CGRect(x: 0, y: 0, width: 335, height: 40))
    func starts(_ image: (CGFloat, CGFloat), _ title: (CGFloat, CGFloat) = (0, 0)) -> CGFloat {
      button.imageEdgeInsets = UIEdgeInsets(top: 0, left: image.0, bottom: 0, right: image.1)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: title.0, bottom: 0, right: title.1)
      root.layoutIfNeeded()
      return picture.frame.minX
    }
    // The screen has three pixels for each point, so that halves are rounded to thirds.
    #expect(abs(starts((0, 0)) - 151.5) < 0.2)
    #expect(abs(starts((10, 0)) - 156.5) < 0.2)
    #expect(abs(starts((0, 100)) - 101.5) < 0.2)
    #expect(abs(starts((10, 100)) - 106.5) < 0.2)
    let attachment = NSTextAttachment()
    attachment.image = image(54, 10)
    button.setAttributedTitle(NSAttributedString(attachment: attachment), for: .normal)
    #expect(abs(starts((0, 0)) - 124.5) < 0.2 && abs(title.frame.minX - 156.5) < 0.2)
    #expect(title.frame.width == 54)
    #expect(abs(starts((50, 0)) - 149.5) < 0.2 && abs(title.frame.minX - 156.5) < 0.2)
    #expect(abs(starts((50, 0), (0, 100)) - 149.5) < 0.2 && abs(title.frame.minX - 106.5) < 0.2)
    button.contentEdgeInsets.left = 20
    #expect(abs(starts((0, 0)) - 134.5) < 0.2 && abs(title.frame.minX - 166.5) < 0.2)
  }

  @Test func `the parts follow the image, the direction and the text size`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let title = try #require(button.titleLabel)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    button.contentHorizontalAlignment = .leading
    show(button, CGRect(x: 0, y: 0, width: 200, height: 60))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(root)
    window.isHidden = false
    window.layoutIfNeeded()
    let before = title.frame
    button.setImage(image(20, 20), for: .normal)
    root.layoutIfNeeded()
    #expect(title.frame.minX == before.minX + 20)
    button.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(title.frame.maxX == 180)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    root.layoutIfNeeded()
    #expect(title.frame.height > before.height + 8)
    #expect(title.frame.maxX == 180)
  }

  @Test func `an image fills a button that says so, and is not larger than it`() throws {
    let button = UIButton()
    button.setImage(image(20, 20), for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    show(button, CGRect(x: 0, y: 0, width: 60, height: 50))
    let picture = try #require(button.imageView)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
    button.contentHorizontalAlignment = .center
    button.contentVerticalAlignment = .center
    button.setImage(image(100, 30), for: .normal)
    root.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 10, width: 60, height: 30))
  }

  /// A button that places its image above the title, as many apps have one.
  private final class Tile: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.midX - 15, y: 0, width: 30, height: 30)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      let title = super.titleRect(forContentRect: contentRect)
      return CGRect(x: 0, y: 34, width: contentRect.width, height: title.height)
    }
  }

  @Test func `overrides place the parts`() throws {
    let tile = Tile(type: .custom)
    tile.setTitle("Home", for: .normal)
    tile.setImage(image(64, 64), for: .normal)
    show(tile, CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(tile.imageView?.frame == CGRect(x: 25, y: 0, width: 30, height: 30))
    #expect(
      tile.titleLabel?.frame == CGRect(x: 0, y: 34, width: 80, height: size("Home", 18).height))
  }

  @Test func `constraints and touches know the parts`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Inbox", for: .normal)
    let badge = UIView()
    for view in [button, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let title = try #require(button.titleLabel)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 120),
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4),
      badge.centerYAnchor.constraint(equalTo: title.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 8),
    ])
    TinamouUIKit.clearProblems()
    root.layoutIfNeeded()
    #expect(TinamouUIKit.problems.isEmpty)
    #expect(badge.frame.minX == button.convert(title.frame, to: root).maxX + 4)
    #expect(button.hitTest(CGPoint(x: 60, y: 15), with: nil) === button)
  }

  /// A label that notes a change.
  private final class Link: UILabel {
    var changes = 0
    override var isUserInteractionEnabled: Bool { didSet { changes += 1 } }
  }

  @Test func `labels and image views ignore touches until they are told otherwise`() {
    #expect(!UIImageView().isUserInteractionEnabled && UIView().isUserInteractionEnabled)
    let link = Link()
    #expect(!link.isUserInteractionEnabled)
    link.isUserInteractionEnabled = true
    #expect(link.isUserInteractionEnabled && link.changes == 1)
  }

  @Test func `insets larger than the button leave no room`() throws {
    let button = UIButton()
    button.setImage(image(20, 20), for: .normal)
    button.setTitle("Go", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 30, left: 60, bottom: 30, right: 60)
    let (picture, title) = (try #require(button.imageView), try #require(button.titleLabel))
    show(button, CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(picture.frame.size == .zero && title.frame.size == .zero)
    #expect(abs(picture.frame.midX - 50) < 0.2)
  }

  @Test func `a configuration places image and title`() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay"
    configuration.image = image(20, 20)
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    let content = button.intrinsicContentSize
    show(button, CGRect(x: 0, y: 0, width: content.width + 40, height: content.height + 10))
    let picture = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    let text = size("Pay", 17)
    #expect(abs(picture.frame.minX - 32) < 1e-9)
    #expect(abs(title.frame.minX - picture.frame.maxX - 6) < 1e-9)
    #expect(title.frame.width == text.width)
    #expect(abs(title.frame.midY - button.bounds.midY) <= 0.25)
    button.configuration?.imagePlacement = .trailing
    root.layoutIfNeeded()
    #expect(abs(title.frame.minX - 32) < 1e-9)
    #expect(abs(picture.frame.minX - 38 - text.width) < 1e-9)
    button.configuration?.imagePlacement = .top
    button.configuration?.contentInsets.top = 17
    root.layoutIfNeeded()
    #expect(abs(title.frame.minY - picture.frame.maxY - 6) < 1e-9)
    #expect(abs(title.frame.midX - picture.frame.midX) <= 0.25)
    button.semanticContentAttribute = .forceRightToLeft
    button.configuration?.imagePlacement = .leading
    button.contentHorizontalAlignment = .leading
    root.layoutIfNeeded()
    #expect(abs(picture.frame.maxX - button.bounds.maxX + 12) < 1e-9)
    #expect(abs(title.frame.maxX - picture.frame.minX + 6) < 1e-9)
  }
}
