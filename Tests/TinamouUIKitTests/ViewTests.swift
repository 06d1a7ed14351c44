import Testing
import UIKit

/// Views, their trees and their passes.
@MainActor @Suite struct ViewTests {
  /// Records its calls.
  private final class Noting: UIView {
    var notes: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      notes.append(newSuperview == nil ? "will leave" : "will come")
    }
    override func didMoveToSuperview() { notes.append(superview == nil ? "left" : "came") }
    override func didMoveToWindow() { notes.append(window == nil ? "no window" : "window") }
    override func didAddSubview(_ subview: UIView) { notes.append("added") }
    override func willRemoveSubview(_ subview: UIView) { notes.append("removing") }
    override func layoutSubviews() {
      super.layoutSubviews()
      notes.append("layout")
    }
    override func updateConstraints() {
      notes.append("constraints")
      super.updateConstraints()
    }
    override func safeAreaInsetsDidChange() { notes.append("safe area") }
  }

  /// A label with insets around its text.
  private final class Padded: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  /// A view with a content size.
  private final class Sized: UIView {
    var size = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  @Test func `a window with a size of its own has a safe area while it is shown`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.topAnchor.constraint(equalTo: window.layoutMarginsGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.minY == 10)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(view.frame.minY == 57)
    // A window of the screen's size stands for that of the app.
    #expect(UIWindow(frame: UIScreen.main.bounds).safeAreaInsets.top == 47)
  }

  @Test func `geometry is compared as in Core Graphics`() {
    let rectangle = CGRect(x: 5, y: 7, width: 10, height: 20)
    #expect(rectangle.equalTo(CGRect(x: 15, y: 27, width: -10, height: -20)))
    #expect(!rectangle.equalTo(rectangle.offsetBy(dx: 1, dy: 0)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
  }

  @Test func `geometry is written as text`() {
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
  }

  @Test func `subviews come and go with their callbacks`() {
    let (outer, inner) = (Noting(), Noting())
    outer.addSubview(inner)
    #expect(inner.superview === outer)
    #expect(outer.subviews == [inner])
    #expect(inner.isDescendant(of: outer))
    inner.removeFromSuperview()
    #expect(inner.notes == ["will come", "came", "will leave", "left"])
    #expect(outer.notes == ["added", "removing"])
  }

  @Test func `a view is laid out again when a subview comes or goes`() {
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Noting()
    inner.layoutIfNeeded()
    view.layoutIfNeeded()
    (view.notes, inner.notes) = ([], [])
    view.addSubview(inner)
    view.layoutIfNeeded()
    #expect(view.notes == ["added", "layout"])
    #expect(inner.notes == ["will come", "came", "layout"])
    view.notes = []
    inner.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.notes == ["removing", "layout"])
  }

  @Test func `a view may replace its subviews whenever it is laid out`() {
    final class Replacing: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        for view in subviews { view.removeFromSuperview() }
        addSubview(UIView(frame: bounds))
      }
    }
    let view = Replacing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    #expect(view.count == 1)
    #expect(view.subviews.first?.frame == view.bounds)
  }

  @Test func `a tint colour is that of the nearest superview that has one`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, middle, inner) = (Tinted(), Tinted(), Tinted())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && inner.changes == 1)
    middle.tintColor = .green
    outer.tintColor = .black
    #expect(inner.tintColor == .green && outer.tintColor == .black)
    #expect([outer, middle, inner].map(\.changes) == [2, 2, 2])
    middle.tintColor = nil
    #expect(inner.tintColor == .black)
  }

  @Test func `subviews keep the order that is asked for`() {
    let root = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], aboveSubview: views[0])
    root.insertSubview(views[3], belowSubview: views[1])
    #expect(root.subviews.map(\.tag) == [0, 2, 3, 1])
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[1])
    #expect(root.subviews.map(\.tag) == [1, 2, 3, 0])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews.map(\.tag) == [0, 2, 3, 1])
    #expect(root.viewWithTag(3) === views[3])
  }

  @Test func `a view cannot contain itself`() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(TinamouUIKit.clearProblems().count == 1)
  }

  @Test func `frame, bounds and center are one`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 50, y: 25)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size = CGSize(width: 60, height: 30)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 60, height: 30))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -10, y: -5, width: 120, height: 60))
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
  }

  @Test func `points convert through scrolled and moved views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 31))
    #expect(root.convert(CGPoint(x: 16, y: 31), to: inner) == CGPoint(x: 1, y: 1))
    #expect(
      inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: 30, width: 10, height: 10))
  }

  @Test func `masks follow the superview at once and in a layout`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(inner)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test func `a layout calls constraints first, then subviews from outside in`() {
    let (outer, inner) = (Noting(), Noting())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.addSubview(inner)
    outer.notes = []
    inner.notes = []
    outer.layoutIfNeeded()
    #expect(outer.notes.first == "constraints")
    #expect(outer.notes.contains("layout"))
    let before = outer.notes.count
    outer.layoutIfNeeded()
    #expect(outer.notes.count == before)
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.notes.count == before + 1)
  }

  @Test func `a subclass says how large its content is`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sized = Sized()
    sized.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(sized)
    NSLayoutConstraint.activate([
      sized.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      sized.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(sized.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
    sized.size = CGSize(width: 50, height: 40)
    root.layoutIfNeeded()
    #expect(sized.frame == CGRect(x: 25, y: 30, width: 50, height: 40))
  }

  @Test func `a label with room around its text wraps at the width that it gets`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.text = "Several words that need more than one line"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    plain.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    padded.topAnchor.constraint(equalTo: plain.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(plain.frame.height > 40)
    #expect(abs(padded.frame.height - plain.frame.height - 10) < 0.5)
  }

  @Test func `a tree without a window has margins of 8 and no safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.safeAreaInsets == .zero)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `a view in a window hears of its safe area`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    window.addSubview(view)
    #expect(view.notes.contains("window"))
    window.layoutIfNeeded()
    #expect(view.notes.contains("safe area"))
    #expect(view.safeAreaInsets.top == 47)
  }

  @Test func `a view may answer its safe area itself`() {
    final class Covered: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 20 + super.safeAreaInsets.top, left: 0, bottom: 0, right: 0)
      }
    }
    let covered = Covered(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    covered.addSubview(inner)
    let guide = covered.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    covered.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 20, width: 100, height: 80))
  }

  @Test func `a free view takes the size that its constraints ask for`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 70),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 70, height: 35))
  }

  @Test func `an override of the frame for an alignment rectangle counts`() {
    final class Shadowed: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 10, dy: 2) }
      override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.insetBy(dx: -10, dy: -2)
      }
    }
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Shadowed())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 3, width: 120, height: 14))
  }

  @Test func `a block changes the traits of a collection`() {
    let compact = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
    ])
    var found = UIUserInterfaceSizeClass.unspecified
    let changed = compact.modifyingTraits {
      found = $0.horizontalSizeClass
      $0.horizontalSizeClass = .unspecified
      $0.verticalSizeClass = .regular
    }
    #expect(found == .compact)
    #expect(changed.horizontalSizeClass == .unspecified)
    #expect(changed.verticalSizeClass == .regular)
    #expect(changed.displayScale == 3)
  }

  @Test func `a deep tree is let go without recursion`() {
    var view = UIView()
    for _ in 0..<20_000 {
      let outer = UIView()
      outer.addSubview(view)
      view = outer
    }
    #expect(view.subviews.count == 1)
  }

  @Test func `views are told apart and found in sets`() {
    let (first, second) = (UIView(), UIView())
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
  }

  @Test func `a subview is laid out at once when its superview asks while it is laid out`() {
    final class Inner: UIView {
      let bar = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 50)
      }
    }
    final class Outer: UIView {
      let (inner, below) = (Inner(), UIView())
      override func layoutSubviews() {
        super.layoutSubviews()
        inner.layoutIfNeeded()
        below.frame = CGRect(x: 0, y: inner.bar.frame.maxY, width: bounds.width, height: 20)
      }
    }
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    outer.inner.translatesAutoresizingMaskIntoConstraints = false
    outer.inner.addSubview(outer.inner.bar)
    outer.addSubview(outer.inner)
    outer.addSubview(outer.below)
    NSLayoutConstraint.activate([
      outer.inner.topAnchor.constraint(equalTo: outer.topAnchor),
      outer.inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      outer.inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      outer.inner.heightAnchor.constraint(equalToConstant: 100),
    ])
    outer.layoutIfNeeded()
    #expect(outer.below.frame == CGRect(x: 0, y: 50, width: 200, height: 20))
  }

  @Test func `an overridden setter of the bounds is called by the layout`() {
    final class Observing: UIView {
      var changes: [CGSize] = []
      override var bounds: CGRect { didSet { changes += [oldValue.size, bounds.size] } }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Observing()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 20)])
    root.layoutIfNeeded()
    width.constant = 50
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    let sizes = [CGSize.zero, CGSize(width: 30, height: 20), CGSize(width: 50, height: 20)]
    #expect(view.changes == [sizes[0], sizes[1], sizes[1], sizes[2]])
  }

  @Test func `the frame with which a view is made is checked`() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    #expect(UIView(frame: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)).frame == .zero)
    #expect(TinamouUIKit.clearProblems().map(\.description).first?.contains("UIView") == true)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: -10, height: 5))
    #expect(view.frame.minX == 0)
    #expect(view.bounds.width == 10)
  }

  @Test func `what has no finite size contains no point`() {
    let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    let view = UIView()
    view.bounds = endless
    #expect(!view.point(inside: CGPoint(x: 5, y: 5), with: nil))
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    #expect(!UIBezierPath(rect: endless).contains(CGPoint(x: 5, y: 5)))
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    #expect(!view.point(inside: CGPoint(x: CGFloat.infinity, y: 5), with: nil))
  }
}
