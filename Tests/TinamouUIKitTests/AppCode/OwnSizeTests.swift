import Testing
import UIKit

/// The natural sizes of controls and texts.
@MainActor @Suite struct OwnSizeTests {
  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
  }

  @Test func `a view that takes the size of its content keeps its origin`() {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 5, height: 5))
    label.text = "Tinamou"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 20, y: 30))
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `views and controllers are made without arguments, as apps do in fallbacks`() {
    let cell = UITableViewCell()
    #expect(cell.contentView.superview === cell)
    let row = LabelledRow()
    #expect(row.reuseIdentifier == nil)
    #expect(row.label.superview === row.contentView)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    #expect(UICollectionViewCell().frame == .zero)
    #expect(UIVisualEffectView().effect == nil)
    let pages: UIPageViewController = UIPageViewController()
    #expect(pages.navigationOrientation == .horizontal)
    #expect(UISearchController().searchResultsController == nil)
    #expect(UITabBarItem().title == nil)
    #expect(UINavigationItem().title == nil)
    UIImpactFeedbackGenerator().impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  @Test func `classes of an app override the initialisers that UIKit designates`() {
    #expect(Thumbnail(image: nil).contentMode == .center)
    #expect(Remark(frame: CGRect(x: 0, y: 0, width: 90, height: 40)).isScrollEnabled == false)
    #expect(Remark().isScrollEnabled == false)
    let root = UIViewController()
    #expect(Flow(rootViewController: root).viewControllers == [root])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let column = ColumnGuide(share: 0.25)
    column.place(in: view)
    view.layoutIfNeeded()
    #expect(column.layoutFrame == CGRect(x: 0, y: 0, width: 25, height: 60))
    #expect(FixedGuide().layoutFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `classes of an app override what is only seen or read aloud`() {
    final class Badge: UIControl {
      var changes = 0
      override var accessibilityLabel: String? {
        get { "3 messages" }
        set {}
      }
      override var clipsToBounds: Bool { didSet { changes += 1 } }
    }
    let badge = Badge()
    badge.clipsToBounds = true
    #expect(badge.changes == 1)
    #expect(badge.accessibilityLabel == "3 messages")
    let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
    badge.addGestureRecognizer(swipe)
    #expect(badge.gestureRecognizers == [swipe])
    badge.removeGestureRecognizer(swipe)
    #expect(badge.gestureRecognizers == nil)
  }

  @Test func `controls of one size have it from the beginning`() {
    #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(UIStepper(frame: CGRect(x: 5, y: 6, width: 0, height: 0)).frame.size.width == 94)
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
  }

  @Test func `a configured button has room around its title and picture`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log in"
    let button = UIButton(configuration: configuration)
    let bare = button.intrinsicContentSize
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    button.configuration = configuration
    #expect(isSame(button.intrinsicContentSize.width, bare.width - 24 + 60))
    #expect(isSame(button.intrinsicContentSize.height, bare.height - 14 + 40))
    configuration.image = UIImage(size: CGSize(width: 30, height: 12))
    configuration.imagePadding = 6
    button.configuration = configuration
    #expect(isSame(button.intrinsicContentSize.width, bare.width - 24 + 60 + 36))
    configuration.imagePlacement = .top
    button.configuration = configuration
    #expect(isSame(button.intrinsicContentSize.height, bare.height - 14 + 40 + 18))
    configuration.image = nil
    configuration.setDefaultContentInsets()
    button.configuration = configuration
    #expect(button.intrinsicContentSize == bare)
  }

  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-9 }

  @Test func `segments are as wide as the widest, or as was set`() {
    let control = UISegmentedControl(items: ["A", "A long title", UIImage(size: .zero)])
    let width = control.intrinsicContentSize.width
    control.setWidth(200, forSegmentAt: 0)
    #expect(isSame(control.intrinsicContentSize.width, width / 3 * 2 + 200))
    #expect(control.titleForSegment(at: 1) == "A long title")
    control.removeSegment(at: 0, animated: false)
    #expect(isSame(control.intrinsicContentSize.width, width / 3 * 2))
  }

  @Test func `texts are measured without a view`() {
    let font = UIFont.systemFont(ofSize: 17)
    let line = "Tinamou".size(withAttributes: [.font: font])
    #expect(abs(line.height - font.lineHeight) < 0.001)
    let label = UILabel()
    label.text = "Tinamou"
    #expect(abs(line.width - label.intrinsicContentSize.width) < 0.34)
    let text = "Several words that need more than one line" as NSString
    let box = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    #expect(box.width <= 100)
    #expect(box.height > 3 * line.height)
  }

  @Test func `what is not measured of a text is reported`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
    #expect(TinamouUIKit.clearProblems().isEmpty)
    style.headIndent = 4
    label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
    #expect(TinamouUIKit.clearProblems().count == 1)
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
  }

  @Test func `a picture has the size that was stated, or a problem is reported`() {
    UIImage.setSize(CGSize(width: 24, height: 12), ofImageNamed: "stated")
    #expect(UIImage(named: "stated")?.size == CGSize(width: 24, height: 12))
    #expect(TinamouUIKit.clearProblems().isEmpty)
    #expect(UIImage(named: "unknown picture")?.size == .zero)
    #expect(TinamouUIKit.clearProblems().count == 1)
  }

  /// The first bytes of files: the signatures of their formats and the sizes.
  @Test func `files of pictures tell their size`() throws {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 0x2C, 0, 0, 0, 0x96]
    #expect(UIImage(data: Data(png))?.size == CGSize(width: 300, height: 150))
    #expect(UIImage(data: Data(png), scale: 3)?.size == CGSize(width: 100, height: 50))
    let gif: [UInt8] = Array("GIF89a".utf8) + [0x0A, 0x01, 0x14, 0]
    #expect(UIImage(data: Data(gif))?.size == CGSize(width: 266, height: 20))
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 60, 0, 80]
    #expect(UIImage(data: Data(jpeg))?.size == CGSize(width: 80, height: 60))
    for length in 0..<png.count { #expect(UIImage(data: Data(png.prefix(length))) == nil) }
    for length in 0..<jpeg.count { #expect(UIImage(data: Data(jpeg.prefix(length))) == nil) }
  }
}

/// A row as apps write it: with the initialiser that tables call.
private final class LabelledRow: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// An image view that is made with its image.
private final class Thumbnail: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    contentMode = .center
  }

  required init?(coder: NSCoder) { nil }
}

/// A text that grows.
private final class Remark: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

/// A navigation controller with its first screen.
private final class Flow: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { nil }
}

/// A guide with a part of the width.
private final class ColumnGuide: UILayoutGuide {
  let share: CGFloat

  init(share: CGFloat) {
    self.share = share
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func place(in view: UIView) {
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: share),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// A guide that answers for itself.
private final class FixedGuide: UILayoutGuide {
  override var layoutFrame: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }

  @Test func `the rectangle of a label's text may have room around it`() {
    final class Padded: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines lines: Int
      ) -> CGRect {
        let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        return super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
          .inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
      }
    }
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.text = "Several words that need more than one line"
      label.numberOfLines = 0
    }
    let (own, larger) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(larger == CGSize(width: own.width + 20, height: own.height + 10))
    let narrow = padded.sizeThatFits(CGSize(width: 120, height: 0))
    let inner = plain.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow == CGSize(width: inner.width + 20, height: inner.height + 10))
    // In a layout it wraps at the width that it gets.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    padded.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(padded)
    padded.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    padded.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(padded.frame.width == 120)
    #expect(padded.frame.height == narrow.height)
  }

  @Test func `bars and controls take the size of their class`() {
    func size(_ view: UIView) -> CGSize {
      view.frame.size.width = 320
      view.sizeToFit()
      return view.frame.size
    }
    #expect(size(UISearchBar()) == CGSize(width: 320, height: 56))
    #expect(size(UINavigationBar()) == CGSize(width: 320, height: 44))
    #expect(size(UITabBar()) == CGSize(width: 320, height: 49))
    #expect(size(UIStepper()) == CGSize(width: 94, height: 32))
    #expect(size(UISlider()).width == 320)
    #expect(size(UIView()) == CGSize(width: 320, height: 0))
  }
}
