import QuartzCore
import Testing
import UIKit

/// What the screens of courses also use of UIKit.
@MainActor @Suite struct InterfaceTests {
  private func problems(_ change: () -> Void) -> [String] {
    TinamouUIKit.clearProblems()
    change()
    return TinamouUIKit.clearProblems().map(\.description)
  }

  /// A stack whose initialisers are those that Xcode writes.
  private final class Column: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A button that moves its title.
  private final class Shifted: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect).offsetBy(dx: 5, dy: 0)
    }
  }

  @Test func `subclasses override the initialisers and rectangles that UIKit has`() {
    #expect(Column(arrangedSubviews: [UIView()]).axis == .vertical)
    let button = Shifted(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 2, y: 1, width: 94, height: 36))
    button.contentHorizontalAlignment = .left
    #expect(button.titleRect(forContentRect: content).minX == 7)
  }

  @Test func `attributes of a field set its font`() {
    let field = UITextField()
    field.text = "Text"
    let usual = field.intrinsicContentSize
    let found = problems {
      field.defaultTextAttributes = [
        .font: UIFont.systemFont(ofSize: 34), .foregroundColor: UIColor.red,
      ]
    }
    #expect(found == [])
    #expect(field.font?.pointSize == 34)
    #expect(field.intrinsicContentSize.width > usual.width * 1.8)
    #expect(problems { field.defaultTextAttributes[.baselineOffset] = 4 }.count == 1)
  }

  @Test func `labels keep a strategy for lines, impacts their style, pasteboards their texts`() {
    let label = UILabel()
    label.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    #expect(label.lineBreakStrategy.contains(.pushOut))
    #expect(UIImpactFeedbackGenerator(style: .heavy).style == .heavy)
    #expect(UIImpactFeedbackGenerator().style == .medium)
    UIPasteboard.general.strings = ["a", "b"]
    #expect(UIPasteboard.general.string == "a")
    #expect(UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = nil
    #expect(!UIPasteboard.general.hasStrings)
  }

  @Test func `an image view has the size of its image and starts no animation by itself`() {
    let view = UIImageView()
    view.animationImages = [UIImage(size: CGSize(width: 9, height: 9))]
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.image = UIImage(systemName: "star")
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
  }

  @Test func `a button measures the font of its attributed title`() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Title"
    let usual = button.intrinsicContentSize
    var title = AttributedString("Title")
    title.font = .systemFont(ofSize: 34, weight: .bold)
    button.configuration?.attributedTitle = title
    #expect(button.intrinsicContentSize.width - 24 > (usual.width - 24) * 1.8)
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { attributes in
        var changed = attributes
        changed.font = UIFont.systemFont(ofSize: 17)
        return changed
      }
    #expect(abs(button.intrinsicContentSize.width - usual.width) < 1)
  }

  @Test func `images can be drawn in a size`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(
      image.preparingThumbnail(of: CGSize(width: 15, height: 15))?.size
        == CGSize(width: 15, height: 10))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 6))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `what a selector cannot do is reported`() {
    let center = NotificationCenter.default
    let active = UIApplication.didBecomeActiveNotification
    #expect(
      problems { center.addObserver(self, selector: Selector("show"), name: active, object: nil) }
        == [])
    let own = Notification.Name("logout")
    #expect(
      problems { center.addObserver(self, selector: Selector("out"), name: own, object: nil) }.count
        == 1)
  }

  @Test func `a tree of items shows the children of expanded items`() {
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["a", "b"])
    section.append(["a1", "a2"], to: "a")
    section.append(["a11"], to: "a1")
    #expect(section.items == ["a", "a1", "a11", "a2", "b"])
    #expect(section.visibleItems == ["a", "b"])
    section.expand(["a"])
    #expect(section.visibleItems == ["a", "a1", "a2", "b"])
    #expect(section.level(of: "a11") == 2)
    section.insert(["c"], before: "b")
    section.delete(["a1"])
    #expect(section.items == ["a", "a2", "c", "b"])
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.insertSections([3], beforeSection: 2)
    snapshot.moveSection(1, afterSection: 2)
    #expect(snapshot.sectionIdentifiers == [3, 2, 1])
    snapshot.appendItems(["x", "y"], toSection: 2)
    snapshot.moveItem("y", beforeItem: "x")
    #expect(snapshot.itemIdentifiers == ["y", "x"])
  }

  /// The guides work with any spelling of their type: the lower edge of the top guide is that of
  /// the safe area, also with a constant below zero.
  @Test func `layout guides of a controller are items of constraints`() throws {
    let window = LayoutWindow.iPhone14
    try window.show(UIViewController.init) { controller, window in
      let views = (0..<3).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      }
      let guide: any UILayoutSupport = controller.topLayoutGuide
      let object = guide as AnyObject
      NSLayoutConstraint(
        item: views[0], attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom,
        multiplier: 1, constant: -20
      ).isActive = true
      NSLayoutConstraint(
        item: object, attribute: .bottom, relatedBy: .equal, toItem: views[1], attribute: .top,
        multiplier: 1, constant: 20
      ).isActive = true
      views[2].bottomAnchor.constraint(
        equalTo: controller.bottomLayoutGuide.topAnchor, constant: -5
      ).isActive = true
      window.layoutIfNeeded()
      #expect(guide.length == 47)
      #expect(views[0].frame.minY == 27)
      #expect(views[1].frame.minY == 27)
      #expect(views[2].frame.maxY == 805)
    }
  }
}
