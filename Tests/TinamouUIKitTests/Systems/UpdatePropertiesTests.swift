import Testing
import UIKit

/// `updateProperties()` of views and controllers, and its place among the other calls of a pass.
@MainActor @Suite struct UpdatePropertiesTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Noting: UIView {
    private let name: String
    private let log: Log
    var inLayout: ((Noting) -> Void)?

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      log.lines.append("\(name) properties")
    }
    override func updateConstraints() {
      log.lines.append("\(name) constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("\(name) layout")
      inLayout?(self)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.lines.append("\(name) traits")
    }
  }

  private final class Controller: UIViewController {
    let noted: Noting
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      noted = Noting("\(name)'s view", log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = noted }
    override func updateProperties() {
      super.updateProperties()
      log.lines.append("\(name) properties")
    }
    override func updateViewConstraints() {
      log.lines.append("\(name) constraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.lines.append("\(name) will layout") }
  }

  private let log = Log()

  /// A view with a subview that has been laid out, with an empty log.
  private func laidOutTree() -> (outer: Noting, inner: Noting) {
    let (outer, inner) = (Noting("outer", log), Noting("inner", log))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    log.lines = []
    return (outer, inner)
  }

  @Test func `properties come before constraints and layout, from the root down`() {
    let (outer, inner) = (Noting("outer", log), Noting("inner", log))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(
      log.lines == [
        "outer properties", "inner properties", "inner constraints", "outer constraints",
        "outer layout", "inner layout",
      ])
  }

  @Test func `a controller comes before its view`() {
    let window = UIWindow.showing(Controller("root", log))
    window.layoutIfNeeded()
    #expect(
      log.lines == [
        "root properties", "root's view properties", "root constraints", "root's view constraints",
        "root will layout", "root's view layout",
      ])
  }

  @Test func `a child comes after its parent`() {
    let (parent, child) = (Controller("parent", log), Controller("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = UIWindow.showing(parent)
    window.layoutIfNeeded()
    #expect(
      log.lines.filter { $0.hasSuffix("properties") } == [
        "parent properties", "parent's view properties", "child properties",
        "child's view properties",
      ])
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `traits are told before properties are updated`(
    _ direction: UIUserInterfaceLayoutDirection
  ) throws {
    try LayoutWindow.iPhone14.show({ Controller("root", log) }, direction: direction) {
      root, window in
      log.lines = []
      root.noted.traitOverrides.preferredContentSizeCategory = .extraLarge
      root.noted.setNeedsUpdateProperties()
      root.noted.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(
        log.lines == [
          "root's view traits", "root's view properties", "root will layout", "root's view layout",
        ])
    }
  }

  @Test func `a request alone causes no layout`() {
    let (outer, inner) = laidOutTree()
    inner.setNeedsUpdateProperties()
    outer.layoutIfNeeded()
    #expect(log.lines == ["inner properties"])
  }

  @Test func `a layout alone updates no properties`() {
    let (outer, inner) = laidOutTree()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.lines == ["inner layout"])
  }

  @Test func `several requests are one call`() {
    let (outer, inner) = laidOutTree()
    for _ in 0..<3 { inner.setNeedsUpdateProperties() }
    #expect(log.lines.isEmpty)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(log.lines == ["inner properties"])
  }

  @Test func `updatePropertiesIfNeeded calls the view and what is in it at once`() {
    let (outer, inner) = laidOutTree()
    outer.setNeedsUpdateProperties()
    inner.setNeedsUpdateProperties()
    outer.setNeedsLayout()
    outer.updatePropertiesIfNeeded()
    #expect(log.lines == ["outer properties", "inner properties"])
  }

  @Test func `updatePropertiesIfNeeded leaves superviews alone`() {
    let (outer, inner) = laidOutTree()
    outer.setNeedsUpdateProperties()
    inner.setNeedsUpdateProperties()
    inner.updatePropertiesIfNeeded()
    #expect(log.lines == ["inner properties"])
  }

  @Test func `a request of a controller does not call its view`() {
    let root = Controller("root", log)
    let window = UIWindow.showing(root)
    window.layoutIfNeeded()
    log.lines = []
    root.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(log.lines == ["root properties"])
  }

  @Test func `a request of a view does not call its controller`() {
    let root = Controller("root", log)
    let window = UIWindow.showing(root)
    window.layoutIfNeeded()
    log.lines = []
    root.view.setNeedsUpdateProperties()
    root.updatePropertiesIfNeeded()
    #expect(log.lines == ["root's view properties"])
  }

  @Test func `a request during the layout is met in the next pass`() {
    let (outer, inner) = laidOutTree()
    outer.inLayout = { _ in inner.setNeedsUpdateProperties() }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.lines == ["outer layout", "inner properties"])
  }

  /// A label whose text depends on its owner.
  private final class Badge: UIView {
    var count = 1
    let label = UILabel()

    init() {
      super.init(frame: .zero)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }

    override func updateProperties() { label.text = String(repeating: "8", count: count) }
  }

  @Test func `what is set takes part in the layout of the same pass`() {
    let (badge, plain) = (Badge(), UILabel())
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.layoutIfNeeded()
    badge.count = 5
    badge.setNeedsUpdateProperties()
    badge.layoutIfNeeded()
    plain.text = "88888"
    #expect(badge.label.frame.width == plain.intrinsicContentSize.width)
  }

  @Test func `a fitting size knows what is set`() {
    let (badge, plain) = (Badge(), UILabel())
    badge.count = 7
    plain.text = "8888888"
    #expect(
      badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        == plain.intrinsicContentSize.width)
  }
}
