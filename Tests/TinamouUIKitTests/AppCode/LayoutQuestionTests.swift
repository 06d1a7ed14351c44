import Testing
import UIKit

/// What layout libraries and their tests read from views, guides and constraints.
@MainActor @Suite struct LayoutQuestionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func `a tree without a window says what affects a view and whether it is open`() {
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([leading, width, top])
    #expect(Set(view.constraintsAffectingLayout(for: .horizontal)) == [leading, width])
    #expect(view.constraintsAffectingLayout(for: .vertical).contains(top))
    #expect(view.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `a guide says the same of itself`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
    leading.isActive = true
    #expect(guide.hasAmbiguousLayout)
    let rest = [
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
    ]
    NSLayoutConstraint.activate(rest)
    #expect(!guide.hasAmbiguousLayout)
    #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)) == [leading, rest[0]])
  }

  @Test func `the layout guides of a controller cost its view one constraint each`() {
    let controller = UIViewController()
    controller.view = root
    _ = controller.topLayoutGuide
    #expect(root.constraints.count == 2)
    let below = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 3)
    let above = view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([below, above])
    #expect(below.secondItem === controller.topLayoutGuide)
    #expect(root.constraints.count == 4)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 3)
    #expect(view.frame.maxY == 480)
  }

  @Test func `the layout guides of a controller follow its safe area`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
    controller.additionalSafeAreaInsets.top = 27
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == insets.top + 20)
    #expect(TinamouUIKit.problems.isEmpty)
  }

  @Test func `priorities can be counted with`() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect((.defaultLow + 1.5 as UILayoutPriority).rawValue == 251.5)
    var priority = UILayoutPriority.defaultHigh
    priority -= 50
    priority += 1
    #expect(priority == UILayoutPriority(701))
  }

  @Test func `anchors of both axes and dimensions work in generic code`() {
    func pin<Axis: AnyObject>(
      _ pairs: [(NSLayoutAnchor<Axis>, NSLayoutAnchor<Axis>)], _ constant: CGFloat
    ) -> [NSLayoutConstraint] {
      pairs.map { $0.constraint(equalTo: $1, constant: constant) }
    }
    NSLayoutConstraint.activate(
      pin([(view.leftAnchor, root.leftAnchor), (view.rightAnchor, root.rightAnchor)], 4)
        + pin([(view.topAnchor, root.topAnchor)], 6)
        + pin([(view.heightAnchor, root.widthAnchor)], -300))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 4, y: 6, width: 320, height: 20))
  }

  @Test func `a distance of anchors is a dimension`() {
    let other = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    root.addSubview(other)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(
        equalTo: other.leadingAnchor.anchorWithOffset(to: other.trailingAnchor), multiplier: 0.5),
      view.topAnchor.constraint(equalTo: other.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 150, width: 25, height: 1))
  }

  @Test func `a field asks its delegate when it gets and gives back the keyboard`() {
    final class Noting: NSObject, UITextFieldDelegate {
      var notes: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { notes.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { notes.append("end") }
    }
    let (field, delegate) = (UITextField(), Noting())
    field.delegate = delegate
    root.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isEditing)
    root.endEditing(true)
    #expect(!field.isEditing)
    #expect(delegate.notes == ["begin", "end"])
  }

  @Test func `actions run when they are sent`() {
    let button = UIButton(type: .system)
    var count = 0
    let action = UIAction(title: "Add", identifier: .init("add")) { _ in count += 1 }
    button.addAction(action, for: .touchUpInside)
    button.addAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(count == 1)
    button.removeAction(identifiedBy: .init("add"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func `blocks of animations run at once and in order`() {
    var order: [Int] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { order.append(1) }
    } completion: { _ in
      order.append(2)
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { order.append(3) }
    animator.addCompletion { _ in order.append(4) }
    #expect(order == [1, 2])
    animator.startAnimation()
    #expect(order == [1, 2, 3, 4])
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    let other = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
    other.addAnimations { order.append(5) }
    other.startAnimation()
    #expect(order.last == 5)
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test func `content whose size is set scrolls, and so does content that bounces`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentSize = CGSize(width: 100, height: 2000)
    #expect(scroll.adjustedContentInset.top == 47)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -47)
    // The insets of the content do not make it scroll.
    scroll.contentSize.height = window.bounds.height
    scroll.contentInset.top = 10
    #expect(scroll.adjustedContentInset.top == 10)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.top == 57)
  }

  @Test func `a layer of a class of the app is reported`() {
    class Ring: CALayer {}
    class RingView: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    final class OwnRingView: RingView {
      private let ring = Ring()
      override var layer: CALayer { ring }
    }
    _ = TinamouUIKit.clearProblems()
    #expect(RingView().layer.sublayers == nil)
    #expect(TinamouUIKit.clearProblems().map(\.description).first?.contains("Ring") == true)
    #expect(OwnRingView().layer is Ring)
    #expect(TinamouUIKit.clearProblems().isEmpty)
  }

  @Test func `points convert to the coordinates of the screen`() {
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    #expect(view.convert(view.bounds, to: screen) == CGRect(x: 21, y: 32, width: 10, height: 10))
    #expect(view.convert(CGPoint(x: 21, y: 32), from: screen) == .zero)
    #expect(screen.convert(CGPoint.zero, from: view) == CGPoint(x: 21, y: 32))
    let space: any UICoordinateSpace = window
    #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 1, y: 2))
  }

  @Test func `the fixed coordinates of the screen are upright`() throws {
    let fixed = UIScreen.main.fixedCoordinateSpace
    #expect(fixed.bounds == UIScreen.main.bounds)
    let size = CGSize(width: 20, height: 10)
    try LayoutWindow.iPadAir2(.landscape).show({ UIViewController() }) { controller, _ in
      #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
      // The upper right corner of the turned screen is the lower right corner of the device.
      let corner = CGRect(origin: CGPoint(x: 1004, y: 0), size: size)
      let upright = CGRect(x: 758, y: 1004, width: 10, height: 20)
      #expect(controller.view.convert(corner, to: fixed) == upright)
      #expect(controller.view.convert(upright, from: fixed) == corner)
    }
  }

  @Test func `a view limits the text sizes inside of it`() {
    let (outer, inner, label) = (UIView(), UIView(), UILabel())
    outer.addSubview(inner)
    inner.addSubview(label)
    label.text = "Tinamou"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let plain = label.intrinsicContentSize
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.intrinsicContentSize.height > plain.height)
    inner.maximumContentSizeCategory = .large
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    #expect(label.intrinsicContentSize == plain)
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    inner.maximumContentSizeCategory = nil
    outer.minimumContentSizeCategory = .extraLarge
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.maximumContentSizeCategory = .medium
    #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
  }

  @Test func `insets are values of Foundation`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }
}
